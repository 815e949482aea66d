import type {
  AgentScheduleUnavailableTime,
  BuAgentScheduleQueryResponse,
  BuGenerateScheduleRequest,
  BuScheduleMetadata,
  ScheduleGenerationResult,
  UserReference,
} from '../../../../models/index.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { daysAfter, laterDay } from '../wall-clock.js';

type PublishedSchedule = Entity<BuScheduleMetadata>;

const UNITS = '/api/v2/workforcemanagement/businessunits';

/** The schedule of an agent as stored: a file names the agent by an id. */
export interface AgentSchedule extends BuAgentScheduleQueryResponse {
  userId?: string;
  managementUnitId?: string;
  delete?: boolean;
}

/** Planned or imported agent schedules, by schedule. */
export const agentSchedulesOf = (world: World): Map<string, AgentSchedule[]> =>
  world.collection<AgentSchedule[]>('wfm.agentschedules');

/** The schedules of a week. */
export const schedulesOf = (world: World, unitId: string, week: string): Repository<BuScheduleMetadata> =>
  new Repository<BuScheduleMetadata>(world, `${UNITS}/{}/weeks/{}/schedules`, [unitId, week], 'BuScheduleMetadata');

/** Generation results, by schedule; manual and imported schedules have none. */
export const generationsOf = (world: World): Map<string, ScheduleGenerationResult> =>
  world.collection<ScheduleGenerationResult>('wfm.generations');

/** The agents' unavailable times that a generated schedule has considered. */
export const unavailableTimesIn = (world: World): Map<string, Record<string, AgentScheduleUnavailableTime[]>> =>
  world.collection<Record<string, AgentScheduleUnavailableTime[]>>('wfm.schedules.unavailable');

/** The data of an operation on a schedule. */
export interface ScheduleData extends Partial<
  Pick<
    BuScheduleMetadata,
    'description' | 'weekCount' | 'published' | 'shortTermForecast' | 'generationResults' | 'managementUnits'
  >
> {
  unitId: string;
  week: string;
  scheduleId?: string;
  /** The week of the schedule that is copied. */
  from?: string;
  timeZone?: string;
  options?: BuGenerateScheduleRequest['options'];
  agentSchedules?: AgentSchedule[];
  startedBy?: UserReference;
}

export function scheduleIn(world: World, { unitId, week, scheduleId }: ScheduleData): Entity<BuScheduleMetadata> | undefined {
  return schedulesOf(world, unitId, week).find(scheduleId);
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
export function moveSchedules(world: World, { scheduleId = '', from = '', week, timeZone = '' }: ScheduleData): AgentSchedule[] {
  const days = Math.round((Date.parse(week) - Date.parse(from)) / DAY);
  const moveStart = <P extends { startDate?: string }>(part: P): P => {
    const start = Date.parse(part.startDate ?? '');
    // An imported file may contain invalid dates.
    if (Number.isNaN(start)) return part;
    return { ...part, startDate: new Date(daysAfter(start, days, timeZone)).toISOString() };
  };
  return (agentSchedulesOf(world).get(scheduleId) ?? []).map((schedule) => ({
    ...schedule,
    shifts: (schedule.shifts ?? []).map((shift) => ({
      ...moveStart(shift),
      id: world.newId(),
      ...(shift.activities && { activities: shift.activities.map(moveStart) }),
    })),
    fullDayTimeOffMarkers: (schedule.fullDayTimeOffMarkers ?? []).map((marker) => {
      const { businessUnitDate = '' } = marker;
      return Number.isNaN(Date.parse(businessUnitDate))
        ? marker
        : { ...marker, businessUnitDate: laterDay(businessUnitDate, days) };
    }),
  }));
}

/** Creates a schedule, with agent schedules if they are given. */
export function createSchedule(
  world: World,
  {
    unitId,
    week,
    description = '',
    weekCount = 1,
    published = false,
    shortTermForecast,
    agentSchedules = [],
    generationResults,
    managementUnits,
  }: ScheduleData,
): Entity<BuScheduleMetadata> {
  const id = world.newId();
  if (agentSchedules.length > 0) agentSchedulesOf(world).set(id, agentSchedules);
  return schedulesOf(world, unitId, week).save({
    id,
    weekDate: week,
    weekCount,
    description,
    published,
    ...(shortTermForecast && { shortTermForecast }),
    ...(generationResults && { generationResults }),
    ...(managementUnits && { managementUnits }),
    metadata: { version: 1, dateModified: world.timestamp() },
    selfUri: `${UNITS}/${unitId}/weeks/${week}/schedules/${id}`,
  });
}

/** Replaces the agent schedules that a file contains; all others stay. */
export function updateSchedule(world: World, data: ScheduleData): Entity<BuScheduleMetadata> | undefined {
  const schedule = scheduleIn(world, data);
  if (!schedule) return undefined;
  const all = agentSchedulesOf(world);
  const { unitId, week, description, published, shortTermForecast, agentSchedules: replacements = [] } = data;
  const otherSchedules = (all.get(schedule.id) ?? []).filter(
    (each) => !replacements.some((one) => agentIn(one) === agentIn(each)),
  );
  all.set(schedule.id, [...otherSchedules, ...replacements.filter((one) => one.delete !== true)]);
  const { metadata } = schedule;
  return schedulesOf(world, unitId, week).save({
    ...schedule,
    ...(description !== undefined && { description }),
    ...(published !== undefined && { published }),
    ...(shortTermForecast && { shortTermForecast }),
    metadata: { ...metadata, version: (metadata?.version ?? 0) + 1, dateModified: world.timestamp() },
  });
}

export function removeSchedule(world: World, data: ScheduleData): Entity<BuScheduleMetadata> | undefined {
  const schedule = scheduleIn(world, data);
  if (!schedule) return undefined;
  agentSchedulesOf(world).delete(schedule.id);
  generationsOf(world).delete(schedule.id);
  unavailableTimesIn(world).delete(schedule.id);
  schedulesOf(world, data.unitId, data.week).remove(schedule.id);
  return schedule;
}

export const agentIn = ({ userId, user }: AgentSchedule): string => userId ?? user?.id ?? '';
