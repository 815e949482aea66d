import type { ApiPromise } from 'contact-centre-client';
import type { GetGuidesOptions } from 'contact-centre-client/apis/ai-studio';
import { AIStudioApi } from 'contact-centre-client/apis/ai-studio';
import type {
  CreateGuide,
  Guide,
  GuideEntityListing,
  GuideJob,
  GuideSessionTurnResponse,
  GuideVersion,
  SummarySetting,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new AIStudioApi();

describe('AIStudioApi', () => {
  it('creates guides and lists them', () => {
    expectTypeOf(api.postGuides({ name: 'Returns', source: 'Manual' })).toEqualTypeOf<ApiPromise<Guide>>();
    expectTypeOf(api.getGuides({ status: 'Draft', pageSize: 50 })).resolves.toEqualTypeOf<GuideEntityListing>();
    expectTypeOf(api.deleteGuideJobs('id')).resolves.toEqualTypeOf<GuideJob>();
    // @ts-expect-error -- the source is missing
    void api.postGuides({ name: 'Returns' });
    // @ts-expect-error -- one status at a time
    void api.getGuides({ status: ['Draft'] });
    // @ts-expect-error -- pages have numbers
    void api.getGuides({ after: 'c' });
  });

  it('creates a version, also from the one before', () => {
    expectTypeOf(
      api.postGuideVersions('id', { body: { instruction: 'Ask for the number' } }),
    ).resolves.toEqualTypeOf<GuideVersion>();
    void api.postGuideVersions('id');
    // @ts-expect-error -- the action is missing
    void api.postGuideVersions('id', { body: {} });
    // @ts-expect-error -- the body of this call belongs in opts
    void api.postGuideVersions('id', { instruction: 'Ask for the number' });
    // @ts-expect-error -- the version is missing
    void api.patchGuideVersion('id', { instruction: 'Ask' });
  });

  it('sends a turn of a session', () => {
    const turn = { inputEvent: { type: 'UserInput', mode: 'Text', text: 'Hello' }, languageCode: 'en-us', version: '1' };
    expectTypeOf(api.postGuideSessionTurns('id', 's', turn)).resolves.toEqualTypeOf<GuideSessionTurnResponse>();
    // @ts-expect-error -- the language is missing
    void api.postGuideSessionTurns('id', 's', { inputEvent: turn.inputEvent, version: '1' });
    // @ts-expect-error -- a version is text
    void api.postGuideSessionTurns('id', 's', { ...turn, version: 1 });
  });

  it('manages settings of summaries', () => {
    const setting = { name: 'Calls', language: 'en-us' };
    expectTypeOf(api.postConversationsSummariesSettings(setting)).resolves.toEqualTypeOf<SummarySetting>();
    expectTypeOf(
      api.postConversationsSummariesPreview({ transcript: '…', summaryPreviewSessionId: 's', summarySetting: setting }),
    ).resolves.toBeVoid();
    // @ts-expect-error -- the language is missing
    void api.putConversationsSummariesSetting('id', { name: 'Calls' });
    // @ts-expect-error -- insights are a list
    void api.putConversationsSummariesSetting('id', { ...setting, predefinedInsights: 'Resolution' });
  });

  it('accepts known and new sources of guides', () => {
    expectTypeOf<KnownValues<CreateGuide['source']>>().toEqualTypeOf<'Manual' | 'Prompt' | 'Document' | 'Transcripts'>();
    expectTypeOf<KnownValues<GetGuidesOptions['sortBy']>>().toEqualTypeOf<'dateModified' | 'name' | 'status'>();
    void api.postGuides({ name: 'Returns', source: 'Website' });
  });
});
