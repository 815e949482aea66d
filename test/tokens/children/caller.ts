/** Makes 20 calls at once with a token that has expired: `caller.ts url store place`. With `die` it ends, as by `kill -9`, over its token request. */
import { UsersApi } from '../../../src/apis/users.js';
import { ApiClient } from '../../../src/clients/on-fetch.js';
import { clientCredentials, fileStore, redisStore } from '../../../src/tokens/index.js';
import { redisClient } from '../../support/redis-client.js';

const [apiUrl = '', kind = '', place = '', die = ''] = process.argv.slice(2);
const redis = redisClient(Number(place));
const ttl = 1000;
const store = kind === 'file' ? fileStore(place, { ttl }) : redisStore(redis.command, { ttl });
const client = new ApiClient({
  apiUrl,
  timeout: 60_000,
  auth: clientCredentials({ clientId: 'app', clientSecret: 's3cret', store }),
  fetch: async (input, init) => {
    if (die && new Request(input, init).url.endsWith('/oauth/token')) {
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => undefined);
    }
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
