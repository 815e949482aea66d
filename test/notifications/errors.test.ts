import { inspect } from 'node:util';
import { ContactCentreError } from 'contact-centre-client';
import { TooManyTopicsError, TopicRefusedError } from 'contact-centre-client/notifications';
import { expect, it } from 'vitest';
import { stage } from './support.js';

it('Errors of subscriptions have names, codes and the data to handle them', () => {
  const refused = new TopicRefusedError('v2.users.u.presence', 'why', ['a:b:c']);
  expect(refused).toBeInstanceOf(ContactCentreError);
  expect(JSON.parse(JSON.stringify(refused))).toMatchObject({
    name: 'TopicRefusedError',
    code: 'ERR_TOPIC_REFUSED',
    topic: 'v2.users.u.presence',
    missingPermissions: ['a:b:c'],
  });
  const tooMany = new TooManyTopicsError(4000, 4);
  expect(tooMany).toMatchObject({ name: 'TooManyTopicsError', code: 'ERR_TOO_MANY_TOPICS', topics: 4000, maxChannels: 4 });
});

it('Errors, the status and the notifications themselves show no token', async () => {
  const { live, client, sandbox } = stage({}, { userId: ({ users }) => users.at(-1)!.id });
  const token = client.authData.accessToken ?? '';
  expect(token).not.toBe('');
  const error: unknown = await live
    .on('v2.analytics.queues.{id}.observations', 'q', () => undefined)
    .ready.catch((reason: unknown) => reason);
  sandbox.expireTokens();
  sandbox.failChannels({ effect: 'evict' });
  live.on('v2.users.{id}.presence', 'u', () => undefined);
  await expect.poll(() => live.status.state, { interval: 5 }).toBe('waiting');
  for (const shown of [error, live.status, live]) {
    expect(inspect(shown, { depth: 20, showHidden: false })).not.toContain(token);
  }
  expect(JSON.stringify([error, live.status])).not.toContain(token);
  await live.close();
});
