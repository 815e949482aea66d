import { ApiClient, ArchitectApi } from 'contact-centre-client';
import type { TransportRequest } from 'contact-centre-client';
import * as jobs from 'contact-centre-client/jobs';
import type { Listen } from 'contact-centre-client/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../core/probe.js';
import { answering, passing, stopTime } from '../support.js';

/** Starts an operation and subscribes to the event that reports its end. */
type Starting = (api: ArchitectApi, listen: Listen) => Promise<{ done: () => Promise<unknown> }>;

const families: [name: string, start: Starting, request: string, topic: string][] = [
  [
    'flowPublished',
    (api, listen) => jobs.flowPublished.start(api, { flowId: 'flow-1' }, { listen }),
    'POST /api/v2/flows/actions/publish?flow=flow-1',
    'v2.flows.flow-1',
  ],
  [
    'flowPublished with a version',
    (api, listen) => jobs.flowPublished.start(api, { flowId: 'flow-1', version: '2.0' }, { listen }),
    'POST /api/v2/flows/actions/publish?flow=flow-1&version=2.0',
    'v2.flows.flow-1',
  ],
  [
    'flowCheckedIn',
    (api, listen) => jobs.flowCheckedIn.start(api, 'flow-1', { listen }),
    'POST /api/v2/flows/actions/checkin?flow=flow-1',
    'v2.flows.flow-1',
  ],
  [
    'flowHistory',
    (api, listen) => jobs.flowHistory.start(api, 'flow-1', { listen }),
    'POST /api/v2/flows/flow-1/history',
    'v2.flows.flow-1',
  ],
  [
    'flowOutcomeChanged',
    (api, listen) => jobs.flowOutcomeChanged.start(api, { flowOutcomeId: 'outcome-1', body: { name: 'Booked' } }, { listen }),
    'PUT /api/v2/flows/outcomes/outcome-1 {"name":"Booked"}',
    'v2.flows.outcomes.outcome-1',
  ],
  [
    'flowsDeleted',
    (api, listen) => jobs.flowsDeleted.start(api, ['flow-1', 'flow-2'], { listen }),
    'DELETE /api/v2/flows?id=flow-1&id=flow-2',
    'v2.flows.flow-1',
  ],
  [
    'promptsDeleted',
    (api, listen) => jobs.promptsDeleted.start(api, ['prompt-1', 'prompt-2'], { listen }),
    'DELETE /api/v2/architect/prompts?id=prompt-1&id=prompt-2',
    'v2.architect.prompts.prompt-1',
  ],
  [
    'promptHistory',
    (api, listen) => jobs.promptHistory.start(api, 'prompt-1', { listen }),
    'POST /api/v2/architect/prompts/prompt-1/history',
    'v2.architect.prompts.prompt-1',
  ],
];

describe.each(families)('%s', (_name, start, request, topic) => {
  it('subscribes to the topic of its input, sends its request and ends with its own operation', async () => {
    const requests: string[] = [];
    const topics: string[] = [];
    let tell: (event: unknown) => void = () => undefined;
    const transport = ({ method, url, body }: TransportRequest) => {
      const { pathname, search } = new URL(url);
      requests.push(`${method} ${pathname}${search}${typeof body === 'string' ? ` ${body}` : ''}`);
      return Promise.resolve(answer(200, { id: 'operation-1' }));
    };
    const client = new ApiClient({ apiUrl: 'https://api.example', timeout: 0, transport });
    client.setAccessToken('tkn-of-a-job');
    const job = await start(new ArchitectApi(client), (name, listener) => {
      topics.push(name);
      tell = listener;
      return () => undefined;
    });
    expect([topics, requests]).toEqual([[topic], [request]]);
    const done = job.done();
    const operation = { id: 'operation-1', complete: true, actionStatus: 'SUCCESS' };
    tell({ id: 'operation-1', complete: true, actionStatus: 'FAILURE' });
    tell({ currentOperation: { ...operation, id: 'operation-2', actionStatus: 'FAILURE' } });
    tell({ currentOperation: operation });
    expect(await done).toEqual(operation);
  });
});

describe('systemPromptHistory', () => {
  beforeEach(stopTime);
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['ends where it is complete', { complete: true }, undefined],
    ['fails where it is complete with an error', { complete: true, errorCode: 'ERR' }, jobs.JobFailedError],
  ])('is polled until it is complete, and %s', async (_what, last, failure) => {
    const { client, requests } = answering(({ method }, count) =>
      answer(200, { id: 'history-1', ...(method === 'GET' && count === 3 ? last : { complete: false }) }),
    );
    const job = await passing(jobs.systemPromptHistory.start(new ArchitectApi(client), 'prompt-1'));
    const outcome = await passing(
      job.done().then(
        () => undefined,
        (error: unknown) => error,
      ),
    );
    if (failure) expect(outcome).toBeInstanceOf(failure);
    else expect(outcome).toBeUndefined();
    expect(requests).toEqual([
      'POST /architect/systemprompts/prompt-1/history',
      ...Array.from({ length: 2 }, () => 'GET /architect/systemprompts/prompt-1/history/history-1'),
    ]);
  });
});
