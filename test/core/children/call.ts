// Makes a client and a call, counts file system accesses from then on, and ends by itself.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [entry = '', apiUrl = ''] = process.argv.slice(2);
const { ApiClient, TokensApi } = (await import(entry)) as typeof import('../../../src/entries/index.js');

const looks: string[] = [];
const watch = (owner: object, names: readonly string[]): void => {
  const functions = owner as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const original = functions[name]!;
    functions[name] = (...args) => {
      looks.push(`${name} ${String(args[0])}`);
      return original.apply(owner, args);
    };
  }
};
const names = ['readFile', 'open', 'stat', 'lstat', 'readdir', 'access', 'writeFile', 'mkdir'];
watch(fs, [...names, ...names.map((name) => `${name}Sync`), 'existsSync', 'createReadStream', 'watch']);
watch(fs.promises, names);
syncBuiltinESMExports();

const client = new ApiClient({ timeout: 0, apiUrl, persist: true });
client.setAccessToken('t');
const body = await new TokensApi(client).getTokensMe();
const observedLooks = [...looks];
console.log(JSON.stringify({ body, looks: observedLooks }));
