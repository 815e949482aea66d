// Makes, uses and drops 200 clients, and reports how many of them remain after garbage collection. Needs --expose-gc.
import { createServer } from 'node:http';
import { listen } from '../../support/loopback.js';

const [entry = ''] = process.argv.slice(2);
const { ApiClient, TokensApi } = (await import(entry)) as typeof import('../../../src/entries/index.js');
const collect = globalThis.gc!;

const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end('{}');
});
const { url: apiUrl, close } = await listen(server);

/** A caller's own signal and headers outlive the clients, as they do in a long-running service. */
const { signal } = new AbortController();
const headers = { 'X-App': 'desk' };
const references: WeakRef<object>[] = [];
const useAndDrop = async (n: number): Promise<void> => {
  const client = new ApiClient({ timeout: 0, apiUrl, headers, retry: true });
  client.setAccessToken(`t-${n}`);
  await new TokensApi(client).getTokensMe({}, { signal });
  references.push(new WeakRef(client));
};
for (let n = 0; n < 200; n++) await useAndDrop(n);
const alive = (): number => references.filter((reference) => reference.deref() !== undefined).length;
for (let round = 0; round < 20 && alive() > 0; round++) {
  await new Promise((resolve) => setTimeout(resolve, 10));
  collect();
}
console.log(JSON.stringify({ made: references.length, alive: alive() }));
await close();
