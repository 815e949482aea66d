import type { ApiPromise } from 'contact-centre-client';
import { EmailsApi } from 'contact-centre-client/apis/emails';
import type { EmailSettings, EmailThreadingSettings } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new EmailsApi();

describe('EmailsApi', () => {
  it('reads and changes how e-mails become conversations', () => {
    expectTypeOf(api.getEmailsSettings()).toEqualTypeOf<ApiPromise<EmailSettings>>();
    expectTypeOf(
      api.patchEmailsSettingsThreading({ body: { timeoutInMinutes: 60 } }),
    ).resolves.toEqualTypeOf<EmailThreadingSettings>();
    expectTypeOf(api.deleteEmailsSettingsThreading()).resolves.toBeVoid();
  });

  it('rejects settings in place of opts, of another kind, and of a wrong type', () => {
    // @ts-expect-error -- the body belongs in opts
    void api.patchEmailsSettingsThreading({ timeoutInMinutes: 60 });
    // @ts-expect-error -- a timeout belongs to threads
    void api.patchEmailsSettings({ body: { timeoutInMinutes: 60 } });
    // @ts-expect-error -- minutes are counted
    void api.patchEmailsSettingsThreading({ body: { timeoutInMinutes: '60' } });
  });
});
