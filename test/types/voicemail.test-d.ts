import type { ApiPromise } from 'contact-centre-client';
import { VoicemailApi } from 'contact-centre-client/apis/voicemail';
import type {
  VoicemailGroupPolicy,
  VoicemailMediaInfo,
  VoicemailMessage,
  VoicemailMessageEntityListing,
  VoicemailUserPolicy,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new VoicemailApi();

describe('VoicemailApi', () => {
  it('reads messages and their recordings', () => {
    expectTypeOf(api.getVoicemailMessage('id', { expand: ['callerUser.routingStatus'] })).toEqualTypeOf<
      ApiPromise<VoicemailMessage>
    >();
    expectTypeOf(api.getVoicemailMessageMedia('id', { formatId: 'WEBM' })).resolves.toEqualTypeOf<VoicemailMediaInfo>();
    expectTypeOf(
      api.getVoicemailQueueMessages('queue', { pageNumber: 2 }),
    ).resolves.toEqualTypeOf<VoicemailMessageEntityListing>();
    expectTypeOf(api.deleteVoicemailMessages()).resolves.toBeVoid();
  });

  it('has policies of groups and of users', () => {
    expectTypeOf(api.patchVoicemailGroupPolicy('group', { rotateCallsSecs: 20 })).resolves.toEqualTypeOf<VoicemailGroupPolicy>();
    expectTypeOf(api.patchVoicemailMePolicy({ pin: '0000' })).resolves.toEqualTypeOf<VoicemailUserPolicy>();
    // @ts-expect-error -- a pin keeps its leading noughts
    void api.patchVoicemailUserpolicy('user', { pin: 0 });
    // @ts-expect-error -- users do not rotate calls
    void api.putVoicemailUserpolicy('user', { rotateCallsSecs: 20 });
    // @ts-expect-error -- a policy is required
    void api.patchVoicemailGroupPolicy('group');
  });

  it('copies a message, which is required', () => {
    expectTypeOf(
      api.postVoicemailMessages({ body: { voicemailMessageId: 'm', userId: 'u' } }),
    ).resolves.toEqualTypeOf<VoicemailMessage>();
    // @ts-expect-error -- the message is missing
    void api.postVoicemailMessages({ body: { userId: 'u' } });
    // @ts-expect-error -- ids come as one text here
    void api.getVoicemailMessages({ ids: ['a', 'b'] });
    // @ts-expect-error -- one's own mailbox has no id
    void api.getVoicemailMeMailbox('me');
  });

  it('accepts the alert types of a group', () => {
    expectTypeOf<KnownValues<VoicemailGroupPolicy['groupAlertType']>>().toEqualTypeOf<'RANDOM' | 'ROUND_ROBIN' | 'SEQUENTIAL'>();
    void api.patchVoicemailGroupPolicy('group', { groupAlertType: 'ALL_AT_ONCE' });
    // @ts-expect-error -- a message is identified by text
    void api.getVoicemailMessage(1);
  });
});
