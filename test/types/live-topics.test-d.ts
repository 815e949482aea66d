import { useTopic } from 'contact-centre-client/react';
import type { TopicState } from 'contact-centre-client/react';
import type { PresenceEventUserPresence } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

describe('useTopic', () => {
  it('is typed by the template', () => {
    expectTypeOf(useTopic('v2.users.{id}.presence', 'u')).toEqualTypeOf<TopicState<PresenceEventUserPresence>>();
    expectTypeOf(useTopic('v2.users.{id}.presence', undefined).event?.eventBody).toEqualTypeOf<
      PresenceEventUserPresence | undefined
    >();
    const { event } = useTopic('v2.users.{id}.presence', 'u', { repair: () => Promise.resolve(1) });
    expectTypeOf(event?.repaired).toEqualTypeOf<number | undefined>();
  });

  it('rejects an invalid template and missing ids', () => {
    // @ts-expect-error -- there is no such topic
    useTopic('v2.users.{id}.mood', 'u');
    // @ts-expect-error -- the user id is missing
    useTopic('v2.users.{id}.presence');
    // @ts-expect-error -- one of two is missing
    useTopic('v2.architect.prompts.{id}.resources.{id}', ['p']);
  });
});
