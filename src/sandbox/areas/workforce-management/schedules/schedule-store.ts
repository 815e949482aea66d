import type {
  AgentScheduleUnavailableTime,
  BuAgentSchedulePublishedScheduleReference,
  ScheduleGenerationResult,
} from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import { isObject } from '../../../values/json.js';
import { invalidValue } from '../../../store/errors.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';
import type { Entity, Json } from '../../repository.js';
import { daysAfter, laterDay } from '../wall-clock.js';

type PublishedSchedule = Entity & BuAgentSchedulePublishedScheduleReference;

const UNITS = '/api/v2/workforcemanagement/businessunits';

/** Planned or imported agent schedules, by schedule. */
export const agentSchedulesOf = (world: World): Map<string, Json[]> => world.collection<Json[]>('wfm.agentschedules');

/** The schedules of a week. */
export const schedulesOf = (world: World, unitId: string, week: string): Repository =>
  new Repository(world, `${UNITS}/{}/weeks/{}/schedules`, [unitId, week], 'BuScheduleMetadata');

/** Generation results, by schedule; manual and imported schedules have none. */
export const generationsOf = (world: World): Map<string, ScheduleGenerationResult> =>
  world.collection<ScheduleGenerationResult>('wfm.generations');

/** The agents' unavailable times that a generated schedule has considered. */
export const unavailableTimesIn = (world: World): Map<string, Record<string, AgentScheduleUnavailableTime[]>> =>
  world.collection<Record<string, AgentScheduleUnavailableTime[]>>('wfm.schedules.unavailable');

export function scheduleIn(world: World, { unitId, week, scheduleId }: Json): Entity | undefined {
  return scheduleId === undefined ? undefined : schedulesOf(world, textOf(unitId), textOf(week)).find(textOf(scheduleId));
}

/** The published schedules of a unit in a period, which agents may see. */
export function publishedOf(world: World, unitId: string, startDate: string, endDate: string): PublishedSchedule[] {
  return (world.store.allOf(`${UNITS}/${unitId}/weeks/{}/schedules`) as PublishedSchedule[]).filter(
    ({ published, weekDate, weekCount }) => {
      const start = Date.parse(weekDate ?? '');
      const end = start + (weekCount ?? 1) * 7 * DAY;
      return published === true && start < Date.parse(endDate) && end > Date.parse(startDate);
    },
  );
}

/** Copies agent schedules to another week, at the same times of day. */
export function moveSchedules(world: World, { scheduleId, from, week, timeZone }: Json): Json[] {
  const days = Math.round((Date.parse(textOf(week)) - Date.parse(textOf(from))) / DAY);
  const moveStart = (part: Json): Json => {
    const start = Date.parse(textOf(part['startDate']));
    // An imported file may contain invalid dates.
    if (Number.isNaN(start)) return part;
    return { ...part, startDate: new Date(daysAfter(start, days, textOf(timeZone))).toISOString() };
  };
  const parts = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
  return (agentSchedulesOf(world).get(textOf(scheduleId)) ?? []).map((schedule) => ({
    ...schedule,
    shifts: parts(schedule['shifts']).map((shift) => ({
      ...moveStart(shift),
      id: world.newId(),
      ...(Array.isArray(shift['activities']) && { activities: parts(shift['activities']).map(moveStart) }),
    })),
    fullDayTimeOffMarkers: parts(schedule['fullDayTimeOffMarkers']).map((marker) => {
      const { businessUnitDate } = marker;
      return Number.isNaN(Date.parse(textOf(businessUnitDate)))
        ? marker
        : { ...marker, businessUnitDate: laterDay(textOf(businessUnitDate), days) };
    }),
  }));
}

/** Creates a schedule, with agent schedules if they are given. */
export function createSchedule(
  world: World,
  {
    unitId,
    week,
    description,
    weekCount,
    published,
    shortTermForecast,
    agentSchedules,
    generationResults,
    managementUnits,
  }: Json,
): Entity {
  const unit = textOf(unitId);
  const weekDate = textOf(week);
  const id = world.newId();
  if (Array.isArray(agentSchedules) && agentSchedules.length > 0) agentSchedulesOf(world).set(id, agentSchedules as Json[]);
  return schedulesOf(world, unit, weekDate).save({
    id,
    weekDate,
    weekCount: Number(weekCount ?? 1),
    description: textOf(description ?? ''),
    published: published === true,
    ...(isObject(shortTermForecast) && { shortTermForecast }),
    ...(isObject(generationResults) && { generationResults }),
    ...(Array.isArray(managementUnits) && { managementUnits }),
    metadata: { version: 1, dateModified: world.timestamp() },
    selfUri: `${UNITS}/${unit}/weeks/${weekDate}/schedules/${id}`,
  });
}

/** Replaces the agent schedules that a file contains; all others stay. */
export function updateSchedule(world: World, data: Json): Json {
  const schedule = scheduleIn(world, data);
  if (!schedule) return {};
  const all = agentSchedulesOf(world);
  const replacements = listIn(data['agentSchedules']);
  const otherSchedules = (all.get(schedule.id) ?? []).filter(
    (each) => !replacements.some((one) => agentIn(one) === agentIn(each)),
  );
  all.set(schedule.id, [...otherSchedules, ...replacements.filter((one) => one['delete'] !== true)]);
  const metadata = isObject(schedule['metadata']) ? schedule['metadata'] : {};
  return schedulesOf(world, textOf(data['unitId']), textOf(data['week'])).save({
    ...schedule,
    ...(typeof data['description'] === 'string' && { description: data['description'] }),
    ...(typeof data['published'] === 'boolean' && { published: data['published'] }),
    ...(isObject(data['shortTermForecast']) && { shortTermForecast: data['shortTermForecast'] }),
    metadata: { ...metadata, version: Number(metadata['version'] ?? 0) + 1, dateModified: world.timestamp() },
  });
}

export function removeSchedule(world: World, data: Json): Json {
  const schedule = scheduleIn(world, data);
  if (!schedule) return {};
  agentSchedulesOf(world).delete(schedule.id);
  generationsOf(world).delete(schedule.id);
  unavailableTimesIn(world).delete(schedule.id);
  schedulesOf(world, textOf(data['unitId']), textOf(data['week'])).remove(schedule.id);
  return schedule;
}

export const agentIn = ({ userId, user }: Json): string => textOf(userId ?? (isObject(user) ? user['id'] : ''));

export function listIn(value: unknown): Json[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every(isObject)) return value;
  throw invalidValue('agentSchedules', textOf(value), 'list');
}
