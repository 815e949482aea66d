import type { ApiPromise } from 'contact-centre-client';
import { ChatApi } from 'contact-centre-client/apis/chat';
import type { ChatSettings } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new ChatApi();

describe('ChatApi', () => {
  it('reads and writes how long messages are kept', () => {
    expectTypeOf(api.getChatSettings()).toEqualTypeOf<ApiPromise<ChatSettings>>();
    expectTypeOf(api.patchChatSettings({ messageRetentionPeriodDays: 30 })).resolves.toEqualTypeOf<ChatSettings>();
  });

  it('refuses a period that is no number, an unknown setting, and nothing', () => {
    // @ts-expect-error -- days are counted
    void api.putChatSettings({ messageRetentionPeriodDays: '30' });
    // @ts-expect-error -- the setting says that it is in days
    void api.putChatSettings({ messageRetentionPeriod: 30 });
    // @ts-expect-error -- the settings are required
    void api.patchChatSettings();
    // @ts-expect-error -- a setting that is named has a value
    void api.patchChatSettings({ messageRetentionPeriodDays: undefined });
  });
});
