import type {
  AdherenceExplanationAsyncResponse,
  AdherenceExplanationJob,
  AdherenceExplanationResponse,
  NotificationsResponse,
  QueryAdherenceExplanationsResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../../support.js';
import { NOBODY, openCrew, toldOf, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
beforeEach(async () => {
  crew = await openCrew();
});

const MINE = `${WFM}/adherence/explanations`;
const late = { type: 'Late', startDate: '2026-03-10T08:00:00.000Z', lengthMinutes: 20, notes: 'Ferry' };
const SPAN = { startDate: '2026-03-10T00:00:00Z', endDate: '2026-03-11T00:00:00Z' };
const ofAgent = () => `${WFM}/agents/${crew.agent}/adherence/explanations`;

async function done(as: Call, verb: string, path: string, body: object): Promise<AdherenceExplanationJob> {
  const answer = await as<AdherenceExplanationAsyncResponse>(verb, path, body);
  expect(answer).toMatchObject({ status: 202, body: { job: { status: 'Processing' } } });
  crew.sandbox.clock.advance(3000);
  return (await as<AdherenceExplanationJob>('GET', `${MINE}/jobs/${answer.body.job?.id}`)).body;
}
const query = async (path: string, as = crew.call, body: object = SPAN) =>
  (await as<QueryAdherenceExplanationsResponse>('POST', `${path}/query`, body)).body.result?.entities?.map(({ id }) => id);

describe('An adherence explanation', () => {
  it('is submitted by an agent, reviewed by a planner, and announced by events', async () => {
    const job = await done(crew.asAgent, 'POST', MINE, late);
    expect(job).toMatchObject({
      type: 'AddExplanation',
      status: 'Complete',
      adherenceExplanation: { ...late, status: 'Pending' },
    });
    const id = job.adherenceExplanation?.id ?? '';
    expect((await crew.asAgent('GET', `${MINE}/${id}`)).body).toMatchObject({
      agent: { id: crew.agent },
      managementUnit: { id: crew.managementUnit },
      businessUnit: { id: crew.businessUnit },
    });
    expect(await crew.asOther('GET', `${MINE}/${id}`)).toMatchObject({ status: 404 });
    const decided = await done(crew.call, 'PATCH', `${ofAgent()}/${id}`, { status: 'Approved' });
    expect(decided).toMatchObject({ type: 'UpdateExplanation', adherenceExplanation: { status: 'Approved' } });
    const { body } = await crew.call<AdherenceExplanationResponse>('GET', `${ofAgent()}/${id}`);
    expect(body).toMatchObject({ status: 'Approved', reviewedBy: {}, reviewedDate: '2026-03-10T12:30:03.000Z' });
    const { entities } = (await crew.asAgent<NotificationsResponse>('GET', `${WFM}/notifications`)).body;
    expect(entities).toMatchObject([{ type: 'AdherenceExplanation', adherenceExplanation: { id, status: 'Approved' } }]);
    for (const topic of [`agents.${crew.agent}`, `businessunits.${crew.businessUnit}`])
      expect(toldOf(crew, `v2.workforcemanagement.${topic}.adherence.explanations`)).toMatchObject([
        { id, status: 'Pending' },
        { id, status: 'Approved' },
      ]);
    expect(toldOf(crew, `v2.users.${crew.agent}.workforcemanagement.adherence.explanations.jobs`)).toMatchObject([
      { id: job.id, status: 'Complete' },
    ]);
  });

  it('is added for an agent, and found by agent, unit and time', async () => {
    const entered = await done(crew.call, 'POST', ofAgent(), { ...late, status: 'Denied' });
    const id = entered.adherenceExplanation?.id;
    const unit = `${WFM}/businessunits/${crew.businessUnit}/adherence/explanations`;
    expect(await query(MINE, crew.asAgent)).toEqual([id]);
    expect(await query(MINE, crew.asOther)).toEqual([]);
    expect(await query(ofAgent())).toEqual([id]);
    expect(await query(unit)).toEqual([id]);
    expect(await query(unit, crew.call, { ...SPAN, managementUnitIds: [NOBODY] })).toEqual([]);
    expect(await query(unit, crew.call, { ...SPAN, agentIds: [crew.other] })).toEqual([]);
    expect(await query(unit, crew.call, { startDate: SPAN.endDate, endDate: '2026-03-12T00:00:00Z' })).toEqual([]);
    const job = await done(crew.call, 'POST', `${unit}/query?forceAsync=true`, SPAN);
    expect(job.type).toBe('QueryBuExplanations');
    const file = await crew.sandbox.fetch(new Request(job.downloadUrl ?? ''));
    expect(await file.json()).toMatchObject({ entities: [{ id, status: 'Denied' }] });
  });

  it('is refused for a user who is not an agent, and for an empty period', async () => {
    expect(await crew.call('POST', MINE, late)).toMatchObject({ status: 400, body: { code: 'not.in.managementunit' } });
    expect(await crew.asAgent('POST', MINE, { ...late, lengthMinutes: 0 })).toMatchObject({ status: 400 });
    expect(await crew.call('POST', `${WFM}/agents/${crew.stranger}/adherence/explanations`, late)).toMatchObject({ status: 404 });
    expect(await crew.asAgent('POST', `${MINE}/query`, { startDate: SPAN.endDate, endDate: SPAN.startDate })).toMatchObject({
      status: 400,
    });
    expect(await crew.asAgent('GET', `${MINE}/jobs/${NOBODY}`)).toMatchObject({ status: 404 });
    crew.sandbox.planJob({ end: 'failed', message: 'Out of ink' });
    expect(await done(crew.asAgent, 'POST', MINE, late)).toMatchObject({ status: 'Error', error: { message: 'Out of ink' } });
    expect(await query(MINE, crew.asAgent)).toEqual([]);
  });
});
