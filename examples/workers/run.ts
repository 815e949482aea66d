/** What the program that hands the run out and those that work it off have in common: one run, and over Redis one token, one rate limit and one journal. */
import { UsersApi } from 'contact-centre-client';
import { bulk, redisJournal } from 'contact-centre-client/bulk';
import { ApiClient } from 'contact-centre-client/fetch';
import { Governor, redisShared } from 'contact-centre-client/limits';
import { clientCredentials, redisStore } from 'contact-centre-client/tokens';
import { Redis } from 'ioredis';

/** Of the queue, and of the journal. */
export const NAME = 'leads';

export interface Place {
  apiUrl: string;
  redisUrl: string;
  clientId: string;
  clientSecret: string;
  /** Requests that a token has in the sandbox's minute. */
  allowed: number;
}

/** @param counted - Told of how many requests the platform has counted in its minute, with each answer. */
export function leads({ apiUrl, redisUrl, clientId, clientSecret, allowed }: Place, counted: (requests: number) => void) {
  const redis = new Redis(redisUrl);
  // It is restarted meanwhile: commands wait for it.
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
        if (count !== undefined) counted(Number(count));
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
    // Whose worker was killed is free after 3 s; of a program that matters, after the minute that is usual.
    // The workers are built, which changes the plan's text, and the other program is not.
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
