/** The run that the main program and its workers share. Over Redis they have one token, one rate limit and one journal. */
import { UsersApi } from 'contact-centre-client';
import { bulk, redisJournal } from 'contact-centre-client/bulk';
import { ApiClient } from 'contact-centre-client/fetch';
import { Governor, redisShared } from 'contact-centre-client/limits';
import { clientCredentials, redisStore } from 'contact-centre-client/tokens';
import { Redis } from 'ioredis';

/** Names the queue and the journal. */
export const NAME = 'leads';

/** What each program needs to describe the run. */
export interface RunSettings {
  apiUrl: string;
  redisUrl: string;
  clientId: string;
  clientSecret: string;
  /** Requests that the sandbox permits a token in each window. */
  allowed: number;
}

/**
 * Describes the run.
 *
 * @param onCount - Receives how many requests the platform has counted in the current window, with each response.
 */
export function describeRun(
  { apiUrl, redisUrl, clientId, clientSecret, allowed }: RunSettings,
  onCount: (requests: number) => void,
) {
  const redis = new Redis(redisUrl);
  // Redis is restarted during the run, so commands wait for it.
  redis.on('error', () => undefined);
  const command = (args: [string, ...string[]]) => redis.call(...args);
  const governor = new Governor({ shared: redisShared(command), allowed, log: () => undefined });
  const client = new ApiClient({
    apiUrl,
    rejectWith: 'error',
    auth: clientCredentials({ clientId, clientSecret, store: redisStore(command) }),
    limiter: governor,
    hooks: [
      async (_request, next) => {
        const response = await next();
        const { 'inin-ratelimit-count': count } = response.headers;
        if (count !== undefined) onCount(Number(count));
        return response;
      },
    ],
  });
  const users = new UsersApi(client);
  const run = bulk({
    name: NAME,
    client,
    source: () => users.getUsers({ pageSize: 500 }).items(),
    key: (user) => user.id,
    plan: (user) => (user.department === 'Support' ? { title: 'Lead' } : undefined),
    keep: ['id', 'title', 'version'],
    read: (id, request) => users.getUser(id, {}, request),
    apply: ({ id, version }, change, request) => users.patchUser(id, { ...change, version }, request),
    // Entities of a killed worker are released after 3 s; a production program uses the default of a minute. The workers are
    // compiled, which changes the text of the plan, but the main program is not.
    revision: '1',
    journal: redisJournal(command, NAME, { lockForMs: 3000 }),
  });
  const close = async (): Promise<void> => {
    governor.close();
    await client.close();
    redis.disconnect();
  };
  return { run, close };
}
