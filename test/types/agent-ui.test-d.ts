import type { ApiPromise } from 'contact-centre-client';
import { AgentUIApi } from 'contact-centre-client/apis/agent-ui';
import type { AutoAnswerSettings } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new AgentUIApi();

describe('AgentUIApi', () => {
  it('reads, replaces, changes and clears automatic answering', () => {
    expectTypeOf(api.getUsersAgentuiAgentsAutoanswerAgentIdSettings('me')).toEqualTypeOf<ApiPromise<AutoAnswerSettings>>();
    expectTypeOf(
      api.putUsersAgentuiAgentsAutoanswerAgentIdSettings('me', { settings: { voice: { enabled: true } } }),
    ).resolves.toEqualTypeOf<AutoAnswerSettings>();
    expectTypeOf(api.deleteUsersAgentuiAgentsAutoanswerAgentIdSettings('me')).resolves.toBeVoid();
  });

  it('rejects missing, mistyped and empty settings', () => {
    // @ts-expect-error -- by medium
    void api.patchUsersAgentuiAgentsAutoanswerAgentIdSettings('me', { enabled: true });
    // @ts-expect-error -- a medium has more than a switch
    void api.patchUsersAgentuiAgentsAutoanswerAgentIdSettings('me', { settings: { voice: true } });
    // @ts-expect-error -- settings are required
    void api.putUsersAgentuiAgentsAutoanswerAgentIdSettings('me');
    // @ts-expect-error -- the owner is missing
    void api.getUsersAgentuiAgentsAutoanswerAgentIdSettings();
  });
});
