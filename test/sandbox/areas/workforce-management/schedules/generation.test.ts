import { gzipSync } from 'node:zlib';
import type {
  BuAgentScheduleQueryResponse,
  BuAgentScheduleShift,
  BuForecastResult,
  BuIntradayResponse,
  BuScheduleMetadata,
  BuScheduleRun,
  CreateWorkPlan,
  CreateWorkPlanShift,
  ScheduleGenerationResult,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { callWith } from '../../../support.js';
import type { Call, NamedEntity } from '../../../support.js';

const WFM = '/api/v2/workforcemanagement';
/** A Tuesday. The week after next begins on the 23rd, and clocks change on the 29th. */
const NOW = Date.parse('2026-03-10T12:30:00Z');
const WEEK = '2026-03-23';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const WORKING = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

let sandbox: Sandbox;
let call: Call;
let unit: string;
let managementUnit: string;
let people: string[];

beforeEach(async () => {
  sandbox = createSandbox({ now: () => NOW, rateLimit: false, permissions: 'off' });
  people = sandbox.users.map(({ id }) => id);
  call = callWith(sandbox, sandbox.issueAccessToken(people[0]));
  unit = await create(`${WFM}/businessunits`, {
    name: 'North',
    divisionId: sandbox.organisation.homeDivisionId,
    settings: { startDayOfWeek: 'Monday', timeZone: 'Europe/Berlin' },
  });
  managementUnit = await create(`${WFM}/managementunits`, { name: 'Ferries', businessUnitId: unit, timeZone: 'Europe/Berlin' });
});

async function create(path: string, body: object): Promise<string> {
  const answer = await call<NamedEntity>('POST', path, body);
  expect(answer.status).toBe(200);
  return answer.body.id;
}

const shift = (more: Partial<CreateWorkPlanShift> = {}): CreateWorkPlanShift => ({
  name: 'Early',
  days: { values: WORKING },
  exactStartTimeMinutesFromMidnight: 480,
  exactPaidTimeMinutes: 480,
  ...more,
});

const plan = (agents: readonly (string | undefined)[], more: Partial<CreateWorkPlan> = {}) =>
  create(`${WFM}/managementunits/${managementUnit}/workplans`, {
    name: 'Full time',
    enabled: true,
    shifts: [shift()],
    agents: agents.map((id) => ({ id })),
    ...more,
  });

const weeks = (week = WEEK) => `${WFM}/businessunits/${unit}/weeks/${week}`;

const started = async (path: string, body: object): Promise<string> => {
  const { status, body: answer } = await call<{ operationId: string }>('POST', path, body);
  expect(status).toBe(202);
  sandbox.clock.advance(3000);
  return answer.operationId;
};

const runOf = async (id: string) => (await call<BuScheduleRun>('GET', `${WFM}/businessunits/${unit}/scheduling/runs/${id}`)).body;

/** Generates a schedule. @returns its id. */
async function generate(more: object = {}, week = WEEK): Promise<string> {
  const run = await runOf(await started(`${weeks(week)}/schedules/generate`, { description: 'Next', weekCount: 1, ...more }));
  return run.schedule?.id ?? '';
}

async function shiftsOf(scheduleId: string, week = WEEK): Promise<(readonly [string | undefined, BuAgentScheduleShift[]])[]> {
  const { body } = await call<{ result: { agentSchedules: BuAgentScheduleQueryResponse[] } }>(
    'POST',
    `${weeks(week)}/schedules/${scheduleId}/agentschedules/query`,
    { managementUnitId: managementUnit },
  );
  return body.result.agentSchedules.map(({ user, shifts = [] }) => [user?.id, shifts] as const);
}

const startsOf = async (scheduleId: string, week = WEEK) =>
  (await shiftsOf(scheduleId, week)).map(([, shifts]) => shifts.map(({ startDate }) => startDate));

const messagesOf = async (scheduleId: string) =>
  (await call<ScheduleGenerationResult>('GET', `${weeks()}/schedules/${scheduleId}/generationresults`)).body;

describe('A generated schedule', () => {
  it('has the shifts of the agents of a work plan, in the time zone of the business unit', async () => {
    await plan([people[0], people[1]]);
    const response = await shiftsOf(await generate());
    expect(response.map(([id]) => id)).toEqual([people[0], people[1]]);
    expect(response[0]?.[1].map(({ startDate, lengthMinutes }) => [startDate, lengthMinutes])).toEqual(
      ['23', '24', '25', '26', '27'].map((day) => [`2026-03-${day}T07:00:00.000Z`, 480]),
    );
    // Clocks have changed in between, so eight o'clock is an hour earlier in UTC.
    expect((await startsOf(await generate({}, '2026-03-30'), '2026-03-30'))[0]?.[0]).toBe('2026-03-30T06:00:00.000Z');
  });

  it('has the activities of a shift with on-queue work between them; unpaid ones make it longer', async () => {
    const meal = { activityCodeId: '2', lengthMinutes: 30, startTimeIsRelativeToShiftStart: true, exactStartTimeMinutes: 240 };
    const rest = {
      activityCodeId: '1',
      lengthMinutes: 15,
      description: 'Tea',
      startTimeIsRelativeToShiftStart: true,
      flexibleStartTime: true,
      earliestStartTimeMinutes: 240,
      latestStartTimeMinutes: 360,
      startTimeIncrementMinutes: 15,
    };
    await plan([people[0]], { shifts: [shift({ activities: [meal, rest] })] });
    const [, [first] = []] = (await shiftsOf(await generate()))[0] ?? [];
    expect(first).toMatchObject({ lengthMinutes: 510, manuallyEdited: false });
    expect(
      first?.activities?.map(({ startDate, lengthMinutes, activityCodeId, paid }) => [
        startDate?.slice(11, 16),
        lengthMinutes,
        activityCodeId,
        paid,
      ]),
    ).toEqual([
      ['07:00', 240, '0', true],
      ['11:00', 30, '2', false],
      ['11:30', 15, '1', true],
      ['11:45', 225, '0', true],
    ]);
    expect(first?.activities?.[2]).toMatchObject({ description: 'Tea' });
  });

  it('keeps to the days and the paid time of the plan, and lists agents without a schedule', async () => {
    const limits = { constrainWeeklyPaidTime: true, weeklyExactPaidMinutes: 960, optionalDays: { values: ['Friday'] } };
    await plan([people[0]], { ...limits, minimumWorkingDaysPerWeek: 2 });
    await plan([people[1]], { name: 'Off', enabled: false });
    const rest = { constrainMinimumTimeBetweenShifts: true, minimumTimeBetweenShiftsMinutes: 24 * 60 };
    await plan([people[2]], { name: 'Rested', ...rest });
    const scheduleId = await generate();
    const [capped, disabled, rested] = await startsOf(scheduleId);
    expect([capped, disabled, rested?.map((start) => start?.slice(8, 10))]).toEqual([
      ['2026-03-23T07:00:00.000Z', '2026-03-24T07:00:00.000Z'],
      [],
      ['23', '25', '27'],
    ]);
    const { messages = [], messageCount, messageSeverities } = await messagesOf(scheduleId);
    expect(messages.map(({ type, arguments: about = [] }) => [type, ...about.map(({ value }) => value)])).toEqual([
      ['UnableToScheduleMaxWeeklyPaidTime', people[0], '2026-03-25'],
      ['UnableToScheduleMaxWeeklyPaidTime', people[0], '2026-03-26'],
      ['WorkPlanNotEnabled', people[1], WEEK],
      ['UnableToScheduleWorkDay', people[2], '2026-03-24'],
      ['UnableToScheduleWorkDay', people[2], '2026-03-26'],
    ]);
    expect([messageCount, messageSeverities?.[0]]).toEqual([
      5,
      { type: 'UnableToScheduleMaxWeeklyPaidTime', severity: 'Warning' },
    ]);
    const { body } = await call<BuScheduleMetadata>('GET', `${weeks()}/schedules/${scheduleId}`);
    expect(body).toMatchObject({
      generationResults: { messageCount: 5, messageSeverityCounts: [{ severity: 'Warning', count: 5 }] },
      managementUnits: [{ managementUnit: { id: managementUnit }, agentCount: 3, endDate: '2026-03-29T22:00:00.000Z' }],
    });
  });

  it('alternates as the rotation of a work plan says', async () => {
    const early = await plan([]);
    const late = await plan([], { name: 'Late', shifts: [shift({ exactStartTimeMinutesFromMidnight: 720 })] });
    const dateRange = { startBusinessUnitDate: '2026-03-16' };
    await create(`${WFM}/managementunits/${managementUnit}/workplanrotations`, {
      name: 'Turns',
      dateRange,
      pattern: { workPlanIds: [early, late] },
      agents: [{ userId: people[0], dateRange, position: 0 }],
    });
    const [starts] = await startsOf(await generate({ weekCount: 2 }));
    expect([starts?.length, starts?.[0], starts?.[5]]).toEqual([10, '2026-03-23T11:00:00.000Z', '2026-03-30T06:00:00.000Z']);
  });

  it('starts flexible shifts as preferred without a forecast, and ends them in time', async () => {
    const flexible = shift({
      flexibleStartTime: true,
      earliestStartTimeMinutesFromMidnight: 420,
      latestStartTimeMinutesFromMidnight: 600,
      constrainLatestStopTime: true,
      latestStopTimeMinutesFromMidnight: 1020,
    });
    await plan([people[0]], { shifts: [flexible] });
    const first = async (shiftStart?: string) => {
      const options = shiftStart === undefined ? {} : { options: { noForecastOptions: { shiftStart } } };
      return (await startsOf(await generate(options)))[0]?.[0]?.slice(11, 16);
    };
    expect([await first(), await first('Earliest'), await first('Median'), await first('Latest')]).toEqual([
      '06:00',
      '06:00',
      '07:00',
      '08:00',
    ]);
    expect(await first('Random')).toMatch(/^0[678]:(00|15|30|45)$/);
  });

  it('divides the weekly paid time between its days, or uses the requested time', async () => {
    const flexible = shift({ flexiblePaidTime: true, minimumPaidTimeMinutes: 240, maximumPaidTimeMinutes: 600 });
    const weekly = { constrainWeeklyPaidTime: true, flexibleWeeklyPaidTime: true, weeklyMaximumPaidMinutes: 2250 };
    await plan([people[0]], { shifts: [flexible], ...weekly });
    await plan([people[1]], { name: 'Free', shifts: [flexible] });
    const lengths = (await shiftsOf(await generate({ options: { noForecastOptions: { shiftLength: 'Longest' } } }))).map(
      ([, shifts]) => shifts.map(({ lengthMinutes }) => lengthMinutes),
    );
    expect(lengths).toEqual([Array(5).fill(450), Array(5).fill(600)]);
  });

  it('is copied with its shifts to the same days of another week', async () => {
    await plan([people[0]]);
    const id = await generate();
    await started(`${weeks()}/schedules/${id}/copy`, { description: 'Copy', weekDate: '2026-04-06' });
    const { body } = await call<{ entities: NamedEntity[] }>('GET', `${weeks('2026-04-06')}/schedules`);
    const [, [first] = []] = (await shiftsOf(body.entities[0]?.id ?? '', '2026-04-06'))[0] ?? [];
    // Clocks have changed in between.
    expect([first?.startDate, first?.activities?.[0]?.startDate]).toEqual(Array(2).fill('2026-04-06T06:00:00.000Z'));
  });

  it('is rejected for an unknown forecast and an invalid week', async () => {
    const body = { description: 'Next', weekCount: 1 };
    const forecast = { shortTermForecast: { id: UNKNOWN_ID, weekDate: WEEK } };
    expect(await call('POST', `${weeks()}/schedules/generate`, { ...body, ...forecast })).toMatchObject({ status: 400 });
    expect(await call('POST', `${weeks('soon')}/schedules/generate`, body)).toMatchObject({ status: 400 });
    expect(await call('GET', `${weeks()}/schedules/${UNKNOWN_ID}/generationresults`)).toMatchObject({ status: 404 });
  });
});

/** 24 interactions of ten minutes each in the hour from `hour` on of the first day of the week, in the unit's time zone. */
const busyFrom = (hour: number) => {
  const at = <T>(quiet: T, busy: T) =>
    Array.from({ length: 672 }, (_, index) => (index >= hour * 4 && index < hour * 4 + 4 ? busy : quiet));
  return { offeredPerInterval: at(0, 6), averageHandleTimeSecondsPerInterval: at(0, 600) };
};

async function planningGroup(queueId: string | undefined): Promise<string> {
  const serviceGoalTemplateId = await create(`${WFM}/businessunits/${unit}/servicegoaltemplates`, { name: 'Soon' });
  const routePaths = [{ queueId, mediaType: 'Voice' }];
  return await create(`${WFM}/businessunits/${unit}/planninggroups`, { name: 'Calls', routePaths, serviceGoalTemplateId });
}

/** Uploads an object and imports it. */
async function brought(path: string, content: object): Promise<void> {
  const bytes = gzipSync(JSON.stringify(content));
  const { body } = await call<{ uploadKey: string; url: string; headers: Record<string, string> }>('POST', `${path}/uploadurl`, {
    contentLengthBytes: bytes.length,
  });
  await sandbox.fetch(new Request(body.url, { method: 'PUT', headers: body.headers, body: bytes }));
  const { status, text } = await call('POST', path, { uploadKey: body.uploadKey });
  if (status !== 202) throw new Error(text);
  sandbox.clock.advance(3000);
}

/** Imports a forecast. @returns a reference to it. */
async function imported(content: object): Promise<{ id: string; weekDate: string }> {
  await brought(`${weeks()}/shorttermforecasts/import`, { description: 'From a file', weekCount: 1, ...content });
  const all = await call<{ entities: NamedEntity[] }>('GET', `${weeks()}/shorttermforecasts`);
  return { id: all.body.entities.at(-1)?.id ?? '', weekDate: WEEK };
}

const dataOf = async (id: string) =>
  (await call<{ result: BuForecastResult }>('GET', `${weeks()}/shorttermforecasts/${id}/data`)).body.result;

describe('A forecast', () => {
  it('that is imported keeps its values, and rejects invalid ones', async () => {
    const planningGroupId = await planningGroup(sandbox.queues[0]?.id);
    const { id } = await imported({ planningGroups: [{ planningGroupId, ...busyFrom(15) }] });
    const result = await dataOf(id);
    expect(result).toMatchObject({ referenceStartDate: '2026-03-22T23:00:00.000Z', weekNumber: 1, weekCount: 1 });
    expect(result.planningGroups?.[0]?.offeredPerInterval.slice(59, 65)).toEqual([0, 6, 6, 6, 6, 0]);
    expect(await call('GET', `${weeks()}/shorttermforecasts/${id}/data?weekNumber=2`)).toMatchObject({ status: 400 });
    await expect(imported({ planningGroups: [{ planningGroupId, offeredPerInterval: ['many'] }] })).rejects.toThrow(
      'planningGroups',
    );
  });

  it('that is generated is based on earlier offered interactions of the queues', async () => {
    await planningGroup(sandbox.queues[0]?.id);
    const query = { interval: '2026-03-01T00:00Z/2026-03-10T12:30Z', metrics: ['nOffered'], groupBy: ['queueId'] };
    const filter = {
      type: 'and',
      predicates: [
        { dimension: 'queueId', value: sandbox.queues[0]?.id },
        { dimension: 'mediaType', value: 'voice' },
      ],
    };
    const past = await call<{ results: { data: { metrics: { stats: { count: number } }[] }[] }[] }>(
      'POST',
      '/api/v2/analytics/conversations/aggregates/query',
      { ...query, filter },
    );
    const offered = past.body.results[0]?.data[0]?.metrics[0]?.stats.count ?? 0;
    expect(offered).toBeGreaterThan(0);
    const id = await started(`${weeks()}/shorttermforecasts/generate`, { description: 'By history', weekCount: 2 });
    const job = await call<{ modelingResultUri: string }>('GET', `${WFM}/adhocmodelingjobs/${id}`);
    expect(job.body).toMatchObject({ id, status: 'Success' });
    const { body } = await call<{ result: BuForecastResult }>('GET', `${job.body.modelingResultUri}?weekNumber=2`);
    const [{ offeredPerInterval, averageHandleTimeSecondsPerInterval } = {}] = body.result.planningGroups ?? [];
    expect([offeredPerInterval?.length, body.result.weekCount]).toEqual([672, 2]);
    const ofDays = (from: number, to: number) =>
      offeredPerInterval?.slice(from * 96, to * 96).reduce((sum, each) => sum + each, 0) ?? 0;
    // There is data for a Monday and a Tuesday. The other days get the average of both.
    expect(ofDays(0, 2)).toBeCloseTo(offered, 0);
    expect(ofDays(2, 3)).toBeCloseTo(offered / 2, 0);
    expect(ofDays(0, 1)).not.toBeCloseTo(ofDays(1, 2), 0);
    expect(Math.max(...(averageHandleTimeSecondsPerInterval ?? []))).toBeGreaterThan(0);
  });

  it('decides when flexible shifts start: where most work is uncovered', async () => {
    const planningGroupId = await planningGroup(sandbox.queues[0]?.id);
    const flexible = shift({
      days: { values: ['Monday'] },
      exactPaidTimeMinutes: 60,
      flexibleStartTime: true,
      startIncrementMinutes: 60,
      earliestStartTimeMinutesFromMidnight: 480,
      latestStartTimeMinutesFromMidnight: 1080,
    });
    await plan(people.slice(0, 5), { shifts: [flexible] });
    const late = busyFrom(15);
    const early = busyFrom(9);
    const sum = (one: number[], other: number[]) => one.map((value, at) => value + (other[at] ?? 0) / 2);
    // The forecast requires four agents at three in the afternoon, and two at nine.
    const planningGroups = [
      {
        planningGroupId,
        offeredPerInterval: sum(late.offeredPerInterval, early.offeredPerInterval),
        averageHandleTimeSecondsPerInterval: late.offeredPerInterval.map(() => 600),
      },
    ];
    const shortTermForecast = await imported({ planningGroups });
    const starts = (await startsOf(await generate({ shortTermForecast }))).flat().map((start) => start?.slice(11, 16));
    expect(starts).toEqual(['08:00', '08:00', '14:00', '14:00', '14:00']);
  });

  it('that cannot be used for scheduling is rejected', async () => {
    const shortTermForecast = await imported({ canUseForScheduling: false });
    const body = { description: 'Next', weekCount: 1, shortTermForecast };
    expect(await call('POST', `${weeks()}/schedules/generate`, body)).toMatchObject({ status: 400 });
  });
});

describe('A scheduling request', () => {
  it('has the status of its run', async () => {
    const generating = { description: 'Next', weekCount: 1 };
    const { body } = await call<{ result: BuScheduleRun }>('POST', `${weeks()}/schedules/generate`, generating);
    const path = `${WFM}/schedulingjobs/${body.result.schedulerRunId}`;
    expect((await call('GET', path)).body).toMatchObject({ status: 'Pending', percentComplete: 0 });
    sandbox.clock.advance(3000);
    expect((await call('GET', path)).body).toMatchObject({ status: 'Success', percentComplete: 100 });
    sandbox.planJob({ end: 'failed', message: 'Out of ink' });
    const failing = await started(`${weeks()}/schedules/generate`, generating);
    expect((await call('GET', `${WFM}/schedulingjobs/${failing}`)).body).toMatchObject({
      status: 'Failed',
      errorDetails: [{ internalErrorCode: 'Fail', description: 'Out of ink' }],
    });
    for (const kind of ['schedulingjobs', 'adhocmodelingjobs'])
      expect(await call('GET', `${WFM}/${kind}/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
  });
});

describe('The intraday view of a business unit', () => {
  const intraday = async (more: object = {}) =>
    (
      await call<{ result: BuIntradayResponse }>('POST', `${WFM}/businessunits/${unit}/intraday`, {
        businessUnitDate: WEEK,
        categories: ['ForecastData', 'ScheduleData'],
        intervalLengthMinutes: 60,
        ...more,
      })
    ).body.result;

  it('contains the forecast, and the agents on queue in the published schedule', async () => {
    const queue = sandbox.queues[0]?.id ?? '';
    const members = await call<{ entities: NamedEntity[] }>('GET', `/api/v2/routing/queues/${queue}/members`);
    const planningGroupId = await planningGroup(queue);
    await plan([members.body.entities[0]?.id]);
    expect(await intraday()).toMatchObject({ noDataReason: 'NoPublishedSchedule' });
    const shortTermForecast = await imported({ planningGroups: [{ planningGroupId, ...busyFrom(15) }] });
    const id = await generate({ shortTermForecast });
    expect(await intraday()).toMatchObject({ noDataReason: 'NoPublishedSchedule' });
    await brought(`${weeks()}/schedules/${id}/update`, { published: true, metadata: { version: 1 } });
    const result = await intraday();
    expect(result).toMatchObject({ schedule: { id }, shortTermForecast: { id: shortTermForecast.id } });
    expect(result.intradayDataGroupings).toMatchObject([
      {
        mediaType: 'Voice',
        forecastDataSummary: { offered: 24, averageHandleTimeSeconds: 600 },
        scheduleDataSummary: { onQueueTimeSeconds: 8 * 3600 },
      },
    ]);
    const [{ forecastDataPerInterval, scheduleDataPerInterval } = {}] = result.intradayDataGroupings ?? [];
    expect([forecastDataPerInterval?.length, forecastDataPerInterval?.[15]?.offered]).toEqual([24, 24]);
    expect(scheduleDataPerInterval?.map(({ onQueueTimeSeconds }) => onQueueTimeSeconds).slice(7, 17)).toEqual([
      0, 3600, 3600, 3600, 3600, 3600, 3600, 3600, 3600, 0,
    ]);
    expect((await intraday({ planningGroupIds: [UNKNOWN_ID] })).intradayDataGroupings).toEqual([]);
    expect(
      await call('POST', `${WFM}/businessunits/${unit}/intraday`, {
        businessUnitDate: WEEK,
        categories: [],
        intervalLengthMinutes: 7,
      }),
    ).toMatchObject({ status: 400 });
  });
});
