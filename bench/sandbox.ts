/** What the sandbox can carry: a page out of a large collection, and many calls in a row. Run by `npm run bench`. */
import { ApiClient, RoutingApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';

const sandbox = createSandbox({ rateLimit: false });
const transport: NonNullable<ConstructorParameters<typeof ApiClient>[0]>['transport'] = async (request) => {
  const response = await sandbox.fetch(
    new Request(request.url, { method: request.method, headers: request.headers, body: request.body ?? null }),
  );
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, statusText: response.statusText, headers: Object.fromEntries(response.headers), body };
};
const client = new ApiClient({ apiUrl: 'http://sandbox.invalid', transport });
const { id, secret } = sandbox.clients.clientCredentials;
await client.loginClientCredentialsGrant(id, secret);
const routing = new RoutingApi(client);

for (let index = 0; index < 5000; index++) await routing.postRoutingSkills({ name: `Skill ${index}` });
const pages: number[] = [];
for (let page = 1; page <= 100; page++) {
  const start = performance.now();
  await routing.getRoutingSkills({ pageSize: 25, pageNumber: page });
  pages.push(performance.now() - start);
}
const median = pages.sort((a, b) => a - b)[50] ?? NaN;
console.log(
  `a page of 25 out of 5,000 entities: median ${median.toFixed(2)} ms, slowest ${(pages.at(-1) ?? NaN).toFixed(2)} ms (limit 5 ms)`,
);

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};
for (let call = 0; call < 2000; call++) await routing.getRoutingSkills({ pageSize: 5 });
const before = heap();
for (let call = 0; call < 10_000; call++) await routing.getRoutingSkills({ pageSize: 5 });
const growth = heap() - before;
console.log(`10,000 calls in a row: ${growth.toFixed(2)} MiB of growth (limit 1 MiB)`);

if (median >= 5 || growth >= 1) process.exitCode = 1;
