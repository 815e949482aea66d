import type { TransportResponse } from 'contact-centre-client';
import { AbortError, AnalyticsApi, ApiError, ArchitectApi, ConfigurationError, RecordingApi } from 'contact-centre-client';
import {
  JobExpiredError,
  JobFailedError,
  JobTimeoutError,
  UnknownJobStateError,
  conversationDetails,
  dataTableImport,
  gdprRequest,
  recordingBulk,
  reportRun,
  reportingExport,
} from 'contact-centre-client/jobs';
import type { JobProgress } from 'contact-centre-client/jobs';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, errorOf } from '../core/probe.js';
import { answering, passing, stopTime } from './support.js';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const query = { interval: '2022-06-30T00:00Z/2022-07-01T00:00Z' };

/** A conversation details job whose status requests receive these responses in order. The last response repeats. */
function conversationJob(...answers: (TransportResponse | Error)[]) {
  const looks: number[] = [];
  const { client, requests } = answering(({ method }) => {
    if (method === 'POST') return answer(202, { jobId: 'job-1' });
    if (method === 'DELETE') return answer(204);
    looks.push(Date.now());
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error) throw next;
    return next ?? answer(500);
  });
  const waits = (): number[] => looks.slice(1).map((look, index) => look - (looks[index] ?? 0));
  const starting = conversationDetails.start(new AnalyticsApi(client), query);
  return { starting, requests, looks, waits };
}

const state = (word: string, fields: object = {}, headers: Record<string, string> = {}): TransportResponse =>
  answer(200, { state: word, ...fields }, headers);

describe('Waiting for a job', () => {
  it('requests the status immediately, after 1 s, then with growing delays up to 15 s, each with 10 % jitter', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { starting, waits } = conversationJob(...Array.from({ length: 9 }, () => state('PENDING')), state('FULFILLED'));
    const before = Date.now();
    const job = await passing(starting);
    expect(await passing(job.done())).toEqual({ state: 'FULFILLED' });
    expect(waits().map((wait) => Math.round(wait / 10) / 100)).toEqual([1, 1.5, 2.25, 3.38, 5.06, 7.59, 11.39, 15, 15]);
    expect(Date.now() - before).toBeLessThan(63_000);
    vi.mocked(Math.random).mockReturnValue(1);
    const later = conversationJob(state('PENDING'), state('FULFILLED'));
    await passing((await passing(later.starting)).done());
    expect(later.waits()).toEqual([1100]);
  });

  it('sends no further request once the job is done', async () => {
    const { starting, requests } = conversationJob(state('FULFILLED'));
    const job = await passing(starting);
    await passing(job.done());
    await passing(job.done());
    expect(requests).toEqual(['POST /analytics/conversations/details/jobs', 'GET /analytics/conversations/details/jobs/job-1']);
  });

  it('waits until the date in Retry-After and ignores a past or invalid date', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const retryAfters = [new Date(Date.now() + 20_000).toUTCString(), '-5', 'soon', 'Fri, 01 Jul 2011 00:00:00 GMT'];
    const { starting, waits } = conversationJob(
      ...retryAfters.map((date) => state('PENDING', {}, { 'retry-after': date })),
      state('FULFILLED'),
    );
    await passing((await passing(starting)).done());
    expect(waits().map((wait) => Math.round(wait / 10) / 100)).toEqual([20, 1.5, 2.25, 3.38]);
  });

  it.each([Number.NaN, -1, 'an hour' as never])('rejects a maximum wait of %s s before the first request', async (maxWait) => {
    const { starting, looks } = conversationJob(state('PENDING'));
    await errorOf(passing((await passing(starting)).done({ maxWait })), ConfigurationError);
    expect(looks).toHaveLength(0);
  });

  it('rejects invalid options before the first request', async () => {
    const { starting, looks } = conversationJob(state('PENDING'));
    const job = await passing(starting);
    const asks: (() => Promise<unknown>)[] = [
      () => job.done({ maxWiat: 5 } as never),
      () => job.result({ onProgres: vi.fn() } as never),
      () => job.results({ pagesize: 5 } as never).next(),
    ];
    for (const ask of asks)
      expect((await errorOf(passing(ask()), ConfigurationError)).message).toMatch(
        /^The conversationDetails job: unknown option "/,
      );
    expect(looks).toHaveLength(0);
  });

  it.each([undefined, 'analytics'])('requires the API class of its calls instead of %j', async (api) => {
    const { message } = await errorOf(conversationDetails.start(api as never, query), ConfigurationError);
    expect(message).toContain('conversationDetails needs an instance of its API class, not ');
  });

  it('rejects a start whose response is null instead of ids', async () => {
    const { client } = answering(() => answer(200, null));
    expect((await errorOf(conversationDetails.start(new AnalyticsApi(client), query), ConfigurationError)).message).toContain(
      'ids',
    );
  });

  it('waits as long as Retry-After requests, in a response and in an error', async () => {
    const { starting, waits } = conversationJob(
      state('PENDING', {}, { 'retry-after': '7' }),
      answer(429, { message: 'slow' }, { 'retry-after': '30' }),
      state('FULFILLED'),
    );
    await passing((await passing(starting)).done());
    expect(waits()).toEqual([7000, 30_000]);
  });

  it('tolerates five consecutive failures and rejects with the sixth', async () => {
    const passes = [answer(503), answer(500), new TypeError('cut'), answer(502), answer(429)];
    const { starting } = conversationJob(...passes, state('PENDING'), ...passes, state('FULFILLED'));
    expect(await passing((await passing(starting)).done())).toEqual({ state: 'FULFILLED' });
    const broken = conversationJob(answer(503));
    const error = await errorOf(passing((await passing(broken.starting)).done()), ApiError);
    expect(error.status).toBe(503);
    expect(broken.looks).toHaveLength(6);
  });

  it('rejects immediately after a 403, a 400 or a 401', async () => {
    for (const status of [400, 401, 403]) {
      const { starting, looks } = conversationJob(answer(status, { message: 'no', code: 'missing.permissions', status }));
      const error = await errorOf(passing((await passing(starting)).done()), ApiError);
      expect(error.status).toBe(status);
      expect(looks.length).toBe(1);
    }
  });

  it('tolerates a 404 in the first 30 seconds', async () => {
    const { starting } = conversationJob(answer(404), answer(404), state('FULFILLED'));
    await passing((await passing(starting)).done());
    const missingJob = conversationJob(answer(404, { message: 'no job', status: 404 }));
    const before = Date.now();
    const error = await errorOf(passing((await passing(missingJob.starting)).done()), JobExpiredError);
    expect(error.cause).toMatchObject({ status: 404 });
    expect(Date.now() - before).toBeGreaterThanOrEqual(30_000);
    // A resumed job must exist already.
    const { client, requests } = answering(() => answer(404, { status: 404 }));
    await errorOf(passing(conversationDetails.at(new AnalyticsApi(client), 'job-1').done()), JobExpiredError);
    expect(requests).toHaveLength(1);
  });

  it('rejects after repeated unknown states instead of reporting success or polling forever', async () => {
    const { starting, looks } = conversationJob(state('TRANSMOGRIFYING'));
    const before = Date.now();
    const error = await errorOf(passing((await passing(starting)).done()), UnknownJobStateError);
    expect(error.message).toContain('TRANSMOGRIFYING');
    expect(looks.length).toBeGreaterThanOrEqual(10);
    expect(Date.now() - before).toBeGreaterThanOrEqual(300_000);
    expect(Date.now() - before).toBeLessThan(330_000);
    const silent = conversationJob(answer(200, { submissionDate: 'then' }));
    expect((await errorOf(passing((await passing(silent.starting)).done()), UnknownJobStateError)).raw).toBeUndefined();
  });

  it('continues when a known state follows an unknown one', async () => {
    const { starting } = conversationJob(state('TRANSMOGRIFYING'), state('RUNNING'), state('FULFILLED'));
    expect(await passing((await passing(starting)).done())).toEqual({ state: 'FULFILLED' });
  });

  it('rejects after the maximum wait', async () => {
    const { starting, looks } = conversationJob(state('PENDING'));
    const before = Date.now();
    const error = await errorOf(passing((await passing(starting)).done({ maxWait: 20 })), JobTimeoutError);
    expect(error).toMatchObject({ code: 'ERR_JOB_TIMEOUT', maxWait: 20 });
    expect(Date.now() - before).toBe(20_000);
    expect(looks.length).toBeGreaterThan(4);
  });

  it('rejects immediately on abort, leaves no timer and lets the job continue', async () => {
    const { starting, requests } = conversationJob(state('PENDING'));
    const job = await passing(starting);
    const controller = new AbortController();
    const waiting = errorOf(job.done({ signal: controller.signal }), AbortError);
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
    expect(requests.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('cancels the job on abort with onAbort: cancel', async () => {
    const { starting, requests } = conversationJob(state('PENDING'));
    const job = await passing(starting);
    const controller = new AbortController();
    const waiting = errorOf(job.done({ signal: controller.signal, onAbort: 'cancel' }), AbortError);
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    await waiting;
    expect(requests.at(-1)).toBe('DELETE /analytics/conversations/details/jobs/job-1');
  });

  it('does not cancel the job with onAbort: cancel if the wait fails without an abort', async () => {
    const { starting, requests } = conversationJob(state('FAILED'));
    const job = await passing(starting);
    await errorOf(passing(job.done({ signal: new AbortController().signal, onAbort: 'cancel' })), JobFailedError);
    expect(requests.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('rejects with the reason of the failure and the correlation id of the response', async () => {
    const { starting } = conversationJob(state('FAILED', { errorMessage: 'the lake is dry' }, { 'inin-correlation-id': 'c-1' }));
    const error = await errorOf(passing((await passing(starting)).done()), JobFailedError);
    expect(error).toMatchObject({ state: 'failed', raw: 'FAILED', errorMessage: 'the lake is dry', correlationId: 'c-1' });
    expect(error.message).toContain('the lake is dry');
  });

  it('treats a partly completed job as done with allowPartial, otherwise as failed', async () => {
    const { client } = answering(() => answer(200, { runStatus: 'COMPLETED_WITH_ERRORS' }));
    const run = reportRun.at(new AnalyticsApi(client), 'schedule', 'run');
    expect(await errorOf(passing(run.done()), JobFailedError)).toMatchObject({ state: 'partly' });
    expect(await passing(run.done({ allowPartial: true }))).toEqual({ runStatus: 'COMPLETED_WITH_ERRORS' });
    expect(run.state).toBe('partly');
  });
});

describe('Errors of jobs', () => {
  it('contain no token, even if the response repeats it', async () => {
    const secret = 'tkn-of-a-job';
    const errorBody = { message: `not for ${secret}`, errorMessage: 'no', status: 404 };
    const { client } = answering(({ url }) =>
      url.endsWith('/gone') ? answer(404, errorBody) : answer(200, { state: url.endsWith('/odd') ? 'ODD' : 'FAILED' }),
    );
    const api = new AnalyticsApi(client);
    for (const id of ['gone', 'odd', 'failed']) {
      const job = conversationDetails.at(api, id);
      const errors = [await errorOf(passing(job.done()), Error), await errorOf(passing(job.done({ maxWait: 0 })), Error)];
      for (const error of errors) expect(inspect(error, { depth: 9 }) + JSON.stringify(error)).not.toContain(secret);
    }
  });
});

describe('Progress of a job', () => {
  it('reports the amount done, the total, the rate and the remaining time', async () => {
    const reports: JobProgress[] = [];
    const { client } = answering((_request, count) =>
      answer(200, { state: count > 2 ? 'FULFILLED' : 'PROCESSING', totalRecordings: 40, totalProcessedRecordings: count * 10 }),
    );
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const job = recordingBulk.at(new RecordingApi(client), 'job-1');
    await passing(job.done({ onProgress: (progress) => reports.push(progress) }));
    expect(reports).toEqual([
      { state: 'running', raw: 'PROCESSING', done: 10, total: 40, rate: undefined, remaining: undefined },
      { state: 'running', raw: 'PROCESSING', done: 20, total: 40, rate: 10, remaining: 2 },
      { state: 'succeeded', raw: 'FULFILLED', done: 30, total: 40, rate: 8, remaining: 1.25 },
    ]);
  });

  it('reports percentages and survives a listener that throws', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let done: number | undefined;
    const { client } = answering(() => answer(200, { state: 'Complete', percentComplete: 60, counts: { percent: 1 } }));
    const { schedulingRun } = await import('contact-centre-client/jobs');
    const { WorkforceManagementApi } = await import('contact-centre-client');
    const job = schedulingRun.at(new WorkforceManagementApi(client), 'unit', 'run');
    await passing(
      job.done({
        onProgress: (progress) => {
          ({ done } = progress);
          throw new Error('mine');
        },
      }),
    );
    expect(done).toBe(60);
    expect(console.error).toHaveBeenCalledOnce();
  });
});

describe('A job that waits for a step', () => {
  const recordings = () => {
    let isExecuted = false;
    return answering(({ method }) => {
      isExecuted ||= method === 'PUT';
      return answer(200, { id: 'job-1', state: isExecuted && method === 'GET' ? 'FULFILLED' : 'READY' });
    });
  };

  it('fails with the state "action" unless execute is set', async () => {
    const { client, requests } = recordings();
    const job = recordingBulk.at(new RecordingApi(client), 'job-1');
    expect(await errorOf(passing(job.done()), JobFailedError)).toMatchObject({ state: 'action', raw: 'READY' });
    expect(requests).toEqual(['GET /recording/jobs/job-1']);
  });

  it('is continued once with execute: true', async () => {
    const { client, requests } = recordings();
    await passing(recordingBulk.at(new RecordingApi(client), 'job-1').done({ execute: true }));
    expect(requests).toEqual(['GET /recording/jobs/job-1', 'PUT /recording/jobs/job-1', 'GET /recording/jobs/job-1']);
  });

  it('runs the step of the caller, e.g. an upload of the file to import', async () => {
    let uploadAddress: string | undefined;
    const { client } = answering(() =>
      answer(200, {
        status: uploadAddress === undefined ? 'WaitingForUpload' : 'Succeeded',
        uploadURI: 'https://files.example/1',
      }),
    );
    const job = dataTableImport.at(new ArchitectApi(client), 'table', 'job-1');
    await errorOf(passing(job.done({ execute: true })), JobFailedError);
    await passing(
      job.done({
        execute: ({ uploadURI }) => {
          uploadAddress = uploadURI;
        },
      }),
    );
    expect(uploadAddress).toBe('https://files.example/1');
  });
});

describe('The result of a job', () => {
  it('is fetched from its address without a token, cookies or redirects', async () => {
    const fetches: [string, RequestInit | undefined][] = [];
    const { client } = answering(() => answer(200, { status: 'COMPLETED', resultsUrl: 'https://files.example/1?sig=x' }));
    const { GeneralDataProtectionRegulationApi } = await import('contact-centre-client');
    const job = gdprRequest.at(new GeneralDataProtectionRegulationApi(client), 'r');
    const result = await passing(
      job.result({
        fetch: (address, init) => {
          fetches.push([address as string, init]);
          return Promise.resolve(new Response('{"a":1}', { headers: { 'content-type': 'application/json' } }));
        },
      }),
    );
    expect(result).toEqual({ a: 1 });
    const signal = expect.any(AbortSignal) as AbortSignal;
    expect(fetches).toEqual([['https://files.example/1?sig=x', { redirect: 'error', credentials: 'omit', signal }]]);
  });

  it('is rejected if its address is not https, with an error that omits the signature', async () => {
    const { client } = answering(() => answer(200, { status: 'COMPLETED', resultsUrl: 'http://files.example/1?sig=planted' }));
    const { GeneralDataProtectionRegulationApi } = await import('contact-centre-client');
    const job = gdprRequest.at(new GeneralDataProtectionRegulationApi(client), 'r');
    const error = await errorOf(passing(job.result()), Error);
    expect(error).toMatchObject({ name: 'NetworkError' });
    expect(JSON.stringify(error) + error.message).not.toContain('planted');
  });

  it('is looked up in the list of exports if no operation returns one', async () => {
    const exports = [{ id: 'other', status: 'FAILED' }];
    const { client } = answering(({ method }) => {
      if (method === 'POST') return answer(200, { id: 'mine', status: 'SUBMITTED' });
      exports.push({ id: 'mine', status: exports.length > 2 ? 'COMPLETED' : 'RUNNING' });
      return answer(200, { entities: [exports[0], exports.at(-1)] });
    });
    const job = await passing(reportingExport.start(new AnalyticsApi(client), {} as never));
    expect(await passing(job.done())).toMatchObject({ entities: [{ id: 'other' }, { id: 'mine', status: 'COMPLETED' }] });
  });
});

describe('Starting and cancelling jobs', () => {
  it('rejects a job without an id', async () => {
    const { client } = answering(() => answer(202, {}));
    await errorOf(passing(conversationDetails.start(new AnalyticsApi(client), query)), ConfigurationError);
    expect(() => conversationDetails.at(new AnalyticsApi(client), '')).toThrow(ConfigurationError);
  });

  it('rejects with an ApiError, whatever errors option the client has', async () => {
    const { client } = answering(() => answer(400, { message: 'no interval', status: 400 }));
    expect(await errorOf(passing(conversationDetails.start(new AnalyticsApi(client), query)), ApiError)).toMatchObject({
      status: 400,
    });
    const extendedClient = answering(() => answer(202, { jobId: 'job-1' }));
    extendedClient.client.returnExtended = true;
    expect((await passing(conversationDetails.start(new AnalyticsApi(extendedClient.client), query))).ids).toEqual(['job-1']);
  });

  it('resolves the cancellation of a job that is gone and rejects on other errors', async () => {
    const missingJob = answering(() => answer(404, { status: 404 }));
    await passing(conversationDetails.at(new AnalyticsApi(missingJob.client), 'job-1').cancel());
    const refusingClient = answering(() => answer(403, { status: 403 }));
    await errorOf(passing(conversationDetails.at(new AnalyticsApi(refusingClient.client), 'job-1').cancel()), ApiError);
  });
});
