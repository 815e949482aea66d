import type { ApiPromise } from 'contact-centre-client';
import { ScreenMonitoringApi } from 'contact-centre-client/apis/screen-monitoring';
import type {
  ScreenMonitoringSession,
  ScreenMonitoringSessionEntityListing,
  ScreenMonitoringUserDetailsEntityListing,
  ScreenMonitorSettings,
  StartScreenMonitorResponseBody,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new ScreenMonitoringApi();

describe('ScreenMonitoringApi', () => {
  it('monitors the screen of a user or of a participant', () => {
    expectTypeOf(api.postUserScreenmonitorsSessions('ann')).toEqualTypeOf<ApiPromise<StartScreenMonitorResponseBody>>();
    expectTypeOf(
      api.postConversationParticipantScreenmonitorsSessions('call', 'ann'),
    ).resolves.toEqualTypeOf<StartScreenMonitorResponseBody>();
    expectTypeOf(api.getScreenmonitorsUserSessions('ann')).resolves.toEqualTypeOf<ScreenMonitoringSessionEntityListing>();
    expectTypeOf(api.deleteUserScreenmonitorsSession('ann', 's')).resolves.toBeVoid();
    // @ts-expect-error -- the user is missing
    void api.postConversationParticipantScreenmonitorsSessions('call');
    // @ts-expect-error -- the session is missing
    void api.getConversationParticipantScreenmonitorsSession('call', 'ann');
  });

  it('counts sessions of several users', () => {
    expectTypeOf(
      api.postScreenmonitorsSessionsUsersDetails(['ann', 'bob']),
    ).resolves.toEqualTypeOf<ScreenMonitoringUserDetailsEntityListing>();
    // @ts-expect-error -- several users are a list
    void api.postScreenmonitorsSessionsUsersDetails('ann');
    // @ts-expect-error -- they are named by ids
    void api.postScreenmonitorsSessionsUsersDetails([{ id: 'ann' }]);
  });

  it('configures the organisation', () => {
    expectTypeOf(api.getScreenmonitorsSettings()).resolves.toEqualTypeOf<ScreenMonitorSettings>();
    expectTypeOf(api.putScreenmonitorsSettings({ enableAgentNotifications: true })).resolves.toBeVoid();
    // @ts-expect-error -- yes or no
    void api.putScreenmonitorsSettings({ enableAgentNotifications: 'yes' });
    // @ts-expect-error -- settings are required
    void api.putScreenmonitorsSettings();
  });

  it('accepts types of sessions', () => {
    expectTypeOf<KnownValues<ScreenMonitoringSession['monitoringType']>>().toEqualTypeOf<'AgentLevel' | 'ConversationLevel'>();
  });
});
