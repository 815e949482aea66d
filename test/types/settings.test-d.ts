import type { ApiPromise } from 'contact-centre-client';
import type { EmailsApi } from 'contact-centre-client/apis/emails';
import { SettingsApi } from 'contact-centre-client/apis/settings';
import type {
  EmailSettings,
  ExecutionDataGlobalSettingsResponse,
  ExternalContactsSettings,
  UpdatedSettingsResponse,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new SettingsApi();

describe('SettingsApi', () => {
  it('reads and changes the settings of the organisation', () => {
    expectTypeOf(api.getSettingsExecutiondata()).toEqualTypeOf<ApiPromise<ExecutionDataGlobalSettingsResponse>>();
    expectTypeOf(api.patchSettingsExecutiondata({ enabled: true })).resolves.toEqualTypeOf<ExecutionDataGlobalSettingsResponse>();
    expectTypeOf(api.getExternalcontactsSettings()).resolves.toEqualTypeOf<ExternalContactsSettings>();
    expectTypeOf(
      api.putExternalcontactsSettings({ body: { manuallyAssignDivisionsToContacts: true } }),
    ).resolves.toEqualTypeOf<UpdatedSettingsResponse>();
  });

  it('has types that other areas have, too', () => {
    expectTypeOf<SettingsApi['getEmailsSettings']>().toEqualTypeOf<EmailsApi['getEmailsSettings']>();
    expectTypeOf(api.patchEmailsSettings({ body: {} })).resolves.toEqualTypeOf<EmailSettings>();
    expectTypeOf(api.deleteUsersAgentuiAgentsAutoanswerAgentIdSettings('me')).resolves.toBeVoid();
  });

  it('rejects incomplete settings, settings in place of opts, wrong types, and missing settings', () => {
    // @ts-expect-error -- the flag is missing
    void api.patchSettingsExecutiondata({});
    // @ts-expect-error -- yes or no
    void api.patchSettingsExecutiondata({ enabled: 'on' });
    // @ts-expect-error -- the body of this call belongs in opts
    void api.putExternalcontactsSettings({ manuallyAssignDivisionsToContacts: true });
    // @ts-expect-error -- settings are required
    void api.patchSettingsExecutiondata();
  });
});
