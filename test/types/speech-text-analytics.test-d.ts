import type { ApiPromise } from 'contact-centre-client';
import { SpeechTextAnalyticsApi } from 'contact-centre-client/apis/speech-text-analytics';
import type {
  DeleteProgramResponse,
  GeneralProgramJobRequest,
  Program,
  SentimentFeedback,
  TopicRequest,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new SpeechTextAnalyticsApi();

describe('SpeechTextAnalyticsApi', () => {
  it('manages programs of topics', () => {
    expectTypeOf(api.putSpeechandtextanalyticsProgram('id', { name: 'Churn', topicIds: ['t'] })).toEqualTypeOf<
      ApiPromise<Program>
    >();
    expectTypeOf(
      api.deleteSpeechandtextanalyticsProgram('id', { forceDelete: true }),
    ).resolves.toEqualTypeOf<DeleteProgramResponse>();
    // @ts-expect-error -- a program has a name
    void api.postSpeechandtextanalyticsPrograms({ topicIds: ['t'] });
    // @ts-expect-error -- topics are named by a list
    void api.putSpeechandtextanalyticsProgram('id', { name: 'Churn', topicIds: 't' });
  });

  it('sends strictness as text', () => {
    expectTypeOf<KnownValues<TopicRequest['strictness']>>().toEqualTypeOf<'1' | '55' | '65' | '72' | '85' | '90'>();
    expectTypeOf<KnownValues<TopicRequest['participants']>>().toEqualTypeOf<'External' | 'Internal' | 'All'>();
    void api.postSpeechandtextanalyticsTopics({ name: 'Cancel', dialect: 'en-US', strictness: '99' });
    // @ts-expect-error -- although it looks like a number
    void api.postSpeechandtextanalyticsTopics({ name: 'Cancel', dialect: 'en-US', strictness: 72 });
    // @ts-expect-error -- the dialect is missing
    void api.postSpeechandtextanalyticsTopics({ name: 'Cancel' });
  });

  it('accepts dialects and sentiments', () => {
    expectTypeOf<KnownValues<SentimentFeedback['feedbackValue']>>().toEqualTypeOf<'Neutral' | 'Positive' | 'Negative'>();
    expectTypeOf<KnownValues<GeneralProgramJobRequest['mode']>>().toEqualTypeOf<'Skip' | 'Merge' | 'ReplaceMerge'>();
    expectTypeOf<KnownValues<GeneralProgramJobRequest['dialect']>>().toEqualTypeOf<
      | ('ar-001' | 'ar-AE' | 'ar-BH' | 'ar-EG' | 'ar-IL' | 'ar-SA' | 'ar-TN' | 'da-DK' | 'de-CH' | 'de-DE')
      | ('en-AU' | 'en-GB' | 'en-HK' | 'en-IE' | 'en-IN' | 'en-NZ' | 'en-SG' | 'en-US' | 'en-ZA' | 'es-ES' | 'es-US')
      | ('fi-FI' | 'fr-CA' | 'fr-FR' | 'he-IL' | 'hi-IN' | 'it-IT' | 'ja-JP' | 'ko-KR' | 'nb-NO' | 'nl-NL' | 'pl-PL')
      | ('pt-BR' | 'pt-PT' | 'sv-SE' | 'tr-TR' | 'zh-CN' | 'zh-HK' | 'zh-TW' | 'zu-ZA')
    >();
    void api.postSpeechandtextanalyticsProgramsGeneralJobs({ dialect: 'cy-GB' });
  });

  it('rejects wrong options and missing arguments', () => {
    // @ts-expect-error -- programs are paged by nextPage
    void api.getSpeechandtextanalyticsPrograms({ pageNumber: 2 });
    // @ts-expect-error -- the communication is missing
    void api.getSpeechandtextanalyticsConversationCommunicationTranscripturl('conversation');
    // @ts-expect-error -- a feedback is about a phrase
    void api.postSpeechandtextanalyticsSentimentfeedback({ dialect: 'en-US', feedbackValue: 'Positive' });
    // @ts-expect-error -- the programs are missing
    void api.postSpeechandtextanalyticsProgramsPublishjobs();
    // @ts-expect-error -- a topic is identified by text
    void api.getSpeechandtextanalyticsTopic(1);
  });
});
