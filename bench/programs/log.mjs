/**
 * Times the same call, whose response is 1 MB, by clients that differ only in their log. Short blocks alternate, so that other
 * load on the machine affects all clients alike.
 */
import { performance } from 'node:perf_hooks';
import { TextDecoder, TextEncoder } from 'node:util';

const { client, area, type, rounds, calls } = JSON.parse(process.argv[2]);
const { ApiClient } = await import(client);
const { UsersApi } = await import(area);

const answer = {
  status: 200,
  statusText: 'OK',
  headers: { 'content-type': type },
  body: new TextEncoder().encode('0123456789abcdef'.repeat(2 ** 16)),
};

function usersOf(logger, change) {
  const platform = new ApiClient({
    apiUrl: 'http://bench.invalid',
    transport: () => Promise.resolve(answer),
    ...(logger && { logger }),
  });
  platform.setAccessToken('token');
  change?.(platform);
  return new UsersApi(platform);
}

const bodies = { requestBody: true, responseBody: true };
const withoutLog = (platform) => {
  platform.logger.record = () => undefined;
};
const silent = {
  removed: usersOf(undefined, withoutLog),
  removedToo: usersOf(undefined, withoutLog),
  notGiven: usersOf(),
  off: usersOf({ level: 'none', ...bodies }),
};
// Shows what a cost would look like. It does not alternate with the others, since they would pay for its garbage collection.
const trace = usersOf({ level: 'trace', ...bodies, sink: () => undefined });

async function block(users, count) {
  const start = performance.now();
  for (let call = 0; call < count; call++) await users.getUsersMe();
  return ((performance.now() - start) / count) * 1000;
}

const names = Object.keys(silent);
const times = Object.fromEntries([...names, 'trace'].map((name) => [name, []]));
for (let round = -20; round < rounds; round++) {
  const order = names.map((_, turn) => names[(turn + Math.abs(round)) % names.length]);
  for (const name of round % 2 === 0 ? order : order.reverse()) {
    const time = await block(silent[name], calls);
    if (round >= 0) times[name].push(time);
  }
}
for (let round = 0; round < rounds; round++) times.trace.push(await block(trace, 1));

const { logger } = new ApiClient({ apiUrl: 'http://bench.invalid' });
const exchange = {
  operation: 'getUsersMe',
  method: 'GET',
  url: 'http://bench.invalid/api/v2/users/me',
  started: Date.now(),
  requestHeaders: {},
  requestBody: undefined,
  secrets: [],
  response: { status: 200, statusText: 'OK', headers: answer.headers, text: new TextDecoder().decode(answer.body) },
};
const records = 5_000_000;
for (let count = 0; count < 100_000; count++) logger.record(exchange);
const start = performance.now();
for (let count = 0; count < records; count++) logger.record(exchange);
console.log(JSON.stringify({ times, record: ((performance.now() - start) / records) * 1e6 }));
