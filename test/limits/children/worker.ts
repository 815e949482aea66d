// One of several processes that call the same sandbox with one token, each with a separate governor over one Redis.
import { UsersApi } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import { Governor, redisShared } from 'contact-centre-client/limits';
import { createClient } from 'redis';

const [apiUrl = '', token = '', redisUrl = '', calls = '', allowed = ''] = process.argv.slice(2);
const redis = createClient({ url: redisUrl });
await redis.connect();
const governor = new Governor({
  // However busy the machine is: the test covers what holds while Redis responds.
  shared: redisShared((args) => redis.sendCommand(args), { patienceMs: 60_000 }),
  allowed: Number(allowed),
  reserve: 0,
  maxWaitMs: 3_600_000,
});
const client = new ApiClient({ apiUrl, limiter: governor, timeout: 0 });
client.setAccessToken(token);
const users = new UsersApi(client);
const outcomes = await Promise.allSettled(Array.from({ length: Number(calls) }, () => users.getUsers({ pageSize: 1 })));
await redis.close();
await client.close();
console.log(outcomes.filter(({ status }) => status === 'fulfilled').length);
