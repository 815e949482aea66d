import type { AgentSchedulingPreferenceListing, UnavailableTimeListing } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { generate, NOBODY, openCrew, plan, shiftsIn, WEEK, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
beforeEach(async () => {
  crew = await openCrew();
});

const TIMES = `${WFM}/unavailabletimes`;
const SPAN = { startDate: '2026-03-16T00:00:00Z', endDate: '2026-03-23T00:00:00Z' };
/** Tuesday morning. */
const timeSpan = { startDate: '2026-03-17T08:00:00Z', lengthMinutes: 120 };

describe('Unavailable times of agents', () => {
  const settings = () => `${WFM}/managementunits/${crew.managementUnit}/unavailabletimes/settings`;
  const change = (entities: object[], as = crew.asAgent) => as<UnavailableTimeListing>('PATCH', TIMES, { entities });
  const query = async (path = `${TIMES}/query`, as = crew.asAgent) =>
    (await as<UnavailableTimeListing>('POST', path, SPAN)).body.entities;

  it('are added if the unit allows them, and found by agent and planner', async () => {
    expect(await change([{ timeSpan }])).toMatchObject({ status: 400, body: { code: 'not.enabled' } });
    expect((await crew.asAgent('GET', `${TIMES}/settings`)).body).toEqual({ enabled: false });
    await crew.call('PATCH', settings(), { enabled: true });
    expect((await crew.asAgent('GET', `${TIMES}/settings`)).body).toEqual({ enabled: true });
    const request = { managementUnitIds: [crew.managementUnit, NOBODY] };
    const unit = `${WFM}/businessunits/${crew.businessUnit}/unavailabletimes`;
    expect((await crew.call('POST', `${unit}/settings/query`, request)).body).toMatchObject({
      managementUnits: [{ managementUnit: { id: crew.managementUnit }, enabled: true }],
    });
    const [entity] = (await change([{ timeSpan, notes: 'School' }])).body.entities;
    expect(await query()).toEqual([{ id: entity?.id, timeSpan, notes: 'School' }]);
    expect(await query(`${WFM}/agents/${crew.agent}/unavailabletimes/query`, crew.call)).toHaveLength(1);
    expect(await query(`${TIMES}/query`, crew.asOther)).toEqual([]);
    expect(await change([{ id: entity?.id, delete: true }], crew.asOther)).toMatchObject({ status: 404 });
    expect(await change([{ timeSpan: { startDate: 'soon', lengthMinutes: 5 } }])).toMatchObject({ status: 400 });
    await change([{ id: entity?.id, notes: 'Dentist' }]);
    expect(await query()).toMatchObject([{ notes: 'Dentist' }]);
    await change([{ id: entity?.id, delete: true }]);
    expect(await query()).toEqual([]);
    expect(await crew.call('POST', `${WFM}/agents/${crew.stranger}/unavailabletimes/query`, SPAN)).toMatchObject({ status: 404 });
  });

  it('are kept free in generated schedules', async () => {
    await crew.call('PATCH', settings(), { enabled: true });
    await change([{ timeSpan, notes: 'School' }]);
    await plan(crew, [crew.agent]);
    const id = await generate(crew);
    expect((await shiftsIn(crew, id)).map((start) => start?.slice(8, 10))).toEqual(['16', '18', '19', '20']);
    const considered = async (agentId: string) =>
      (
        await crew.call('POST', `${WFM}/businessunits/${crew.businessUnit}/unavailabletimes/schedules/query`, {
          agentId,
          schedule: { id, weekDate: WEEK },
        })
      ).body;
    expect(await considered(crew.agent)).toEqual({
      consideredInScheduleGeneration: true,
      scheduleGenerationUnavailableTimes: [{ timeSpan, notes: 'School' }],
    });
    expect(await considered(crew.stranger)).toMatchObject({ consideredInScheduleGeneration: false });
  });
});

describe('Work preferences of agents', () => {
  it('are stored if the business unit allows them', async () => {
    const path = `${WFM}/schedulingpreferences`;
    const preference = { timeSpan, preferenceLevel: 'Preferred' };
    const change = (body: object) => crew.asAgent<AgentSchedulingPreferenceListing>('PATCH', path, body);
    expect(await change({ preferencesToAdd: [preference] })).toMatchObject({ status: 400, body: { code: 'not.enabled' } });
    await crew.call('PATCH', `${WFM}/businessunits/${crew.businessUnit}/schedulingpreferences/settings`, { enabled: true });
    expect((await crew.asAgent('GET', `${path}/settings`)).body).toEqual({ enabled: true });
    const [entity] = (await change({ preferencesToAdd: [preference] })).body.entities;
    expect(entity).toMatchObject(preference);
    const query = async (where: string, as = crew.asAgent) =>
      (await as<AgentSchedulingPreferenceListing>('POST', where, SPAN)).body.entities;
    expect(await query(`${path}/query`)).toEqual([entity]);
    expect(await query(`${WFM}/agents/${crew.agent}/schedulingpreferences/query`, crew.call)).toEqual([entity]);
    expect(await query(`${path}/query`, crew.asOther)).toEqual([]);
    expect(await change({ preferenceIdsToRemove: [NOBODY] })).toMatchObject({ status: 404 });
    expect((await change({ preferenceIdsToRemove: [entity?.id] })).body.entities).toEqual([]);
  });
});
