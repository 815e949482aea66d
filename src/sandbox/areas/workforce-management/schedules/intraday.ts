import type { Area } from '../../../engine/area.js';
import type {
  BuIntradayDataGroup,
  BuIntradayForecastData,
  BuIntradayResponse,
  BuIntradayScheduleData,
  BusinessUnitResponse,
  IntradayPlanningGroupRequest,
} from '../../../../models/index.js';
import { pickFields, readObject } from '../../../http/body.js';
import { invalidValue } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import type { World } from '../../../store/world.js';
import { iso } from '../../conversations/model.js';
import { payloadOf, topicWith } from '../../events/publish.js';
import { Repository } from '../../repository.js';
import { EventOperations } from '../../event-operations.js';
import { ON_QUEUE } from '../activity-codes.js';
import { figuresOf, planningGroups, QUARTER } from '../figures.js';
import { forecastsOf } from '../forecasts/forecast-store.js';
import { agentIn, agentSchedulesOf, publishedOf } from './schedule-store.js';
import { laterDay, momentOn, zoneOf } from '../wall-clock.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';

const TOPIC = 'v2.businessunits.{id}.workforcemanagement.intraday';

/** The day of a query. */
interface DayRequest {
  unitId: string;
  day: string;
  timeZone: string;
  minutes: number;
  categories: NonNullable<IntradayPlanningGroupRequest['categories']>;
  /** All planning groups of the unit if empty. */
  groupIds: readonly string[];
}

/** Intraday monitoring of a business unit: the forecast of a day, and the agents on queue by its schedule. */
export function addIntradayHandlers(area: Area, world: World): void {
  const operations = new EventOperations<DayRequest>(world, {
    name: 'wfm.intraday',
    effects: { looked: ({ of: request }) => ({ ...intradayData(world, request) }) },
    createEvent: ({ id }, outcome) =>
      // The event has no state field: success has a result instead.
      'result' in outcome ? payloadOf(TOPIC, { operationId: id, result: outcome.result }) : { operationId: id, status: 'Error' },
  });

  area.handle('postWorkforcemanagementBusinessunitIntraday', (context) => {
    const { id: unitId } = new Repository<BusinessUnitResponse>(world, UNITS).get(context.param('businessUnitId'));
    const body = readObject(context, ['businessUnitDate', 'categories']);
    const { businessUnitDate: day, categories, intervalLengthMinutes: minutes = 30, planningGroupIds: groupIds = [] } = body;
    if (minutes <= 0 || 1440 % minutes > 0 || (minutes * 60_000) % QUARTER > 0)
      throw invalidValue('intervalLengthMinutes', String(minutes));
    const request: DayRequest = { unitId, day, categories, minutes, groupIds, timeZone: zoneOf(world, unitId) };
    if (queryFlag(context, 'forceAsync') !== true) return { status: 'Complete', result: intradayData(world, request) };
    const { id } = operations.start(context, 'looked', topicWith(TOPIC, [unitId]), request);
    return context.json({ status: 'Processing', operationId: id }, 202);
  });
}

function intradayData(world: World, { unitId, day, timeZone, minutes, categories, groupIds }: DayRequest): BuIntradayResponse {
  const from = momentOn(day, 0, timeZone);
  const to = momentOn(laterDay(day, 1), 0, timeZone);
  const requestFields = { startDate: iso(from), endDate: iso(to), intervalLengthMinutes: minutes, categories };
  const [schedule] = publishedOf(world, unitId, requestFields.startDate, requestFields.endDate);
  if (!schedule) return { ...requestFields, noDataReason: 'NoPublishedSchedule' };
  const { id, shortTermForecast: reference } = schedule;
  const scheduleFields = { ...requestFields, schedule: pickFields(schedule, ['id', 'weekDate', 'selfUri']) };
  const { id: forecastId, weekDate: first = '' } = reference ?? {};
  const forecast = forecastsOf(world, unitId, first).find(forecastId);
  if (!forecast) return { ...scheduleFields, noDataReason: 'NoSourceForecast' };
  const groups = planningGroups(world, unitId).filter(({ id: groupId }) => groupIds.length === 0 || groupIds.includes(groupId));
  const medias = [...new Set(groups.flatMap(({ paths }) => paths.slice(0, 1).map(({ mediaType }) => mediaType)))];
  const starts = Array.from(
    { length: Math.round((to - from) / 60_000 / minutes) },
    (_, index) => from + index * minutes * 60_000,
  );
  const intradayDataGroupings = medias.map((mediaType): BuIntradayDataGroup => {
    const groupsOfMedia = groups.filter(({ paths }) => paths[0]?.mediaType === mediaType);
    const ids = groupsOfMedia.map((group) => group.id);
    const queues = groupsOfMedia.flatMap(({ paths }) => paths.map(({ queueId }) => queueId));
    const origin = momentOn(first, 0, timeZone);
    const forecastDataIn = (start: number, end: number) =>
      forecastDataBetween(world, forecast.id, ids, start - origin, end - origin);
    const scheduleDataIn = (start: number, end: number) => scheduleDataBetween(world, id, queues, start, end);
    const mapIntervals = <T>(compute: (start: number, end: number) => T): T[] =>
      starts.map((start) => compute(start, start + minutes * 60_000));
    return {
      mediaType,
      ...(categories.includes('ForecastData') && {
        forecastDataSummary: forecastDataIn(from, to),
        forecastDataPerInterval: mapIntervals(forecastDataIn),
      }),
      ...(categories.includes('ScheduleData') && {
        scheduleDataSummary: scheduleDataIn(from, to),
        scheduleDataPerInterval: mapIntervals(scheduleDataIn),
      }),
    };
  });
  const shortTermForecast = { ...pickFields(forecast, ['id', 'description', 'selfUri']), weekDate: first };
  return { ...scheduleFields, shortTermForecast, intradayDataGroupings };
}

/** Expected values of planning groups in a period, in ms from the start of their forecast. */
function forecastDataBetween(
  world: World,
  id: string,
  groupIds: readonly string[],
  from: number,
  to: number,
): BuIntradayForecastData {
  const figures = (figuresOf(world).get(id) ?? []).filter(({ planningGroupId }) => groupIds.includes(planningGroupId));
  let offeredCount = 0;
  let handleSeconds = 0;
  for (const { offeredPerInterval, averageHandleTimeSecondsPerInterval } of figures) {
    for (let quarter = from / QUARTER; quarter < to / QUARTER; quarter += 1) {
      offeredCount += offeredPerInterval[quarter] ?? 0;
      handleSeconds += (offeredPerInterval[quarter] ?? 0) * (averageHandleTimeSecondsPerInterval[quarter] ?? 0);
    }
  }
  return { offered: offeredCount, averageHandleTimeSeconds: offeredCount > 0 ? handleSeconds / offeredCount : 0 };
}

/** Scheduled time on queue of the members of some queues. */
function scheduleDataBetween(
  world: World,
  scheduleId: string,
  queueIds: readonly string[],
  from: number,
  to: number,
): BuIntradayScheduleData {
  const isMember = (userId: string): boolean =>
    queueIds.some((queueId) => world.store.members.get(queueId, userId) !== undefined);
  const stretches = (agentSchedulesOf(world).get(scheduleId) ?? [])
    .filter((schedule) => isMember(agentIn(schedule)))
    .flatMap(({ shifts = [] }) => shifts.flatMap(({ activities = [] }) => activities))
    .filter(({ activityCodeId }) => activityCodeId === ON_QUEUE);
  const ms = stretches.reduce((sum, { startDate = '', lengthMinutes = 0 }) => {
    const start = Date.parse(startDate);
    return sum + Math.max(0, Math.min(to, start + lengthMinutes * 60_000) - Math.max(from, start));
  }, 0);
  return { onQueueTimeSeconds: Math.round(ms / 1000) };
}
