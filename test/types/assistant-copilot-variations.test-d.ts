import type { ApiPromise } from 'contact-centre-client';
import { AssistantCopilotVariationsApi } from 'contact-centre-client/apis/assistant-copilot-variations';
import type { AssistantCopilotVariation, AssistantCopilotVariationListing } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new AssistantCopilotVariationsApi();

const variation = {
  name: 'German',
  transcriptionConfig: { vendorName: 'Genesys' },
  copilot: { liveOnQueue: true, defaultLanguage: 'de-DE' },
};

describe('AssistantCopilotVariationsApi', () => {
  it('manages variations of an assistant', () => {
    expectTypeOf(api.postAssistantVariations('id', variation)).toEqualTypeOf<ApiPromise<AssistantCopilotVariation>>();
    expectTypeOf(api.getAssistantVariations('id')).resolves.toEqualTypeOf<AssistantCopilotVariationListing>();
    expectTypeOf(api.deleteAssistantVariation('id', 'v')).resolves.toBeVoid();
  });

  it('rejects an incomplete variation, a missing assistant, and paging', () => {
    // @ts-expect-error -- the variations are missing
    void api.postAssistantVariations('id', { name: 'German', transcriptionConfig: { vendorName: 'Genesys' } });
    // @ts-expect-error -- a copilot speaks a language
    void api.putAssistantVariation('id', 'v', { ...variation, copilot: { liveOnQueue: true } });
    // @ts-expect-error -- the assistant is missing
    void api.getAssistantVariation('v');
    // @ts-expect-error -- variations come at once
    void api.getAssistantVariations('id', { pageSize: '25' });
  });

  it('accepts known and new states', () => {
    expectTypeOf<KnownValues<AssistantCopilotVariation['state']>>().toEqualTypeOf<'Active' | 'Inactive'>();
    void api.putAssistantVariation('id', 'v', { ...variation, state: 'Testing' });
  });
});
