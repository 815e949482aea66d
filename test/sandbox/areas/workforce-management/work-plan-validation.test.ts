import type { ValidateWorkPlanResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { NOBODY, openCrew, plan, WFM } from './support.js';
import type { Crew } from './support.js';

let crew: Crew;
let plans: string;
beforeEach(async () => {
  crew = await openCrew();
  plans = `${WFM}/managementunits/${crew.managementUnit}/workplans`;
});

const validate = async (id: string, body?: object, query = '?expand=messages') =>
  await crew.call<ValidateWorkPlanResponse>('POST', `${plans}/${id}/validate${query}`, body);
const amiss = async (body: object) => {
  const { body: response } = await validate('new', body);
  expect(response.valid).toBe(false);
  return (response.messages?.violationMessages ?? []).map(({ type, arguments: about = [] }) => [
    type,
    ...about.map(({ type: name, value }) => `${name} ${value}`),
  ]);
};
/** From 8:00 on, for eight hours. */
const shift = (more: object = {}) => ({
  name: 'Early',
  validationId: 'early',
  days: { values: ['Monday', 'Tuesday'] },
  exactStartTimeMinutesFromMidnight: 480,
  exactPaidTimeMinutes: 480,
  ...more,
});
const activity = (validationId: string, exactStartTimeMinutes: number, more: object = {}) => ({
  validationId,
  activityCodeId: '3',
  exactStartTimeMinutes,
  lengthMinutes: 60,
  countsAsPaidTime: true,
  ...more,
});

describe('A work plan', () => {
  it('is valid as stored, and may be invalid after a change, which is not stored', async () => {
    const id = await plan(crew, [crew.agent]);
    const workPlan = {
      id,
      managementUnit: { id: crew.managementUnit, selfUri: `${WFM}/managementunits/${crew.managementUnit}` },
    };
    const { status, body } = await validate(id);
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      workPlan: { ...workPlan, selfUri: `${plans}/${id}` },
      valid: true,
      messages: { violationMessages: [] },
    });
    const changed = await validate(id, { maximumDays: 4 });
    expect(changed.body.messages?.violationMessages).toEqual([
      {
        type: 'DailyRequiredDaysGreaterThanWeeklyMaxDays',
        severity: 'Error',
        arguments: [
          { type: 'RequiredDays', value: '5' },
          { type: 'MaximumDays', value: '4' },
        ],
      },
    ]);
    expect((await validate(id)).body.valid).toBe(true);
    expect((await crew.call<NamedEntity>('GET', `${plans}/${id}`)).body).not.toHaveProperty('maximumDays');
  });

  it('can be validated before it exists, with messages for the caller', async () => {
    expect((await validate('new', { shifts: [shift()] }, '')).body).toStrictEqual({ valid: true });
    expect((await validate('new', {}, '')).body).toStrictEqual({ valid: false });
    expect(await amiss({ shifts: [{ ...shift(), delete: true }] })).toEqual([['NoShifts']]);
    expect((await validate(NOBODY)).status).toBe(404);
    expect((await crew.call('POST', `${WFM}/managementunits/${NOBODY}/workplans/new/validate`, {})).status).toBe(404);
  });

  it.each([
    ['no days', shift({ days: { values: [] } }), ['DailyShiftHasNoDaysSelected', 'ShiftValidationId early']],
    [
      'an end before its beginning',
      shift({ constrainLatestStopTime: true, latestStopTimeMinutesFromMidnight: 480 }),
      ['ShiftStopEarlierThanStart', 'ShiftValidationId early', 'ShiftStartTimeMinutes 480', 'ShiftStopTimeMinutes 480'],
    ],
    [
      'less time than is paid for',
      shift({ constrainLatestStopTime: true, latestStopTimeMinutesFromMidnight: 900 }),
      ['PaidTimeNotMetByShiftStartStop', 'ShiftValidationId early', 'ShiftPaidTimeMinutes 480'],
    ],
    [
      'an activity before its beginning',
      shift({ activities: [activity('a', 420)] }),
      ['ActivityStartBeforeShiftStart', 'ShiftValidationId early', 'ActivityValidationId a', 'ActivityStartTimeMinutes 420'],
    ],
    [
      'an activity after its end',
      shift({ activities: [activity('a', 480, { startTimeIsRelativeToShiftStart: true })] }),
      [
        'ActivityStartGreaterThanEqualToShiftStop',
        'ShiftValidationId early',
        'ActivityValidationId a',
        'ActivityStartTimeMinutes 960',
      ],
    ],
    [
      'an activity that continues after its end',
      shift({ activities: [activity('a', 930)] }),
      ['ActivityEndGreaterThanShiftStop', 'ShiftValidationId early', 'ActivityValidationId a', 'ActivityStartTimeMinutes 930'],
    ],
    [
      'two activities at once',
      shift({ activities: [activity('a', 600), activity('b', 630)] }),
      ['ActivitiesOverlap', 'ShiftValidationId early', 'ActivityValidationId a', 'ActivityValidationId2 b'],
    ],
  ])('is invalid with a shift that has %s', async (_, args, message) => {
    expect(await amiss({ shifts: [args] })).toEqual([message]);
  });

  it.each([
    [shift({ exactPaidTimeMinutes: 470 }), 'ExactPaidTimeNotDivisibleByGranularity'],
    [
      shift({ flexiblePaidTime: true, minimumPaidTimeMinutes: 440, maximumPaidTimeMinutes: 480 }),
      'MinPaidTimeNotDivisibleByGranularity',
    ],
    [
      shift({ flexiblePaidTime: true, minimumPaidTimeMinutes: 450, maximumPaidTimeMinutes: 470 }),
      'MaxPaidTimeNotDivisibleByGranularity',
    ],
  ])('has paid time in steps: %#', async (args, type) => {
    const steps = { constrainPaidTimeGranularity: true, paidTimeGranularityMinutes: 30 };
    expect(await amiss({ shifts: [args], ...steps })).toEqual([
      [type, 'ShiftValidationId early', 'PaidTimeGranularityMinutes 30'],
    ]);
  });

  it('has days that fit the weekly minimum and maximum', async () => {
    const week = { constrainWeeklyPaidTime: true, shifts: [shift()] };
    expect(await amiss({ ...week, weeklyExactPaidMinutes: 900 })).toEqual([
      ['DailyMinTotalGreaterThanWeeklyMax', 'DailyPaidTimeMinutes 960', 'WeeklyPaidTimeMinutes 900'],
    ]);
    const flexible = { ...week, flexibleWeeklyPaidTime: true, weeklyMinimumPaidMinutes: 1000, weeklyMaximumPaidMinutes: 2000 };
    expect(await amiss(flexible)).toEqual([
      ['DailyMaxTotalLessThanWeeklyMin', 'DailyPaidTimeMinutes 960', 'WeeklyPaidTimeMinutes 1000'],
    ]);
    expect((await validate('new', { ...flexible, weeklyMinimumPaidMinutes: 900 })).body.valid).toBe(true);
  });
});
