import type { DecisionMetricsResponse, DecisionMetricsUpdateJobResponse } from 'contact-centre-client';
import { beforeEach, expect, it } from 'vitest';
import { NOBODY, openCrew, toldOf, upload, WFM } from './support.js';
import type { Crew } from './support.js';

let crew: Crew;
let path: string;
beforeEach(async () => {
  crew = await openCrew();
  path = `${WFM}/businessunits/${crew.businessUnit}/decisionmetrics`;
});

const send = async (userMetrics: unknown) => {
  const uploadKey = await upload(crew, `${path}/update`, { userMetrics });
  return await crew.call<DecisionMetricsUpdateJobResponse>('POST', `${path}/update`, { uploadKey });
};
const done = async (userMetrics: object[]) => {
  const { body } = await send(userMetrics);
  crew.sandbox.clock.advance(3000);
  return (await crew.call<DecisionMetricsUpdateJobResponse>('GET', `${path}/jobs/${body.job.id}`)).body;
};
const figures = async () =>
  (await crew.call<DecisionMetricsResponse>('GET', `${WFM}/managementunits/${crew.managementUnit}/decisionmetrics`)).body
    .entities;

it('uploaded ranks and tie-breakers apply to the agents when the job is done', async () => {
  const { agent, other } = crew;
  const entry = { userId: agent, performanceRank: { value: 7 }, tieBreakerValue: { value: 2 } };
  const { status, body } = await send([entry]);
  expect(status).toBe(202);
  expect(body).toMatchObject({ status: 'Processing', updateErrors: [] });
  expect(await figures()).toStrictEqual([agent, other].map((id) => ({ user: { id, selfUri: `/api/v2/users/${id}` } })));
  crew.sandbox.clock.advance(3000);
  expect((await crew.call('GET', `${path}/jobs/${body.job.id}`)).body).toMatchObject({ status: 'Complete' });
  expect(await figures()).toMatchObject([
    { user: { id: agent }, performanceRank: 7, tieBreakerValue: 2 },
    { user: { id: other } },
  ]);
});

it('keeps an absent field, and removes an empty one', async () => {
  const userId = crew.agent;
  await done([{ userId, performanceRank: { value: 7 }, tieBreakerValue: { value: 2 } }]);
  await done([{ userId, tieBreakerValue: {} }]);
  const [first] = await figures();
  expect(first).toMatchObject({ performanceRank: 7 });
  expect(first).not.toHaveProperty('tieBreakerValue');
});

it('an invalid entry changes nothing, and the job reports it', async () => {
  const { agent, other, stranger } = crew;
  const job = await done([
    { userId: stranger, performanceRank: { value: 1 } },
    { userId: agent, performanceRank: { value: 1.5 }, tieBreakerValue: { value: -1 } },
    { userId: other, performanceRank: { value: 0 } },
  ]);
  expect(job).toMatchObject({
    status: 'Complete',
    updateErrors: [
      { user: { id: stranger }, errors: ['InvalidUser'] },
      { user: { id: agent }, errors: ['InvalidPerformanceRank', 'InvalidTieBreaker'] },
    ],
  });
  expect((await figures()).map(({ performanceRank }) => performanceRank)).toEqual([undefined, 0]);
});

it('notifies the uploader when the values are imported', async () => {
  const planner = crew.sandbox.users[0]!.id;
  const { job, uploadKey } = await done([{ userId: NOBODY }]);
  expect(toldOf(crew, `v2.users.${planner}.workforcemanagement.decisionmetrics.jobs`)).toEqual([
    { job: { id: job.id }, uploadKey, status: 'Complete', updateErrors: [{ user: { id: NOBODY }, errors: ['InvalidUser'] }] },
  ]);
});

it('refuses a file without a list, an unused upload key, and a job of another unit', async () => {
  expect(await send('all')).toMatchObject({ status: 400, body: { details: [{ fieldName: 'userMetrics' }] } });
  expect(await crew.call('POST', `${path}/update`, { uploadKey: NOBODY })).toMatchObject({
    status: 400,
    body: { details: [{ fieldName: 'uploadKey' }] },
  });
  const { body } = await send([]);
  const settings = { startDayOfWeek: 'Monday', timeZone: 'Europe/Berlin' };
  const divisionId = crew.sandbox.organisation.homeDivisionId;
  const unit = await crew.call<{ id: string }>('POST', `${WFM}/businessunits`, { name: 'South', divisionId, settings });
  for (const id of [unit.body.id, NOBODY]) {
    const elsewhere = `${WFM}/businessunits/${id}/decisionmetrics/jobs/${body.job.id}`;
    expect(await crew.call('GET', elsewhere)).toMatchObject({ status: 404 });
  }
});
