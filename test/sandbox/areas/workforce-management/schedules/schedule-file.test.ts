import type { BuAgentScheduleQueryResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../../support.js';
import { openCrew, upload, WEEK, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
let weeks: string;
beforeEach(async () => {
  crew = await openCrew();
  weeks = `${WFM}/businessunits/${crew.businessUnit}/weeks/${WEEK}/schedules`;
});

const START = '2026-03-16T07:00:00.000Z';

/** Uploads a file and waits for the end of its operation. */
async function send(path: string, file: object) {
  const response = await crew.call('POST', path, { uploadKey: await upload(crew, path, file) });
  crew.sandbox.clock.advance(3000);
  return response;
}

async function importSchedule(agentSchedules: unknown): Promise<string> {
  expect(await send(`${weeks}/import`, { description: 'Drawn up elsewhere', weekCount: 1, agentSchedules })).toMatchObject({
    status: 202,
  });
  return (await crew.call<Listing<NamedEntity>>('GET', weeks)).body.entities.at(-1)?.id ?? '';
}

async function agentSchedulesOf(id: string) {
  const { body } = await crew.call<{ result: { agentSchedules: BuAgentScheduleQueryResponse[] } }>(
    'POST',
    `${weeks}/${id}/agentschedules/query`,
    { managementUnitId: crew.managementUnit },
  );
  return body.result.agentSchedules;
}

describe('A schedule file', () => {
  it('wraps ids that responses show without a wrapper', async () => {
    const shift = { startDate: START, lengthMinutes: 480, workPlanId: { value: 'plan' }, workPlanShiftId: { value: 'early' } };
    const id = await importSchedule([
      { userId: crew.agent, workPlanId: { value: 'plan' }, workPlanIdsPerWeek: { values: ['plan'] }, shifts: [shift] },
    ]);
    expect(await agentSchedulesOf(id)).toMatchObject([
      {
        user: { id: crew.agent },
        workPlan: { id: 'plan', managementUnit: { id: crew.managementUnit } },
        workPlansPerWeek: [{ id: 'plan' }],
        shifts: [{ startDate: START, lengthMinutes: 480, workPlanId: 'plan', workPlanShiftId: 'early' }],
      },
    ]);
  });

  it('omits an id that an empty wrapper removes, and shifts that it deletes', async () => {
    const shift = { startDate: START, lengthMinutes: 480, workPlanId: {} };
    const id = await importSchedule([{ userId: crew.agent, workPlanId: {}, shifts: [shift] }]);
    const [schedule] = await agentSchedulesOf(id);
    expect(schedule).not.toHaveProperty('workPlan');
    expect(schedule?.shifts).toEqual([{ startDate: START, lengthMinutes: 480 }]);
    const change = { userId: crew.agent, shifts: [{ ...shift, delete: true }] };
    await send(`${weeks}/${id}/update`, { metadata: { version: 1 }, agentSchedules: [change] });
    expect(await agentSchedulesOf(id)).toMatchObject([{ user: { id: crew.agent }, shifts: [] }]);
  });

  it('is refused if it has another form', async () => {
    const file = { description: 'Drawn up elsewhere', weekCount: 1 };
    for (const agentSchedules of [7, [{ userId: crew.agent, shifts: 'all' }], [{ shifts: [] }]])
      expect(await send(`${weeks}/import`, { ...file, agentSchedules })).toMatchObject({ status: 400 });
  });
});
