import { DiagLogLevel, SpanStatusCode, context, diag, trace } from '@opentelemetry/api';
import type { ApiClient } from 'contact-centre-client';
import { AnalyticsApi, UploadsApi, UsersApi } from 'contact-centre-client';
import { download, upload } from 'contact-centre-client/files';
import { conversationDetails } from 'contact-centre-client/jobs';
import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answer } from '../core/probe.js';
import { leads, organisation, populate } from '../bulk/support.js';
import { answering } from '../jobs/support.js';
import { clientOf } from '../support/in-sandbox.js';
import { followContexts, parentOf, recorded } from './support.js';
import type { Exports } from './support.js';

const LIST = 'GET /api/v2/users';

/** A client for a sandbox with a number of users. */
function users(count: number): { client: ApiClient; users: UsersApi } {
  const sandbox = createSandbox({ rateLimit: false });
  populate(sandbox, count);
  const client = clientOf(sandbox, { rejectWith: 'error' });
  client.setAccessToken(sandbox.issueAccessToken());
  return { client, users: new UsersApi(client) };
}

/** Each span with its parent, as text. */
function tree(all: Exports): string[] {
  return all.spans().map((span) => `${parentOf(span, all) ?? '-'} > ${span.name}`);
}

describe.each([
  ['with a context manager', followContexts],
  ['without one, as in a page', () => undefined],
])('%s', (_name, prepare) => {
  it('a list is the parent of its pages, and a child of where it was begun', async () => {
    prepare();
    const { client, users: api } = users(120);
    const all = recorded(client);
    const items = await api.getUsers({ pageSize: 100 }).items({ concurrency: 2 }).toArray();
    expect(items.length).toBeGreaterThan(120);
    expect(tree(all)).toEqual([`list getUsers > ${LIST}`, `list getUsers > ${LIST}`, '- > list getUsers']);
    const { attributes, status } = all.span('list getUsers');
    expect(attributes).toEqual({ 'genesyscloud.group.kind': 'list', 'genesyscloud.group.name': 'getUsers' });
    expect(status.code).toBe(SpanStatusCode.UNSET);
  });

  it('a list that the program leaves early ends, and one that is never read has no span', async () => {
    prepare();
    const { client, users: api } = users(120);
    const all = recorded(client);
    api.getUsers({ pageSize: 25 }).items();
    for await (const page of api.getUsers({ pageSize: 100 }).items().pages()) {
      expect(page.entities).toHaveLength(100);
      break;
    }
    for await (const user of api.getUsers({ pageSize: 100 })) {
      expect(user.id).toBeTruthy();
      break;
    }
    expect(tree(all)).toEqual([`list getUsers > ${LIST}`, '- > list getUsers', `list getUsers > ${LIST}`, '- > list getUsers']);
  });

  it('the estimate of a list is a list of one page', async () => {
    prepare();
    const { client, users: api } = users(30);
    const all = recorded(client);
    await api.getUsers({ pageSize: 25 }).items().cost();
    expect(tree(all)).toEqual([`list getUsers > ${LIST}`, '- > list getUsers']);
  });

  it('a list that fails has the type of its error', async () => {
    prepare();
    const { client } = answering(() => answer(500, { message: 'no', code: 'internal.server.error' }));
    const all = recorded(client);
    await expect(new UsersApi(client).getUsers().items().toArray()).rejects.toMatchObject({ status: 500 });
    expect(all.span('list getUsers')).toMatchObject({
      attributes: { 'error.type': '500' },
      status: { code: SpanStatusCode.ERROR },
    });
  });

  it('a job is the parent of its status requests and of the list of its results', async () => {
    prepare();
    const { client } = answering(({ method, url }) => {
      if (method === 'POST') return answer(202, { jobId: 'job-1' });
      return url.includes('/results') ? answer(200, { conversations: [{}, {}] }) : answer(200, { state: 'FULFILLED' });
    });
    const all = recorded(client);
    const job = await conversationDetails.start(new AnalyticsApi(client), { interval: '2022-06-30T00:00Z/2022-07-01T00:00Z' });
    const results: unknown[] = [];
    for await (const result of job.results()) results.push(result);
    expect(results).toHaveLength(2);
    const route = '/api/v2/analytics/conversations/details/jobs';
    expect(tree(all)).toEqual([
      `- > POST ${route}`,
      `job conversationDetails > GET ${route}/{jobId}`,
      `list getAnalyticsConversationsDetailsJobResults > GET ${route}/{jobId}/results`,
      'job conversationDetails > list getAnalyticsConversationsDetailsJobResults',
      '- > job conversationDetails',
    ]);
  });

  it('a job that fails ends with an error, and so does waiting for it', async () => {
    prepare();
    const { client } = answering(({ method }) =>
      method === 'POST' ? answer(202, { jobId: 'job-1' }) : answer(200, { state: 'FAILED' }),
    );
    const all = recorded(client);
    const job = await conversationDetails.start(new AnalyticsApi(client), { interval: 'x' });
    await expect(job.done()).rejects.toMatchObject({ code: 'ERR_JOB_FAILED' });
    await expect(job.result()).rejects.toMatchObject({ code: 'ERR_JOB_FAILED' });
    await expect(job.results().next()).rejects.toMatchObject({ code: 'ERR_JOB_FAILED' });
    const jobs = all.spans().filter(({ name }) => name === 'job conversationDetails');
    expect(jobs.map(({ attributes }) => attributes['error.type'])).toEqual(Array(3).fill('ERR_JOB_FAILED'));
  });

  it('each entity of a bulk run has a separate trace, which is linked to the run', async () => {
    prepare();
    const { client } = organisation(6);
    const all = recorded(client);
    expect(await leads(client).start()).toMatchObject({ done: 3, failed: 0 });
    const run = all.span('bulk leads');
    const items = all.spans().filter(({ name }) => name === 'bulk item leads');
    expect(items).toHaveLength(3);
    for (const item of items) {
      expect(item.links).toEqual([{ context: run.spanContext() }]);
      expect(item.parentSpanContext).toBeUndefined();
      expect(item.spanContext().traceId).not.toBe(run.spanContext().traceId);
    }
    const changes = all.spans().filter(({ name }) => name === 'PATCH /api/v2/users/{userId}');
    expect(changes.map((span) => parentOf(span, all))).toEqual(Array(3).fill('bulk item leads'));
    expect(new Set(changes.map((span) => span.parentSpanContext?.spanId)).size).toBe(3);
  });

  it('an upload is the parent of the reservation of its address', async () => {
    prepare();
    const { client } = answering(() => answer(200, { url: 'https://store.example/bucket/a?X-Amz-Signature=sig', headers: {} }));
    const all = recorded(client);
    const uploads = new UploadsApi(client);
    const send = () => Promise.resolve(new Response());
    await upload(({ name }) => uploads.postUploadsRecordings({ fileName: name }), new Uint8Array(5), { fetch: send });
    expect(tree(all)).toEqual(['upload > POST /api/v2/uploads/recordings', '- > upload']);
  });

  it('a download is the parent of its call, and fails with it', async () => {
    prepare();
    const { client } = answering(() => answer(404, { message: 'no', code: 'not.found' }));
    const all = recorded(client);
    const api = new UsersApi(client);
    const files = download(() => api.getUser('u1'), { to: () => new WritableStream() });
    await expect(files.toArray()).rejects.toMatchObject({ status: 404 });
    expect(tree(all)).toEqual(['download > GET /api/v2/users/{userId}', '- > download']);
    expect(all.span('download').attributes).toMatchObject({ 'error.type': '404' });
  });

  it('a group that fails ends its span once, so that the SDK has nothing to report', async () => {
    prepare();
    const reports: string[] = [];
    const report = (message: string): void => {
      reports.push(message);
    };
    diag.setLogger({ error: report, warn: report, info: report, debug: report, verbose: report }, DiagLogLevel.WARN);
    onTestFinished(() => {
      diag.disable();
    });
    const { client } = answering(() => answer(404, { message: 'no', code: 'not.found' }));
    const all = recorded(client);
    const files = download(() => new UsersApi(client).getUser('u1'), { to: () => new WritableStream() });
    await expect(files.toArray()).rejects.toMatchObject({ status: 404 });
    expect(all.span('download').status).toEqual({ code: SpanStatusCode.ERROR });
    expect(reports).toEqual([]);
  });
});

describe('with a context manager', () => {
  it('a list and a bulk run are children of the active span', async () => {
    followContexts();
    const { client } = organisation(4);
    const all = recorded(client);
    const outer = all.tracer.startSpan('nightly');
    await context.with(trace.setSpan(context.active(), outer), async () => {
      await leads(client).start();
      await new UsersApi(client).getUsers().items().toArray();
    });
    outer.end();
    expect(parentOf(all.span('bulk leads'), all)).toBe('nightly');
    const lists = all.spans().filter(({ name }) => name === 'list getUsers');
    expect(lists.map((span) => parentOf(span, all))).toEqual(['bulk leads', 'nightly']);
  });

  it('a span of the program inside a group is the parent of its calls', async () => {
    followContexts();
    const { client, users: api } = organisation(2);
    const all = recorded(client);
    await leads(client, {
      apply: async ({ id, version }, change, request) => {
        const inner = all.tracer.startSpan('apply');
        try {
          return await context.with(trace.setSpan(context.active(), inner), async () => {
            await Promise.resolve();
            return await api.patchUser(id, { ...change, version }, request);
          });
        } finally {
          inner.end();
        }
      },
    }).start();
    expect(parentOf(all.span('PATCH /api/v2/users/{userId}'), all)).toBe('apply');
    expect(parentOf(all.span('apply'), all)).toBe('bulk item leads');
  });

  it('undoing and rehearsing a run are recorded too', async () => {
    followContexts();
    const { client } = organisation(2);
    const run = leads(client);
    await run.rehearse();
    const all = recorded(client);
    await run.rehearse();
    expect(tree(all).at(-1)).toBe('- > bulk leads');
    await run.start();
    await run.undo();
    const names = all.spans().map(({ name }) => name);
    expect(names.filter((name) => name === 'bulk leads')).toHaveLength(3);
    expect(names.filter((name) => name === 'bulk item leads')).toHaveLength(2);
  });
});
