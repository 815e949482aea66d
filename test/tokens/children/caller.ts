/**
 * Makes 20 calls at once with a token that has expired: `caller.ts url store place step`. It ends as by `kill -9` when it
 * reaches a step: the first `read`, the `lock`, the work while the lock is `held`, the token request (`asked`), the handling of
 * the response (`answered`, `stored`), or the calls that wait for the token (`unlocked`).
 */
import { UsersApi } from '../../../src/apis/users.js';
import { ApiClient } from '../../../src/clients/on-fetch.js';
import { clientCredentials, fileStore, redisStore } from '../../../src/tokens/index.js';
import type { TokenStore } from '../../../src/tokens/index.js';
import { redisClient } from '../../support/redis-client.js';

const [apiUrl = '', kind = '', place = '', last = ''] = process.argv.slice(2);
const redis = redisClient(Number(place));
// No living program loses its lock, however busy the machine is. The test expires the locks of dead ones.
const ttlMs = 1_800_000;
const step = async (name: string): Promise<void> => {
  if (name !== last) return;
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
const inner = kind === 'file' ? fileStore(place, { ttlMs }) : redisStore(redis.command, { ttlMs, timeout: 60_000 });
const store: TokenStore = {
  read: async (key) => {
    await step('read');
    return await inner.read(key);
  },
  replace: async (...args) => {
    await step('answered');
    const isReplaced = await inner.replace(...args);
    await step('stored');
    return isReplaced;
  },
  alone: async (key, work) => {
    await step('lock');
    const done = await inner.alone(key, async () => {
      await step('held');
      return await work();
    });
    await step('unlocked');
    return done;
  },
};
const client = new ApiClient({
  apiUrl,
  timeout: 60_000,
  auth: clientCredentials({ clientId: 'app', clientSecret: 's3cret', store }),
  fetch: async (input, init) => {
    if (new Request(input, init).url.endsWith('/oauth/token')) await step('asked');
    return await fetch(input, init);
  },
});
const api = new UsersApi(client);
await new Promise((resolve) => {
  process.stdout.write('ready\n');
  process.stdin.once('data', resolve);
});
const answers = await Promise.all(Array.from({ length: 20 }, () => api.getUsersMe()));
process.stdout.write(`${[...new Set(answers.map(({ id }) => id))].join(' ')}\n`);
redis.close();
process.stdin.destroy();
