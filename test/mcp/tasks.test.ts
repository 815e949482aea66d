import { AnalyticsApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { expect, it } from 'vitest';
import { longestWait } from '../../examples/vitest-suite/longest-wait.js';
import { EmbeddedSandbox } from '../../src/mcp/platform/embedded-sandbox.js';
import { clientOf } from '../support/in-sandbox.js';
import { connect } from './support.js';

/** What an assistant does for three requests of a user, with the tools alone. */

function programOf(sandbox: Sandbox) {
  const client = clientOf(sandbox, { rejectWith: 'error' });
  client.setAccessToken(sandbox.issueAccessToken());
  return client;
}

const NOW = Date.parse('2026-03-11T10:00:00Z');

interface FoundOperation {
  operation: string;
}

it('"Which queue has the longest wait?"', async () => {
  const sandbox = createSandbox({ now: () => NOW, traffic: { intensity: 5, historyMs: 3_600_000 } });
  const { call } = await connect(new EmbeddedSandbox(() => sandbox));

  const { content: matches } = await call('find_operations', {
    question: 'how long have interactions been waiting in queues now',
  });
  const names = (matches['operations'] as FoundOperation[]).map(({ operation }) => operation);
  expect(names).toContain('postAnalyticsQueuesObservationsQuery');

  const { content: description } = await call('describe_operation', { operation: 'postAnalyticsQueuesObservationsQuery' });
  expect(JSON.stringify(description['body'])).toContain('oWaiting');

  const { content: list } = await call('list_all', { operation: 'getRoutingQueues', fields: ['id', 'name'], max_items: 100 });
  const queues = list['items'] as { id: string; name: string }[];

  const predicates = queues.map(({ id }) => ({ dimension: 'queueId', value: id }));
  const body = { filter: { type: 'or', predicates }, metrics: ['oWaiting'], detailMetrics: ['oWaiting'] };
  const { content } = await call('call_operation', {
    operation: 'postAnalyticsQueuesObservationsQuery',
    arguments: { body },
    fields: ['results.group', 'results.data.metric', 'results.data.observations.observationDate'],
    max_items: 200,
  });
  const { results } = content['result'] as {
    results: { group: { queueId: string }; data: { observations?: { observationDate: string }[] }[] }[];
  };
  const waits = results.flatMap(({ group, data }) =>
    data.flatMap(({ observations = [] }) =>
      observations.map(({ observationDate }) => ({ queueId: group.queueId, since: Date.parse(observationDate) })),
    ),
  );
  const [longest] = waits.sort((one, other) => one.since - other.since);
  const expected = await longestWait(programOf(sandbox), NOW);
  expect(expected).toBeDefined();
  expect({
    queue: queues.find(({ id }) => id === longest?.queueId)?.name,
    seconds: Math.floor((NOW - longest!.since) / 1000),
  }).toEqual(expected);
});

it('"Export the calls that were abandoned yesterday."', async () => {
  const sandbox = createSandbox({ now: () => NOW });
  sandbox.planJob({ lastsMs: 0 });
  const { call } = await connect(new EmbeddedSandbox(() => sandbox));

  const { content: guides } = await call('how_to', { task: 'export abandoned calls' });
  expect(JSON.stringify(guides['sections'])).toContain('tAbandon');

  const query = {
    interval: '2026-03-10T00:00:00Z/P1D',
    conversationFilters: [{ type: 'and', predicates: [{ type: 'metric', metric: 'tAbandon', operator: 'exists' }] }],
    segmentFilters: [{ type: 'and', predicates: [{ dimension: 'mediaType', value: 'voice' }] }],
  };
  const fields = ['conversationId', 'conversationStart', 'conversationEnd', 'participants.sessions.segments.queueId'];
  const rows: { conversationId: string }[] = [];
  let { content } = await call('run_job', { family: 'conversationDetails', input: query, fields, max_items: 5 });
  rows.push(...(content['result'] as typeof rows));
  while (content['token'] !== undefined) {
    ({ content } = await call('run_job', { family: 'conversationDetails', token: content['token'], fields, max_items: 5 }));
    rows.push(...(content['result'] as typeof rows));
  }

  const expected = await new AnalyticsApi(programOf(sandbox))
    .postAnalyticsConversationsDetailsQuery({ ...query, paging: { pageSize: 100, pageNumber: 1 } })
    .items()
    .toArray();
  expect(expected.length).toBeGreaterThan(5);
  expect(rows.map(({ conversationId }) => conversationId).sort()).toEqual(
    expected.map(({ conversationId }) => conversationId).sort(),
  );
});
