import type { RequestOptions } from 'contact-centre-client';
import { AnalyticsApi, ArchitectApi, OutboundApi, RecordingApi, WorkforceManagementApi } from 'contact-centre-client';
import {
  contactListExport,
  conversationDetails,
  dataTableImport,
  flowPublished,
  historicalDataDeletion,
  jobFamily,
  recordingBulk,
  schedulingRun,
} from 'contact-centre-client/jobs';
import type { JobProgress } from 'contact-centre-client/jobs';
import type { AnalyticsConversation, AsyncQueryStatus, AsyncUserDetailsQuery, RecordingJob } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const analytics = new AnalyticsApi();
const query = { interval: '2022-07-01T00:00Z/2022-07-02T00:00Z' };

describe('A job', () => {
  it('infers the types of its arguments, its status and its results', async () => {
    const job = await conversationDetails.start(analytics, { ...query, order: 'asc' }, { timeout: 5 });
    expectTypeOf(job.started.jobId).toEqualTypeOf<string>();
    expectTypeOf(
      job.done({
        maxWaitMs: 60_000,
        poll: { minMs: 10 },
        onProgress: (progress) => expectTypeOf(progress).toEqualTypeOf<JobProgress>(),
      }),
    ).resolves.toEqualTypeOf<AsyncQueryStatus>();
    for await (const conversation of job.results({ pageSize: 100, max: 5 }))
      expectTypeOf(conversation).toExtend<AnalyticsConversation>();
    expectTypeOf(job.token).toEqualTypeOf<string>();
    expectTypeOf(conversationDetails.resume(analytics, job.token).started).toEqualTypeOf<undefined>();
  });

  it('belongs to one API, and accepts the arguments of its operation', () => {
    // @ts-expect-error -- another API
    void conversationDetails.start(new RecordingApi(), query);
    // @ts-expect-error -- an interval is required
    void conversationDetails.start(analytics, {});
    // @ts-expect-error -- nor does it start without a query
    void conversationDetails.start(analytics);
    // @ts-expect-error -- another API
    conversationDetails.resume(new RecordingApi(), 'token');
    void historicalDataDeletion.start(new WorkforceManagementApi());
    void dataTableImport.start(new ArchitectApi(), { datatableId: 't', importMode: 'Append' });
    // @ts-expect-error -- the table is missing
    void dataTableImport.start(new ArchitectApi(), { importMode: 'Append' });
  });

  it('accepts as many ids as its path has', () => {
    const wfm = new WorkforceManagementApi();
    schedulingRun.at(wfm, 'unit', 'run');
    // @ts-expect-error -- a run is one of a business unit
    schedulingRun.at(wfm, 'run');
    // @ts-expect-error -- nothing starts one by itself
    void schedulingRun.start(wfm, {});
  });

  it('lists or cancels only if there is an operation for it', () => {
    const recording = recordingBulk.at(new RecordingApi(), 'job');
    void recording.cancel();
    expectTypeOf(recording.done()).resolves.toEqualTypeOf<RecordingJob>();
    // @ts-expect-error -- it lists nothing
    expectTypeOf(recording.results);
    expectTypeOf(recording).not.toHaveProperty('results');
    expectTypeOf(recording).not.toHaveProperty('then');
    expectTypeOf(conversationDetails.start(analytics, query).done()).resolves.toEqualTypeOf<AsyncQueryStatus>();
    // @ts-expect-error -- nor does the promise of its start
    expectTypeOf(recordingBulk.start(new RecordingApi(), {} as never).results);
    const exported = contactListExport.at(new OutboundApi(), 'list', 'none');
    expectTypeOf(exported.result()).resolves.toEqualTypeOf<unknown>();
    // @ts-expect-error -- it cannot be ended
    expectTypeOf(exported.cancel);
  });

  it('rejects unknown options', () => {
    const job = conversationDetails.at(analytics, 'job');
    // @ts-expect-error -- in ms, as a number
    void job.done({ maxWaitMs: '1 h' });
    // @ts-expect-error -- leave or cancel
    void job.done({ onAbort: 'stop' });
    // @ts-expect-error -- the key of an item is not sent
    void job.results({ key: false });
  });
});

describe('A custom family', () => {
  it('infers its types from its operations', async () => {
    const ownFamily = jobFamily({
      name: 'own',
      start: (api: AnalyticsApi, body: AsyncUserDetailsQuery, r) => {
        expectTypeOf(r).toEqualTypeOf<RequestOptions>();
        return api.postAnalyticsUsersDetailsJobs(body, r);
      },
      ids: ({ jobId }) => [jobId],
      status: (api, [id], r) => api.getAnalyticsUsersDetailsJob(id, r),
      words: { running: 'brewing' },
    });
    const job = await ownFamily.start(analytics, query);
    expectTypeOf(job.done()).resolves.toEqualTypeOf<AsyncQueryStatus>();
    // @ts-expect-error -- no operation was named for that
    expectTypeOf(job.cancel);
  });

  it('requires a name, and an operation that reads the status', () => {
    // @ts-expect-error -- no name
    jobFamily({ status: (api: AnalyticsApi, _ids, r: RequestOptions) => api.getAnalyticsUsersDetailsJob('j', r) });
    // @ts-expect-error -- no status
    jobFamily({ name: 'own' });
    jobFamily({
      name: 'own',
      status: (api: AnalyticsApi) => api.getAnalyticsUsersDetailsJob('j'),
      // @ts-expect-error -- no state that there is
      words: { done: 'brewed' },
    });
  });
});

describe('Work that ends with an event', () => {
  it('cannot be started without notifications', () => {
    const architect = new ArchitectApi();
    void flowPublished.start(architect, { flowId: 'f' }, { listen: () => () => undefined });
    // @ts-expect-error -- the notifications are missing
    void flowPublished.start(architect, { flowId: 'f' });
    // @ts-expect-error -- the flow is missing
    void flowPublished.start(architect, {}, { listen: () => () => undefined });
  });
});
