import type { ApiPromise } from 'contact-centre-client';
import { AgentCopilotApi } from 'contact-centre-client/apis/agent-copilot';
import type { Copilot, LanguageSupportResponse } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new AgentCopilotApi();

describe('AgentCopilotApi', () => {
  it('configures an assistant', () => {
    expectTypeOf(api.putAssistantCopilot('id', { liveOnQueue: true, defaultLanguage: 'en-US' })).toEqualTypeOf<
      ApiPromise<Copilot>
    >();
    expectTypeOf(api.getAssistantCopilot('id')).resolves.toEqualTypeOf<Copilot>();
    // @ts-expect-error -- the language is missing
    void api.putAssistantCopilot('id', { liveOnQueue: true });
    // @ts-expect-error -- yes or no
    void api.putAssistantCopilot('id', { liveOnQueue: 'yes', defaultLanguage: 'en-US' });
    // @ts-expect-error -- the assistant is missing
    void api.getAssistantCopilot();
  });

  it('lists the features of a language', () => {
    expectTypeOf(api.getAssistantsCopilotFeaturesupport({ language: 'de-DE' })).resolves.toEqualTypeOf<LanguageSupportResponse>();
    // @ts-expect-error -- one language, or all
    void api.getAssistantsCopilotFeaturesupport({ languages: ['de-DE'] });
  });

  it('accepts the known engine and a new one', () => {
    expectTypeOf<KnownValues<Copilot['nluEngineType']>>().toEqualTypeOf<'NluV3'>();
    void api.putAssistantCopilot('id', { liveOnQueue: true, defaultLanguage: 'en-US', nluEngineType: 'NluV4' });
  });
});
