import type { HistoricalShrinkageResultListing, WfmHistoricalShrinkageResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../../support.js';
import { fileAt, NOBODY as UNKNOWN_ID, openCrew, toldOf, WFM, workMonday } from '../support.js';
import type { Crew } from '../support.js';

const HOUR = 3600;
const DAY = { startDate: '2026-03-16T00:00:00.000Z', endDate: '2026-03-17T00:00:00.000Z' };

let crew: Crew;
let unit: string;
beforeEach(async () => {
  crew = await openCrew();
  await workMonday(crew);
  unit = `${WFM}/managementunits/${crew.managementUnit}/shrinkage/jobs`;
});

const done = async (path: string, countRequests: object) => {
  const { status, body } = await crew.call<WfmHistoricalShrinkageResponse>('POST', path, countRequests);
  expect(status).toBe(202);
  expect(body).toStrictEqual({ operationId: body.operationId, state: 'Processing' });
  crew.sandbox.clock.advance(3000);
  const job = (await crew.call<WfmHistoricalShrinkageResponse>('GET', `${WFM}/shrinkage/jobs/${body.operationId}`)).body;
  expect(job.state).toBe('Complete');
  return { job, ...(await fileAt<HistoricalShrinkageResultListing>(crew, job.downloadUrls?.[0])) };
};
const code = async (id: string, more: object) => {
  const path = `${WFM}/businessunits/${crew.businessUnit}/activitycodes/${id}`;
  expect((await crew.call('PATCH', path, { ...more, metadata: { version: 1 } })).status).toBe(200);
};
const none = { scheduledShrinkageSeconds: 0, scheduledShrinkagePercent: 0 };

describe('Historical shrinkage', () => {
  it('is the lost scheduled time by category and code, as a file', async () => {
    const { entities = [], job } = await done(unit, { ...DAY, timeZone: 'UTC' });
    expect(entities).toStrictEqual([
      {
        ...DAY,
        totalScheduledDurationSeconds: 8 * HOUR,
        totalLoggedInDurationSeconds: 16 * HOUR,
        aggregatedShrinkage: {
          ...none,
          actualShrinkageSeconds: 3 * HOUR,
          actualShrinkagePercent: 37.5,
          paidShrinkageSeconds: 2 * HOUR,
          unpaidShrinkageSeconds: HOUR,
          plannedShrinkageSeconds: 3 * HOUR,
          unplannedShrinkageSeconds: 0,
        },
        shrinkageForActivityCategories: [
          expect.objectContaining({ activityCategory: 'Unavailable' }) as object,
          expect.objectContaining({
            activityCategory: 'Meeting',
            shrinkageForActivityCodes: [
              {
                activityCodeId: '3',
                shrinkageForActivityCode: {
                  ...none,
                  actualShrinkageSeconds: 2 * HOUR,
                  actualShrinkagePercent: 25,
                  paidShrinkageSeconds: 2 * HOUR,
                  unpaidShrinkageSeconds: 0,
                  plannedShrinkageSeconds: 2 * HOUR,
                  unplannedShrinkageSeconds: 0,
                },
              },
            ],
          }) as object,
        ],
        businessUnitIds: [crew.businessUnit],
      },
    ]);
    expect(toldOf(crew, `v2.users.${crew.sandbox.users[0]?.id}.workforcemanagement.shrinkage.jobs`)).toEqual([
      { operationId: job.operationId, state: 'Complete', downloadUrls: job.downloadUrls },
    ]);
  });

  it('follows the settings of activity codes', async () => {
    await code('3', { countsTowardShrinkage: false });
    await code('7', { plannedShrinkage: false });
    const { entities: [day] = [] } = await done(unit, { ...DAY, timeZone: 'UTC' });
    expect(day?.aggregatedShrinkage).toMatchObject({
      actualShrinkageSeconds: HOUR,
      plannedShrinkageSeconds: 0,
      unplannedShrinkageSeconds: HOUR,
    });
    await code('0', { countsTowardShrinkage: true });
    const { entities: [again] = [] } = await done(unit, { ...DAY, timeZone: 'UTC' });
    expect(again?.aggregatedShrinkage).toMatchObject({ scheduledShrinkagePercent: 100, actualShrinkageSeconds: 6 * HOUR });
  });

  it('is split by the days of a time zone or by weeks, without the future', async () => {
    const query = { startDate: '2026-03-15T23:00:00.000Z', endDate: '2026-03-18T12:00:00.000Z' };
    const spans = async (more: object) =>
      (await done(unit, { ...query, ...more })).entities?.map(({ startDate, totalScheduledDurationSeconds: planned }) => [
        startDate,
        planned,
      ]);
    // The default time zone is that of the business unit.
    expect(await spans({})).toEqual([
      ['2026-03-15T23:00:00.000Z', 8 * HOUR],
      ['2026-03-16T23:00:00.000Z', 0],
      ['2026-03-17T23:00:00.000Z', 0],
    ]);
    expect(await spans({ granularity: 'Weekly' })).toEqual([['2026-03-15T23:00:00.000Z', 8 * HOUR]]);
  });

  it('supports teams', async () => {
    const { body: team } = await crew.call<NamedEntity>('POST', '/api/v2/teams', {
      name: 'Harbour',
      division: { id: crew.sandbox.organisation.homeDivisionId },
    });
    const path = `${WFM}/teams/${team.id}/shrinkage/jobs`;
    expect((await done(path, { ...DAY, timeZone: 'UTC' })).entities?.[0]?.totalScheduledDurationSeconds).toBe(0);
    await crew.call('POST', `/api/v2/teams/${team.id}/members`, { memberIds: [crew.agent] });
    expect((await done(path, { ...DAY, timeZone: 'UTC' })).entities?.[0]?.totalScheduledDurationSeconds).toBe(8 * HOUR);
  });

  it.each([
    ['a period that ends before it begins', () => [unit, { startDate: DAY.endDate, endDate: DAY.startDate }] as const, 400],
    ['an unknown time zone', () => [unit, { ...DAY, timeZone: 'Atlantis' }] as const, 400],
    ['an unknown unit', () => [`${WFM}/managementunits/${UNKNOWN_ID}/shrinkage/jobs`, DAY] as const, 404],
    ['an unknown team', () => [`${WFM}/teams/${UNKNOWN_ID}/shrinkage/jobs`, { ...DAY, timeZone: 'UTC' }] as const, 404],
  ])('is refused for %s', async (_, request, status) => {
    const [path, body] = request();
    expect((await crew.call('POST', path, body)).status).toBe(status);
    expect((await crew.call('GET', `${WFM}/shrinkage/jobs/${UNKNOWN_ID}`)).status).toBe(404);
  });
});
