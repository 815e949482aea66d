/**
 * Times the same call by clients that differ only in what records it. Short blocks alternate, so that other load on the machine
 * affects all clients alike.
 */
import { TextEncoder } from 'node:util';

const { client, area, otel, limits, rounds, calls } = JSON.parse(process.argv[2]);
const { ApiClient } = await import(client);
const { UsersApi } = await import(area);
const { instrument } = await import(otel);
const { Governor } = await import(limits);

const answer = {
  status: 200,
  statusText: 'OK',
  headers: {
    'content-type': 'application/json',
    'inin-correlation-id': '1a484381-32d2-4cc2-a3e0-b5c496588723',
    // The limit itself delays no request.
    'inin-ratelimit-count': '1',
    'inin-ratelimit-allowed': '1000000000',
    'inin-ratelimit-reset': '60',
  },
  body: new TextEncoder().encode('{"id":"u1"}'),
};

function usersOf(prepare, options) {
  const platform = new ApiClient({ apiUrl: 'https://bench.invalid', transport: () => Promise.resolve(answer), ...options });
  platform.setAccessToken('token');
  prepare?.(platform);
  return new UsersApi(platform);
}

const subjects = {
  plain: usersOf(),
  plainToo: usersOf(),
  removed: usersOf((platform) => instrument(platform)()),
  // The tracer and the meter that the API returns without an SDK.
  instrumented: usersOf((platform) => instrument(platform)),
  together: usersOf((platform) => instrument(platform), { limiter: new Governor(), logger: { level: 'error' } }),
};
const names = Object.keys(subjects);

/** The CPU time of a call, in µs. */
async function block(users) {
  const start = process.cpuUsage();
  for (let index = 0; index < calls; index++) await users.getUser('u1');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / calls;
}

for (let round = 0; round < 10; round++) for (const name of names) await block(subjects[name]);
const times = Object.fromEntries(names.map((name) => [name, []]));
for (let round = 0; round < rounds; round++) {
  for (const name of round % 2 === 0 ? names : names.toReversed()) times[name].push(await block(subjects[name]));
}
console.log(JSON.stringify({ times }));
