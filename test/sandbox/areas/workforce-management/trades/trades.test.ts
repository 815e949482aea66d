import type {
  BuAgentScheduleQueryResponse,
  MatchShiftTradeResponse,
  NotificationsResponse,
  SearchShiftTradesResponse,
  ShiftTradeAddTradeJobResponse,
  ShiftTradeListResponse,
  ShiftTradeMatchTradeJobResponse,
  ShiftTradeResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call, NamedEntity } from '../../../support.js';
import { NOBODY, openCrew, publish, toldOf, WEEK, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
let scheduleId: string;
/** Shift ids by day, of the first agent and of the other. */
let mine: Record<string, string>;
let theirs: Record<string, string>;

async function shiftsOf(userId: string): Promise<Record<string, string>> {
  const path = `${WFM}/businessunits/${crew.businessUnit}/weeks/${WEEK}/schedules/${scheduleId}/agentschedules/query`;
  const { body } = await crew.call<{ result: { agentSchedules: BuAgentScheduleQueryResponse[] } }>('POST', path, {
    managementUnitId: crew.managementUnit,
  });
  const agentSchedule = body.result.agentSchedules.find(({ user }) => user?.id === userId);
  return Object.fromEntries((agentSchedule?.shifts ?? []).map(({ id = '', startDate = '' }) => [startDate.slice(0, 10), id]));
}

beforeEach(async () => {
  crew = await openCrew();
  // Both work the same hours, the other agent one day less.
  scheduleId = (await publish(crew, [crew.agent, crew.other])).id;
  mine = await shiftsOf(crew.agent);
  theirs = await shiftsOf(crew.other);
});

const TRADING = `${WFM}/shifttrading/trades`;
const unit = () => `${WFM}/businessunits/${crew.businessUnit}/shifttrading`;
const scope = () => ({ managementUnitIds: [crew.managementUnit], weekDates: [WEEK] });
const MONDAY = '2026-03-16';
const accept = { startDate: '2026-03-17T00:00:00Z', endDate: '2026-03-18T00:00:00Z' };

const add = (more: object = {}, query = '') =>
  crew.asAgent<ShiftTradeAddTradeJobResponse>('POST', `${TRADING}/jobs${query}`, {
    initiatingShift: { id: mine[MONDAY], schedule: { id: scheduleId, weekDate: WEEK }, weekDate: WEEK },
    acceptableIntervals: [accept],
    ...more,
  });
const added = async (more: object = {}) => (await add(more)).body.addTradeResult!;
const match = (id: string, receivingShiftId?: string, version = 1, as: Call = crew.asOther) =>
  as<ShiftTradeMatchTradeJobResponse>('POST', `${TRADING}/${id}/match/jobs`, {
    weekDate: WEEK,
    receivingSchedule: { id: scheduleId },
    metadata: { version },
    ...(receivingShiftId !== undefined && { receivingShiftId }),
  });
const violations = async (answer: Promise<{ body: ShiftTradeMatchTradeJobResponse }>) =>
  (await answer).body.matchTradeResult?.matchReview?.violations?.map(({ type }) => type);
const search = async (receivingShiftIds: (string | undefined)[]) =>
  (
    await crew.asOther<{
      searchUnmatchedTradesResult: { trades: { trade: NamedEntity; receivingShiftMatches: { shiftIds: string[] }[] }[] };
    }>('POST', `${unit()}/unmatched/search/jobs`, { ...scope(), receivingSchedule: { id: scheduleId }, receivingShiftIds })
  ).body.searchUnmatchedTradesResult.trades;
const bulk = async (entities: object[]) =>
  (
    await crew.call<{ bulkUpdateTradeStatesResult: { entities: object[] } }>('POST', `${unit()}/trades/state/bulk/jobs`, {
      ...scope(),
      entities,
    })
  ).body.bulkUpdateTradeStatesResult.entities;

describe('A shift trade', () => {
  it('is offered, and refused for shifts of other agents', async () => {
    const trade = await added();
    expect(trade).toMatchObject({
      state: 'Unmatched',
      oneSided: false,
      metadata: { version: 1 },
      acceptableIntervals: [accept],
      initiating: { user: { id: crew.agent }, shift: { id: mine[MONDAY], startDate: '2026-03-16T07:00:00.000Z' } },
    });
    const ownTrades = await crew.asAgent('POST', `${TRADING}/mine/query/jobs`, { weekDates: [WEEK] });
    expect(ownTrades.body).toMatchObject({ type: 'QueryAgentTrades', queryAgentTradesResult: { entities: [{ id: trade.id }] } });
    const initiatingShift = (id: string | undefined, schedule = scheduleId) => ({
      id,
      schedule: { id: schedule },
      weekDate: WEEK,
    });
    expect(await add({ initiatingShift: initiatingShift(theirs[MONDAY]) })).toMatchObject({ status: 404 });
    expect(await add({ initiatingShift: initiatingShift(mine[MONDAY], NOBODY) })).toMatchObject({ status: 404 });
    expect(await add({ expirationDate: '2026-03-01T00:00:00Z' })).toMatchObject({ status: 400 });
  });

  it('is found by agents who could take it, with their matching shifts', async () => {
    const trade = await added({ acceptableIntervals: [] });
    // An agent who works on Monday at those hours cannot take a second shift then.
    expect(await search([theirs['2026-03-17']])).toEqual([]);
    expect(await violations(match(trade.id))).toEqual(['InitiatingShiftOverlapsExisting']);
    const swap = await added({ acceptableIntervals: [{ startDate: '2026-03-16T00:00:00Z', endDate: '2026-03-18T00:00:00Z' }] });
    const response = await search([theirs[MONDAY], theirs['2026-03-17']]);
    expect(response.map((each) => [each.trade.id, each.receivingShiftMatches.map(({ shiftIds }) => shiftIds)])).toEqual([
      [swap.id, [[theirs[MONDAY]]]],
    ]);
  });

  it('exchanges the shifts when a planner approves it', async () => {
    const trade = await added({ acceptableIntervals: [{ startDate: '2026-03-16T00:00:00Z', endDate: '2026-03-17T00:00:00Z' }] });
    expect(await violations(match(trade.id))).toContain('ReceivingShiftMissingForTwoSidedTrade');
    expect(await violations(match(trade.id, theirs['2026-03-18']))).toContain('ReceivingShiftOutsideAcceptableIntervals');
    expect(await match(trade.id, theirs[MONDAY], 7)).toMatchObject({ status: 409 });
    expect((await match(trade.id, theirs[MONDAY])).body.matchTradeResult).toMatchObject({
      trade: { state: 'Matched', receiving: { user: { id: crew.other }, shift: { id: theirs[MONDAY] } } },
      matchReview: { violations: [], receivingUser: { preTradeSchedulePaidMinutes: 2400, postTradeSchedulePaidMinutes: 2400 } },
    });
    expect((await crew.call('POST', `${unit()}/weeks/summary/jobs`, scope())).body).toMatchObject({
      queryWeekSummariesResult: { weeks: [{ weekDate: WEEK, initiatingMatchedCount: 1, crossWeekReceivingMatchedCount: 0 }] },
    });
    expect((await crew.call('POST', `${unit()}/trades/evaluate/jobs`, scope())).body).toMatchObject({
      evaluateTradesResult: { entities: [{ trade: { id: trade.id } }] },
    });
    const query = await crew.call('POST', `${unit()}/trades/query/jobs`, { ...scope(), userIds: [crew.other] });
    expect(query.body).toMatchObject({ queryTradesResult: { entities: [{ id: trade.id, state: 'Matched' }] } });
    const approve = { id: trade.id, state: 'Approved', metadata: { version: 2 } };
    expect(await bulk([{ ...approve, metadata: { version: 1 } }])).toEqual([
      { id: trade.id, failureReason: 'TransitionNotAllowed' },
    ]);
    expect(await bulk([approve])).toMatchObject([{ id: trade.id, state: 'Approved', metadata: { version: 3 } }]);
    const one = await shiftsOf(crew.agent);
    const other = await shiftsOf(crew.other);
    expect([Object.keys(one).sort(), Object.keys(other).sort()]).toEqual([Object.keys(mine), Object.keys(theirs)]);
    expect([one[MONDAY] === mine[MONDAY], one['2026-03-17'] === mine['2026-03-17']]).toEqual([false, true]);
    const notifications = (await crew.asAgent<NotificationsResponse>('GET', `${WFM}/notifications`)).body.entities;
    expect(notifications.map(({ shiftTrade }) => shiftTrade?.newState)).toEqual(['Matched', 'Approved']);
    const dates = notifications.flatMap(({ shiftTrade }) => [shiftTrade?.initiatingShiftDate, shiftTrade?.receivingShiftDate]);
    expect(dates.map((date) => new Date(date ?? '').toISOString())).toEqual(dates);
    expect(await bulk([{ ...approve, metadata: { version: 3 } }])).toMatchObject([{ failureReason: 'TransitionNotAllowed' }]);
  });

  it('is cancelled and changed by the offering agent, and expires', async () => {
    const trade = await added({ target: { userId: crew.stranger } });
    expect(await violations(match(trade.id, theirs['2026-03-17']))).toContain('DirectTradeForOtherUser');
    const change = (body: object, as = crew.asAgent) =>
      as('POST', `${TRADING}/${trade.id}/jobs`, { weekDate: WEEK, metadata: { version: 1 }, ...body });
    expect(await change({ target: {} }, crew.asOther)).toMatchObject({ status: 404 });
    const expirationDate = { value: '2026-03-12T00:00:00Z' };
    expect((await change({ target: {}, expirationDate })).body).toMatchObject({
      updateTradeResult: { metadata: { version: 2 }, expirationDate: '2026-03-12T00:00:00Z' },
    });
    const move = (state: string, as = crew.asAgent) =>
      as('POST', `${TRADING}/${trade.id}/state/jobs`, { weekDate: WEEK, state, metadata: { version: 2 } });
    expect(await move('Canceled', crew.asOther)).toMatchObject({ status: 404 });
    expect((await move('Approved')).body).toMatchObject({ updateTradeStateResult: { failureReason: 'TransitionNotAllowed' } });
    crew.sandbox.clock.advance(2 * 86_400_000);
    const ownResult = await crew.asAgent('POST', `${TRADING}/mine/query/jobs`, { weekDates: [WEEK] });
    expect(ownResult.body).toMatchObject({ queryAgentTradesResult: { entities: [{ state: 'Expired' }] } });
    const other = await added();
    const canceled = await crew.asAgent('POST', `${TRADING}/${other.id}/state/jobs`, {
      weekDate: WEEK,
      state: 'Canceled',
      metadata: { version: 1 },
    });
    expect(canceled.body).toMatchObject({ updateTradeStateResult: { state: 'Canceled' } });
  });

  it('is handled asynchronously if the caller requests that, with an event', async () => {
    const { body } = await add({}, '?forceAsync=true');
    expect(body).toMatchObject({ status: 'Processing', type: 'AddTrade' });
    const job = () => crew.asAgent('GET', `${TRADING}/jobs/${body.id}`);
    expect((await job()).body).not.toHaveProperty('addTradeResult');
    crew.sandbox.clock.advance(3000);
    expect((await job()).body).toMatchObject({ status: 'Complete', addTradeResult: { state: 'Unmatched' } });
    expect(toldOf(crew, `v2.users.${crew.agent}.workforcemanagement.shift.trading.jobs`)).toEqual([
      { id: body.id, type: 'AddTrade', status: 'Complete' },
    ]);
    expect(await crew.asAgent('GET', `${TRADING}/jobs/${NOBODY}`)).toMatchObject({ status: 404 });
    expect(await crew.asAgent('GET', `${TRADING}/mine/query/jobs/${body.id}`)).toMatchObject({ status: 404 });
    const file = await crew.call<{ downloadUrl: string }>('POST', `${unit()}/trades/query/jobs?forceDownloadService=true`, {
      ...scope(),
      userIds: [crew.agent],
    });
    expect(await (await crew.sandbox.fetch(new Request(file.body.downloadUrl))).json()).toMatchObject({ entities: [{}] });
  });
});

describe('Weekly operations on the same trade', () => {
  it('offer, find, match and approve it', async () => {
    const trades = `${WFM}/managementunits/${crew.managementUnit}/weeks/${WEEK}/shifttrades`;
    const { body: trade } = await crew.asAgent<ShiftTradeResponse>('POST', trades, {
      scheduleId,
      initiatingShiftId: mine[MONDAY],
      acceptableIntervals: ['2026-03-16T00:00:00Z/2026-03-17T00:00:00Z'],
    });
    expect(trade).toMatchObject({ state: 'Unmatched', initiatingShiftId: mine[MONDAY], oneSided: false });
    const ownTrades = await crew.asAgent<ShiftTradeListResponse>('GET', `${WFM}/shifttrades`);
    expect(ownTrades.body.entities.map(({ id }) => id)).toEqual([trade.id]);
    const patched = await crew.asAgent('PATCH', `${trades}/${trade.id}`, {
      receivingUserId: { value: crew.other },
      metadata: { version: 1 },
    });
    expect(patched.body).toMatchObject({ receivingUser: { id: crew.other }, metadata: { version: 2 } });
    const response = await crew.asOther<SearchShiftTradesResponse>('POST', `${trades}/search`, {
      receivingScheduleId: scheduleId,
      receivingShiftIds: [theirs[MONDAY], theirs['2026-03-17']],
    });
    expect(response.body.trades).toMatchObject([
      { trade: { id: trade.id }, matchingReceivingShiftIds: [theirs[MONDAY]], preview: { activities: [{ lengthMinutes: 480 }] } },
    ]);
    const take = (version: number) =>
      crew.asOther<MatchShiftTradeResponse>('POST', `${trades}/${trade.id}/match`, {
        receivingScheduleId: scheduleId,
        receivingShiftId: theirs[MONDAY],
        metadata: { version },
      });
    expect(await take(1)).toMatchObject({ status: 409 });
    expect((await take(2)).body).toMatchObject({ trade: { state: 'Matched' }, violations: [] });
    const matched = await crew.call('GET', `${WFM}/managementunits/${crew.managementUnit}/shifttrades/matched`);
    expect(matched.body).toEqual({ entities: [{ weekDate: WEEK, count: 1, crossWeekReceivingCount: 0 }] });
    expect((await crew.call('GET', trades)).body).toMatchObject({
      entities: [{ trade: { id: trade.id }, matchReview: { violations: [] } }],
    });
    await crew.call('POST', `${trades}/state/bulk`, {
      entities: [{ id: trade.id, state: 'Approved', metadata: { version: 3 } }],
    });
    crew.sandbox.clock.advance(3000);
    expect((await crew.call('GET', trades)).body).toMatchObject({ entities: [{ trade: { state: 'Approved' } }] });
    expect((await shiftsOf(crew.agent))[MONDAY]).not.toBe(mine[MONDAY]);
    expect(
      await crew.asAgent('POST', `${trades.replace(WEEK, '2026-03-23')}/${trade.id}/match`, {
        receivingScheduleId: scheduleId,
        metadata: { version: 4 },
      }),
    ).toMatchObject({ status: 404 });
  });
});
