import { createSandbox } from 'contact-centre-client/sandbox';
import { expect, it } from 'vitest';
import { EmbeddedSandbox } from '../../../src/mcp/platform/embedded-sandbox.js';
import { connect } from '../support.js';

/** Conversations of the 10th of March exist. A job that is done at once needs one request. */
function openCentre(lastsMs = 0) {
  const sandbox = createSandbox({ now: () => Date.parse('2026-03-11T00:30:00Z') });
  sandbox.planJob({ lastsMs });
  return { sandbox, platform: new EmbeddedSandbox(() => sandbox) };
}

const input = { family: 'conversationDetails', input: { interval: '2026-03-10T00:00:00Z/P1D' } };

it('starts a job, and reads all results in several calls by its token', async () => {
  const { platform } = openCentre();
  const { call } = await connect(platform);
  const ids: string[] = [];
  let answer = await call('run_job', { ...input, max_items: 20 });
  for (;;) {
    const items = answer.content['result'] as { conversationId: string }[];
    expect(items.length).toBeLessThanOrEqual(20);
    ids.push(...items.map(({ conversationId }) => conversationId));
    const { token } = answer.content;
    if (token === undefined) break;
    answer = await call('run_job', { family: 'conversationDetails', token, max_items: 20 });
  }
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

it('returns a token if the job takes longer than wait_seconds', async () => {
  const { platform } = openCentre(3_600_000);
  const { call } = await connect(platform);
  const { content } = await call('run_job', { ...input, wait_seconds: 1 });
  expect(content).toMatchObject({ state: 'queued', token: expect.any(String) as string });
});

it('reports why a job failed', async () => {
  const { sandbox, platform } = openCentre();
  sandbox.reset();
  sandbox.planJob({ lastsMs: 0, end: 'failed' });
  const { call } = await connect(platform);
  expect((await call('run_job', input)).content['error']).toMatchObject({ code: 'ERR_JOB_FAILED' });
});

it('lists the families for an unknown one, and refuses input together with a token', async () => {
  const { call } = await connect(openCentre().platform);
  const { content } = await call('run_job', { family: 'conversationDetail' });
  expect(content['error']).toMatchObject({
    code: 'unknown.family',
    message: 'There is no job family "conversationDetail". Did you mean "conversationDetails"?',
    remedy: expect.stringContaining('userDetails') as string,
  });
  expect((await call('run_job', { ...input, token: 'x' })).content['error']).toMatchObject({ code: 'invalid.arguments' });
});
