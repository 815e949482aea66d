import type {
  AgentPossibleWorkShiftsResponse,
  ErrorBody,
  UnavailableTimeListing,
  ValidateAgentUnavailableTimesResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { NOBODY, openCrew, WEEK, WFM } from './support.js';
import type { Crew } from './support.js';

let crew: Crew;
beforeEach(async () => {
  crew = await openCrew();
});

/** Starting at 8:00 or 9:00 on Mondays and Tuesdays, and on Wednesdays if two days are not enough. */
const flexible = {
  name: 'Early',
  days: { values: ['Monday', 'Tuesday', 'Wednesday'] },
  flexibleStartTime: true,
  startIncrementMinutes: 60,
  earliestStartTimeMinutesFromMidnight: 480,
  latestStartTimeMinutesFromMidnight: 540,
  exactPaidTimeMinutes: 60,
};
const plan = async (more: object = {}, shift: object = flexible): Promise<NamedEntity> => {
  const path = `${WFM}/managementunits/${crew.managementUnit}/workplans`;
  const body = {
    name: 'Part time',
    enabled: true,
    optionalDays: { values: ['Wednesday'] },
    shifts: [shift],
    agents: [{ id: crew.agent }],
    ...more,
  };
  return (await crew.call<NamedEntity>('POST', path, body)).body;
};

describe('The possible shifts of a work plan', () => {
  const ask = <T = AgentPossibleWorkShiftsResponse>(body: object, as = crew.asAgent) =>
    as<T>('POST', `${WFM}/agents/me/possibleworkshifts`, body);

  it('are returned by week, with the probability of each quarter of an hour', async () => {
    await plan();
    const { status, body } = await ask({ weekStartDate: WEEK, weekCount: 2 });
    expect(status).toBe(200);
    const times = { earliestShiftStartMinutesFromMidnight: 480, minimumPaidTimeMinutes: 60, maximumPaidTimeMinutes: 60 };
    const half = Array<number>(8).fill(50);
    expect(body).toStrictEqual({
      weekStartDate: WEEK,
      pattern: [0, 0],
      schedulerIntervalLengthMinutes: 15,
      timeZone: 'Europe/Berlin',
      weeklyPossibleWorkShifts: [
        {
          id: 0,
          dailyPossibleShifts: [
            { dayOfWeek: 'Monday', required: true, ...times, intervalScheduleProbabilities: half },
            { dayOfWeek: 'Tuesday', required: true, ...times, intervalScheduleProbabilities: half },
            { dayOfWeek: 'Wednesday', required: false, ...times, intervalScheduleProbabilities: Array<number>(8).fill(0) },
          ],
        },
      ],
    });
  });

  it('use other work plans in other weeks, and are empty without one', async () => {
    await plan({ minimumWorkingDaysPerWeek: 3 });
    const other = await plan(
      { agents: [], name: 'Long' },
      { ...flexible, flexiblePaidTime: true, minimumPaidTimeMinutes: 60, maximumPaidTimeMinutes: 120 },
    );
    const override = { startDate: '2026-03-23', weekCount: 1, workPlanId: other.id };
    await crew.call('PATCH', `${WFM}/managementunits/${crew.managementUnit}/agents/workplans/bulk`, {
      entities: [{ userId: crew.agent, workPlanOverrides: { values: [override] } }],
    });
    const { body } = await ask({ weekStartDate: WEEK, weekCount: 3 });
    expect(body.pattern).toEqual([0, 1, 0]);
    const [first, second] = body.weeklyPossibleWorkShifts ?? [];
    expect(first?.dailyPossibleShifts?.[2]?.intervalScheduleProbabilities?.[0]).toBe(50);
    expect(second?.dailyPossibleShifts?.[0]).toMatchObject({ minimumPaidTimeMinutes: 60, maximumPaidTimeMinutes: 120 });
    expect((await ask({ weekStartDate: WEEK, weekCount: 1 }, crew.asOther)).body.weeklyPossibleWorkShifts).toEqual([
      { id: 0, dailyPossibleShifts: [] },
    ]);
  });

  it('are returned to agents, for a positive number of weeks', async () => {
    expect(await ask<ErrorBody>({ weekStartDate: WEEK, weekCount: 1 }, crew.call)).toMatchObject({
      status: 400,
      body: { code: 'not.in.managementunit' },
    });
    for (const [wrong, fieldName] of [
      [{ weekStartDate: 'soon', weekCount: 1 }, 'weekStartDate'],
      [{ weekStartDate: WEEK, weekCount: 0 }, 'weekCount'],
    ] as const) {
      const { status, body } = await ask<ErrorBody>(wrong);
      expect([status, body.details?.[0]?.fieldName]).toEqual([400, fieldName]);
    }
  });
});

describe('Unavailable times of an agent', () => {
  const path = `${WFM}/unavailabletimes/validation/jobs`;
  const span = (day: string, hours: number) => ({ timeSpan: { startDate: `${day}T06:00:00Z`, lengthMinutes: hours * 60 } });
  const validate = <T = ValidateAgentUnavailableTimesResponse>(unavailableTimes: object[], as = crew.asAgent) =>
    as<T>('POST', path, { validationWeekDate: WEEK, unavailableTimes });
  const enable = () =>
    crew.call('PATCH', `${WFM}/managementunits/${crew.managementUnit}/unavailabletimes/settings`, { enabled: true });
  const result = async (times: object[]) => (await validate(times)).body.result;

  it('are valid if they leave enough time for the work plan', async () => {
    const { id } = await plan({ minimumWorkingDaysPerWeek: 3 });
    await enable();
    // In Berlin it is an hour later, so the shift at 9:00 is still possible.
    expect(await result([span('2026-03-16', 1.5)])).toEqual({ valid: true, invalidWorkPlans: [] });
    const planned = { id, managementUnit: { id: crew.managementUnit } };
    expect(await result([span('2026-03-16', 4)])).toMatchObject({
      valid: false,
      invalidWorkPlans: [planned],
      workPlanConstraintsViolationMessage: {
        type: 'ConstraintConflictWithPotentialFixes',
        fixableConstraintsMessages: [
          { type: 'RequiredShift', arguments: [{ type: 'Date', value: '2026-03-16' }] },
          { type: 'MinimumWeeklyWorkDays', arguments: [{ type: 'Count', value: '3' }] },
        ],
      },
    });
    expect(
      (
        await crew.asAgent<UnavailableTimeListing>('POST', `${WFM}/unavailabletimes/query`, {
          startDate: `${WEEK}T00:00:00Z`,
          endDate: '2026-03-23T00:00:00Z',
        })
      ).body.entities,
    ).toEqual([]);
  });

  it('are compared with the paid time of a week, together with existing ones', async () => {
    await plan({ constrainWeeklyPaidTime: true, weeklyExactPaidMinutes: 180 });
    await enable();
    const [possibleShifts] = (
      await crew.asAgent<UnavailableTimeListing>('PATCH', `${WFM}/unavailabletimes`, { entities: [span('2026-03-18', 4)] })
    ).body.entities;
    const short = [{ type: 'MinimumWeeklyPaidTime', arguments: [{ type: 'Minutes', value: '180' }] }];
    expect((await result([]))?.workPlanConstraintsViolationMessage?.fixableConstraintsMessages).toEqual(short);
    expect(await result([{ id: possibleShifts?.id, delete: true }])).toMatchObject({ valid: true });
    expect(await result([{ id: possibleShifts?.id, ...span('2026-03-19', 4) }])).toMatchObject({ valid: true });
  });

  it('are validated by a job that its agent can read', async () => {
    await plan();
    await enable();
    const { status, body } = await validate([]);
    expect([status, body.status]).toEqual([200, 'Complete']);
    expect((await crew.asAgent('GET', `${path}/${body.id}`)).body).toMatchObject({ ...body, agent: { id: crew.agent } });
    expect((await crew.asOther('GET', `${path}/${body.id}`)).status).toBe(404);
    crew.sandbox.planJob({ lastsMs: 5000 });
    const later = (await validate([])).body;
    expect(later).toStrictEqual({ id: later.id, status: 'Processing' });
    crew.sandbox.clock.advance(5000);
    expect((await crew.asAgent('GET', `${path}/${later.id}`)).body).toMatchObject({
      status: 'Complete',
      result: { valid: true },
    });
  });

  it('are not validated if the unit does not allow them, for other agents, or for an invalid period', async () => {
    expect(await validate<ErrorBody>([])).toMatchObject({ status: 400, body: { code: 'not.enabled' } });
    await enable();
    expect(await validate<ErrorBody>([{ id: NOBODY, delete: true }])).toMatchObject({ status: 404 });
    expect(await validate<ErrorBody>([{ timeSpan: { startDate: 'soon', lengthMinutes: 5 } }])).toMatchObject({ status: 400 });
    const never = { validationWeekDate: 'never', unavailableTimes: [] };
    expect(await crew.asAgent('POST', path, never)).toMatchObject({ status: 400 });
    expect(await validate<ErrorBody>([], crew.call)).toMatchObject({ status: 400, body: { code: 'not.in.managementunit' } });
  });
});
