import type { ApiPromise } from 'contact-centre-client';
import { LanguageUnderstandingApi } from 'contact-centre-client/apis/language-understanding';
import type {
  IntentFeedback,
  Miner,
  MinerExecuteRequest,
  NluDetectionResponse,
  NluDomain,
  NluDomainVersion,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new LanguageUnderstandingApi();

describe('LanguageUnderstandingApi', () => {
  it('detects the intent of an utterance', () => {
    const meaning = api.postLanguageunderstandingDomainVersionDetect('domain', 'version', { input: { text: 'I lost my card' } });
    expectTypeOf(meaning).toEqualTypeOf<ApiPromise<NluDetectionResponse>>();
    // @ts-expect-error -- the text is wrapped in input
    void api.postLanguageunderstandingDomainVersionDetect('domain', 'version', { text: 'I lost my card' });
    // @ts-expect-error -- the version is missing
    void api.postLanguageunderstandingDomainVersionDetect('domain', { input: { text: 'I lost my card' } });
  });

  it('creates domains and their versions', () => {
    expectTypeOf(api.postLanguageunderstandingDomains({ name: 'Cards', language: 'en-us' })).resolves.toEqualTypeOf<NluDomain>();
    expectTypeOf(api.postLanguageunderstandingDomainVersionPublish('d', 'v')).resolves.toEqualTypeOf<NluDomainVersion>();
    // @ts-expect-error -- a version has a language
    void api.postLanguageunderstandingDomainVersions('d', { description: 'Second try' });
    // @ts-expect-error -- a domain has a name
    void api.patchLanguageunderstandingDomain('d', { language: 'en-us' });
  });

  it('accepts assessments, training states and mining statuses', () => {
    expectTypeOf<KnownValues<IntentFeedback['assessment']>>().toEqualTypeOf<'Incorrect' | 'Correct' | 'Unknown' | 'Disabled'>();
    expectTypeOf<KnownValues<NluDomainVersion['trainingStatus']>>().toEqualTypeOf<
      'Untrained' | 'Training' | 'Trained' | 'Error' | 'Unknown'
    >();
    expectTypeOf<KnownValues<MinerExecuteRequest['mediaType']>>().toEqualTypeOf<'Chat' | 'Call' | 'Message' | 'Email'>();
    void api.postLanguageunderstandingMinerExecute('miner', { body: { mediaType: 'Fax', queueIds: ['q'] } });
    expectTypeOf<'it-it'>().toExtend<NonNullable<Miner['language']>>();
  });

  it('rejects wrong options and ids', () => {
    // @ts-expect-error -- one expansion at a time
    void api.getLanguageunderstandingMinerIntents('miner', { expand: ['phrases'] });
    // @ts-expect-error -- utterances need includeUtterances
    void api.getLanguageunderstandingDomainVersion('d', 'v', { utterances: true });
    // @ts-expect-error -- versions are identified by text
    void api.deleteLanguageunderstandingDomainVersion('d', 2);
    // @ts-expect-error -- an utterance is required
    void api.postLanguageunderstandingDomainVersionDetect('d', 'v');
  });
});
