import type {
  AlternativeShiftAsyncResponse,
  AlternativeShiftBulkUpdateTradesResponseTemplate,
  AlternativeShiftJobResponse,
  AlternativeShiftOffersViewResponseTemplate,
  AlternativeShiftTradeListing,
  AlternativeShiftTradeResponse,
  ErrorBody,
  ListAlternativeShiftTradesResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileAt, NOBODY, openCrew, publish, shiftsIn, toldOf, WEEK, WFM } from '../support.js';
import type { Crew } from '../support.js';

const SHIFTS = `${WFM}/alternativeshifts`;
const MONDAY = '2026-03-16T07:00:00.000Z';
const LATER = '2026-03-16T08:00:00.000Z';

let crew: Crew;
let schedule: { id: string; weekDate: string };
let unit: string;
beforeEach(async () => {
  crew = await openCrew();
  schedule = { ...(await publish(crew, [crew.agent])), weekDate: WEEK };
  unit = `${WFM}/businessunits/${crew.businessUnit}/alternativeshifts`;
  // From now on the work plan also allows shifts that begin an hour later; the schedule is older.
  const plans = `${WFM}/managementunits/${crew.managementUnit}/workplans`;
  const { entities } = (await crew.call<{ entities: { id: string }[] }>('GET', plans)).body;
  const shift = { name: 'Early', days: { values: ['Monday'] }, flexibleStartTime: true, startIncrementMinutes: 60 };
  const times = { earliestStartTimeMinutesFromMidnight: 480, latestStartTimeMinutesFromMidnight: 540, exactPaidTimeMinutes: 480 };
  const path = `${plans}/${entities[0]?.id}`;
  const { status, text } = await crew.call('PATCH', path, { shifts: [{ ...shift, ...times }], metadata: { version: 1 } });
  expect(status, text).toBe(200);
});

const enable = () =>
  crew.call('PATCH', `${unit}/settings`, { enabledGranularities: { values: ['Daily'] }, metadata: { version: 1 } });
const countRequests = (more: object = {}) => ({ schedule, queryWeekDate: WEEK, ...more });
const begin = <T = AlternativeShiftAsyncResponse>(path: string, body: object, as = crew.asAgent, verb = 'POST') =>
  as<T>(verb, `${SHIFTS}/${path}`, body);
const ended = async <T>({ job }: AlternativeShiftAsyncResponse, as = crew.asAgent) => {
  expect(job.status).toBe('Processing');
  crew.sandbox.clock.advance(3000);
  const { body } = await as<AlternativeShiftJobResponse>('GET', job.selfUri ?? '');
  expect(body).toMatchObject({ id: job.id, type: job.type, status: 'Complete' });
  return await fileAt<T>(crew, body.downloadUrl);
};
const offers = async () =>
  await ended<AlternativeShiftOffersViewResponseTemplate>((await begin('offers/jobs', countRequests())).body);
const submit = async () => {
  await enable();
  const { jobId, shifts, alternativeDays } = await offers();
  const body = {
    jobId,
    alternativeShiftTradeGranularity: 'Daily',
    dropShiftReferenceKeys: [shifts[0]?.referenceKey],
    pickupShiftReferenceKeys: [alternativeDays[0]?.referenceKey],
  };
  return (await begin<AlternativeShiftTradeResponse>('trades', body)).body;
};
const trades = async () =>
  (await crew.asAgent<ListAlternativeShiftTradesResponse>('GET', `${SHIFTS}/trades`)).body.result?.entities ?? [];
const decide = async (entities: object[]) => {
  const body = { entities, managementUnitId: crew.managementUnit };
  const job = (await begin('trades/state/jobs', body, crew.call, 'PATCH')).body;
  return (await ended<AlternativeShiftBulkUpdateTradesResponseTemplate>(job, crew.call)).entities ?? [];
};

describe('Alternative shifts', () => {
  it('are offered by the work plan, to replace one shift or any', async () => {
    await enable();
    const response = await offers();
    expect(response).toMatchObject({ agentId: crew.agent, businessUnitId: crew.businessUnit, schedule, offerWeekDate: WEEK });
    expect(response.shifts.map(({ dayIndex }) => dayIndex)).toEqual([0, 1, 2, 3, 4]);
    // The agent has the Monday shift at 8:00; it overlaps with no other one.
    expect(response.alternativeDays).toMatchObject([{ dayIndex: 0, startDate: LATER, lengthMinutes: 480 }]);
    expect(toldOf(crew, `v2.users.${crew.agent}.workforcemanagement.alternative.shift.jobs`)).toMatchObject([
      { type: 'ListOffers', status: 'Complete' },
    ]);
    const [monday, tuesday] = response.shifts;
    const search = async (shift: typeof monday, more: object = {}) => {
      const initiatingShift = { id: shift?.referenceKey, startDate: shift?.startDate };
      const { body } = await begin('offers/search/jobs', countRequests({ initiatingShift, ...more }));
      return (await ended<AlternativeShiftOffersViewResponseTemplate>(body)).alternativeDays.length;
    };
    expect(await search(monday)).toBe(1);
    expect(await search(tuesday)).toBe(0);
    expect(await search(monday, { acceptableIntervals: [`${LATER}/2026-03-16T16:00:00.000Z`] })).toBe(1);
    expect(await search(monday, { acceptableIntervals: [`${MONDAY}/2026-03-16T15:00:00.000Z`] })).toBe(0);
  });

  it('are offered to agents of units that have enabled them, for their own published schedules', async () => {
    expect(await begin<ErrorBody>('offers/jobs', countRequests())).toMatchObject({ status: 400, body: { code: 'not.enabled' } });
    await enable();
    expect(await begin<ErrorBody>('offers/jobs', countRequests(), crew.call)).toMatchObject({
      body: { code: 'not.in.managementunit' },
    });
    const refused = [
      await begin<ErrorBody>('offers/jobs', countRequests({ schedule: { id: NOBODY, weekDate: WEEK } })),
      await begin<ErrorBody>('offers/search/jobs', countRequests({ initiatingShift: { id: NOBODY, startDate: MONDAY } })),
    ];
    expect(refused.map(({ status, body }) => [status, body.details?.[0]?.fieldName])).toEqual([
      [400, 'schedule.id'],
      [400, 'initiatingShift.id'],
    ]);
    const { body } = await begin('offers/jobs', countRequests());
    expect((await crew.asOther('GET', body.job.selfUri ?? '')).status).toBe(404);
    expect(await begin('trades', { jobId: body.job.id, alternativeShiftTradeGranularity: 'Daily' }, crew.asOther)).toMatchObject({
      status: 400,
    });
  });

  it('are requested and withdrawn', async () => {
    const trade = await submit();
    expect(trade).toMatchObject({
      state: 'Submitted',
      processingStatus: 'WaitingForReview',
      user: { id: crew.agent },
      violations: [],
    });
    expect(trade.existingShifts).toMatchObject([{ startDate: MONDAY }]);
    expect(trade.offeredShifts).toMatchObject([{ startDate: LATER }]);
    expect(await trades()).toEqual([trade]);
    expect((await crew.asOther('GET', `${SHIFTS}/trades/${trade.id}`)).status).toBe(404);
    const cancel = (version: number) =>
      begin<AlternativeShiftTradeResponse>(
        `trades/${trade.id}`,
        { state: 'Canceled', metadata: { version } },
        crew.asAgent,
        'PATCH',
      );
    expect((await cancel(2)).status).toBe(409);
    expect((await cancel(1)).body).toMatchObject({ state: 'Canceled', metadata: { version: 2 } });
    expect((await crew.asAgent('GET', `${SHIFTS}/trades/${trade.id}`)).body).toMatchObject({ state: 'Canceled' });
    const job = (await crew.asAgent<AlternativeShiftAsyncResponse>('GET', `${SHIFTS}/trades?forceAsync=true`)).body;
    expect(await ended<AlternativeShiftTradeListing>(job)).toMatchObject({ entities: [{ id: trade.id, state: 'Canceled' }] });
  });
});

describe('Requests for alternative shifts', () => {
  it('are found by unit and agent, at once or by a job', async () => {
    const { id } = await submit();
    const search = async (body: object, query = '') =>
      (await crew.call<ListAlternativeShiftTradesResponse>('POST', `${unit}/trades/search${query}`, body)).body;
    const ids = async (body: object) => (await search(body)).result?.entities?.map((each) => each.id);
    expect(await ids({})).toEqual([id]);
    expect(await ids({ agentIds: [crew.agent], managementUnitIds: [crew.managementUnit] })).toEqual([id]);
    expect(await ids({ agentIds: [crew.other] })).toEqual([]);
    expect(await ids({ managementUnitIds: [NOBODY] })).toEqual([]);
    const file = await ended<AlternativeShiftTradeListing>(
      (await search({}, '?forceAsync=true')) as AlternativeShiftAsyncResponse,
      crew.call,
    );
    expect(file.entities?.map((each) => each.id)).toEqual([id]);
    expect((await crew.call('GET', `${unit}/trades/${id}`)).body).toMatchObject({ id });
    expect((await crew.call('GET', `${unit}/trades/${NOBODY}`)).status).toBe(404);
    expect((await crew.call('POST', unit.replace(crew.businessUnit, NOBODY) + '/trades/search', {})).status).toBe(404);
  });

  it('are approved, which changes the schedule, or denied', async () => {
    const trade = await submit();
    expect(await shiftsIn(crew, schedule.id)).toContain(MONDAY);
    const entity = { tradeId: trade.id, state: 'Approved', metadata: { version: 1 } };
    const [planner] = crew.sandbox.users;
    expect(await decide([entity])).toMatchObject([
      { tradeId: trade.id, state: 'Approved', adminReviewedBy: { id: planner?.id }, metadata: { version: 2 } },
    ]);
    const shifts = await shiftsIn(crew, schedule.id);
    expect(shifts).toContain(LATER);
    expect(shifts).not.toContain(MONDAY);
    expect(await trades()).toMatchObject([{ state: 'Approved', processingStatus: 'ScheduleUpdated' }]);
    const again = { ...entity, state: 'Denied', metadata: { version: 2 } };
    expect(await decide([again, { ...entity, tradeId: NOBODY }])).toMatchObject([
      { state: 'Approved', failureReason: 'TransitionNotAllowed' },
      { tradeId: NOBODY, failureReason: 'TransitionNotAllowed' },
    ]);
  });

  it('do not change the schedule if they are denied, or belong to another unit', async () => {
    const trade = await submit();
    expect(await decide([{ tradeId: trade.id, state: 'Denied', metadata: { version: 1 } }])).toMatchObject([{ state: 'Denied' }]);
    expect(await shiftsIn(crew, schedule.id)).toContain(MONDAY);
    const elsewhere = { managementUnitId: NOBODY, entities: [] };
    expect(await begin<ErrorBody>('trades/state/jobs', elsewhere, crew.call, 'PATCH')).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'managementUnitId' }] },
    });
  });
});
