import type { ApiPromise } from 'contact-centre-client';
import { RecordingApi } from 'contact-centre-client/apis/recording';
import type {
  Annotation,
  KeyRotationSchedule,
  OrphanRecording,
  Recording,
  RecordingJob,
  RecordingJobsQuery,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new RecordingApi();

const job: RecordingJobsQuery = {
  action: 'EXPORT',
  actionDate: '2026-06-01T00:00:00Z',
  conversationQuery: { interval: '2026-01-01/2026-02-01' },
};

describe('RecordingApi', () => {
  it('reads recordings and their annotations', () => {
    expectTypeOf(api.getConversationRecordings('call', { maxWaitMs: 5000, formatId: 'MP3' })).toEqualTypeOf<
      ApiPromise<Recording[]>
    >();
    expectTypeOf(
      api.postConversationRecordingAnnotations('call', 'r', { location: 12, description: 'Here' }),
    ).resolves.toEqualTypeOf<Annotation>();
    // @ts-expect-error -- the recording is missing
    void api.getConversationRecordingAnnotations('call');
    // @ts-expect-error -- a place in a recording is a number
    void api.postConversationRecordingAnnotations('call', 'r', { location: '0:12' });
    // @ts-expect-error -- the option is called fileName
    void api.getConversationRecording('call', 'r', { download: true, filename: 'call.mp3' });
  });

  it('schedules an export', () => {
    expectTypeOf(api.postRecordingJobs(job)).resolves.toEqualTypeOf<RecordingJob>();
    void api.postRecordingJobs({ ...job, action: 'ARCHIVE' });
    // @ts-expect-error -- the conversations are missing
    void api.postRecordingJobs({ action: 'EXPORT', actionDate: '2026-06-01T00:00:00Z' });
    // @ts-expect-error -- a query has an interval
    void api.postRecordingJobs({ ...job, conversationQuery: {} });
    // @ts-expect-error -- a date within a body is a text
    void api.postRecordingJobs({ ...job, actionDate: new Date() });
  });

  it('accepts actions, periods and providers', () => {
    expectTypeOf<KnownValues<RecordingJobsQuery['action']>>().toEqualTypeOf<'DELETE' | 'EXPORT' | 'ARCHIVE'>();
    expectTypeOf<KnownValues<KeyRotationSchedule['period']>>().toEqualTypeOf<
      'DISABLED' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
    >();
    expectTypeOf<KnownValues<OrphanRecording['providerType']>>().toEqualTypeOf<
      'EDGE' | 'CHAT' | 'EMAIL' | 'SCREEN_RECORDING' | 'PUREENGAGE' | 'PURECONNECT'
    >();
    // @ts-expect-error -- the period is missing
    void api.putRecordingRecordingkeysRotationschedule({ name: 'Keys' });
    // @ts-expect-error -- policies are deleted by one text
    void api.deleteRecordingMediaretentionpolicies(['a', 'b']);
    // @ts-expect-error -- a job is identified by text
    void api.getRecordingJob(3);
    // @ts-expect-error -- a job is required
    void api.postRecordingJobs();
  });
});
