import type { ActivityPlanResponse } from 'contact-centre-client';
import { beforeEach, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { NOBODY, openCrew, WFM } from './support.js';
import type { Crew } from './support.js';

const weekly = {
  recurrencePeriod: { magnitude: 1, granularity: 'Weeks' },
  minimumTimeBetweenOccurrences: { magnitude: 3, granularity: 'Days' },
};

let crew: Crew;
let plans: string;
beforeEach(async () => {
  crew = await openCrew();
  plans = `${WFM}/businessunits/${crew.businessUnit}/activityplans`;
});

const plan = async (more: object = {}): Promise<string> => {
  const { body, status, text } = await crew.call<NamedEntity>('POST', plans, {
    name: 'Drills',
    activityCodeId: '5',
    type: 'Individual',
    lengthMinutes: 30,
    transitionTimeMinutes: 0,
    state: 'Active',
    optimizationObjective: 'FavorServiceGoals',
    countsAsPaidTime: true,
    initialSchedulePeriod: { earliestStartDate: '2026-03-16', latestEndDate: '2026-03-22' },
    ...more,
  });
  expect(status, text).toBe(200);
  return `${plans}/${body.id}`;
};

it("changes the end of a plan's recurrence and keeps the rest of it", async () => {
  const path = await plan({ recurrenceSettings: { endAfter: { noEndDate: true }, ...weekly } });
  const endAfter = { lastDate: '2026-06-01T00:00:00.000Z' };
  const { status, text } = await crew.call('PATCH', path, { recurrenceSettings: { endAfter } });
  expect(status, text).toBe(200);
  expect((await crew.call<ActivityPlanResponse>('GET', path)).body.recurrenceSettings).toStrictEqual({ endAfter, ...weekly });
});

it('refuses a recurrence end for a plan that does not recur', async () => {
  const path = await plan();
  const { status } = await crew.call('PATCH', path, { recurrenceSettings: { endAfter: { noEndDate: true } } });
  expect(status).toBe(400);
  expect((await crew.call('GET', path)).body).not.toHaveProperty('recurrenceSettings');
});

it('changes the other given fields of a plan', async () => {
  const path = await plan();
  await crew.call('PATCH', path, { name: 'Lifeboats', state: 'Inactive' });
  expect((await crew.call('GET', path)).body).toMatchObject({ name: 'Lifeboats', state: 'Inactive', lengthMinutes: 30 });
  expect(await crew.call('PATCH', `${plans}/${NOBODY}`, { name: 'Lifeboats' })).toMatchObject({ status: 404 });
});
