/** Times the redaction of one hostile text in a log: the exchange is logged with headers and bodies, and nothing is sent. */
import { performance } from 'node:perf_hooks';
import { TextEncoder } from 'node:util';

const { client, area, shape, size, rounds } = JSON.parse(process.argv[2]);
const { ApiClient } = await import(client);
const { UsersApi } = await import(area);

const text = `token ${shape.repeat(size / shape.length)}`;
const answer = { status: 200, statusText: '', headers: { 'content-type': 'text/plain' }, body: new TextEncoder().encode(text) };

function usersOf(level) {
  const logger = { level, responseBody: true, sink: () => undefined };
  const platform = new ApiClient({ apiUrl: 'http://bench.invalid', transport: () => Promise.resolve(answer), logger });
  platform.setAccessToken('a-token-of-some-length');
  return new UsersApi(platform);
}

async function time(users) {
  const start = performance.now();
  await users.getUsersMe();
  return performance.now() - start;
}

const silent = usersOf('none');
const logged = usersOf('debug');
const times = [];
for (let round = 0; round < rounds; round++) {
  const without = await time(silent);
  times.push((await time(logged)) - without);
}
console.log(JSON.stringify(times));
