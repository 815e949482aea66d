import type { ApiPromise } from 'contact-centre-client';
import { ChatApi } from 'contact-centre-client/apis/chat';
import type { ChatSettings } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new ChatApi();

describe('ChatApi', () => {
  it('reads and sets the retention period of messages', () => {
    expectTypeOf(api.getChatSettings()).toEqualTypeOf<ApiPromise<ChatSettings>>();
    expectTypeOf(api.patchChatSettings({ messageRetentionPeriodDays: 30 })).resolves.toEqualTypeOf<ChatSettings>();
  });

  it('rejects a non-numeric period, an unknown setting, and missing settings', () => {
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
