import type { Area } from '../../../engine/area.js';
import type {
  AgentMuScheduleItem,
  AgentMuScheduleQuery,
  AgentMuScheduleShift,
  BuAgentScheduleActivity,
  BuAgentScheduleShift,
  BuFullDayTimeOffMarker,
  BuScheduleMetadata,
  ManagementUnit,
  UserSchedule,
  UserScheduleContainer,
} from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidField } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { topicWith } from '../../events/publish.js';
import type { Entity } from '../../repository.js';
import { activityCodesOf } from '../activity-codes.js';
import { managementUnitAt, userReference } from '../agents/placements.js';
import { resultOrFile } from '../result.js';
import { agentsIn, businessUnitIn, unitOfAgent } from '../roster.js';
import { createScheduleSearches } from './schedule-search.js';
import { agentIn, agentSchedulesOf, publishedOf } from './schedule-store.js';
import { zoneIn } from '../wall-clock.js';
const SEARCH_TOPIC = 'v2.users.{id}.workforcemanagement.agentschedules.managementunit.search.complete';

/** The caller's published schedule in a period. */
interface PublishedSchedule {
  schedule: Entity<BuScheduleMetadata>;
  userId: string;
  shifts: BuAgentScheduleShift[];
  fullDayTimeOffMarkers: BuFullDayTimeOffMarker[];
}

/** Agents' own schedules and those of colleagues, including the older formats. */
export function addPublishedScheduleHandlers(area: Area, world: World): void {
  const operations = createScheduleSearches(world, 'wfm.agentschedules.unit', ({ id }, end) => ({
    operationId: id,
    status: 'failure' in end ? 'Error' : 'Complete',
    ...('downloadUrl' in end && end),
  }));

  area.handle('postWorkforcemanagementAgentschedulesMine', (context) => callerSchedules(world, context));

  area.handle('postWorkforcemanagementAgentschedulesManagementunitsMine', (context) => {
    const userId = callerId(context);
    const unit = unitOfAgent(world, userId);
    const { startDate, endDate } = readPeriod(context);
    const result = { referenceStartDate: startDate, agentSchedules: colleagueSchedules(world, unit, startDate, endDate) };
    if (queryFlag(context, 'forceAsync') !== true)
      return { status: 'Complete', operationId: world.newId(), ...resultOrFile(context, world, result) };
    const data = { text: JSON.stringify(result), url: context.url };
    const { id } = operations.start(context, 'found', topicWith(SEARCH_TOPIC, [userId]), data);
    return context.json({ status: 'Processing', operationId: id }, 202);
  });

  area.handle('postWorkforcemanagementSchedules', (context) => {
    const userId = callerId(context);
    const { loadFullWeeks } = readObject(context);
    return scheduleContainer(world, unitOfAgent(world, userId), [userId], readPeriod(context), loadFullWeeks);
  });
  area.handle('postWorkforcemanagementManagementunitSchedulesSearch', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const { userIds, loadFullWeeks } = readObject(context, ['userIds']);
    const agents = new Set(agentsIn(world, unit).map(({ userId }) => userId));
    const agentIds = userIds.filter((id) => agents.has(id));
    return scheduleContainer(world, unit, agentIds, readPeriod(context), loadFullWeeks);
  });
}

function callerSchedules(world: World, context: OperationContext<AgentMuScheduleQuery>) {
  const userId = callerId(context);
  const unitId = businessUnitIn(unitOfAgent(world, userId));
  const { startDate, endDate } = readPeriod(context);
  const agentSchedules = publishedSchedulesOf(world, unitId, [userId], startDate, endDate);
  const schedules = publishedOf(world, unitId, startDate, endDate);
  return {
    agentSchedules: agentSchedules.map(({ shifts, fullDayTimeOffMarkers }) => ({
      user: { id: userId },
      shifts,
      fullDayTimeOffMarkers,
    })),
    publishedSchedules: schedules.map(({ id, weekDate, weekCount, selfUri }) => ({ id, weekDate, weekCount, selfUri })),
    // Schedules are published as a whole: later changes are not recorded.
    businessUnitTimeZone: zoneIn(world, unitId),
    startDate,
    endDate,
    updates: [],
  };
}

/** @throws the platform's 400 for a period that ends before it begins. */
function readPeriod(context: OperationContext<AgentMuScheduleQuery>): AgentMuScheduleQuery {
  const span = readObject(context, ['startDate', 'endDate']);
  if (Date.parse(span.startDate) < Date.parse(span.endDate)) return span;
  throw invalidField('startDate must be before endDate', 'startDate');
}

function publishedSchedulesOf(
  world: World,
  unitId: string,
  userIds: readonly string[],
  startDate: string,
  endDate: string,
  isWhole = false,
): PublishedSchedule[] {
  const from = Date.parse(startDate);
  const to = Date.parse(endDate);
  const overlaps = ({ startDate: start = '', lengthMinutes = 0 }: BuAgentScheduleShift): boolean =>
    isWhole || (Date.parse(start) < to && Date.parse(start) + lengthMinutes * 60_000 > from);
  return publishedOf(world, unitId, startDate, endDate).flatMap((schedule) =>
    (agentSchedulesOf(world).get(schedule.id) ?? [])
      .filter((each) => userIds.includes(agentIn(each)))
      .map((each): PublishedSchedule => {
        const { shifts = [], fullDayTimeOffMarkers = [] } = each;
        return { schedule, userId: agentIn(each), shifts: shifts.filter(overlaps), fullDayTimeOffMarkers };
      }),
  );
}

/** The working times of a unit's agents, by category only, in minutes from a moment on. */
function colleagueSchedules(
  world: World,
  unit: Entity<ManagementUnit>,
  startDate: string,
  endDate: string,
): AgentMuScheduleItem[] {
  const unitId = businessUnitIn(unit);
  const codes = activityCodesOf(world, unitId);
  const offset = (start = ''): number => Math.round((Date.parse(start) - Date.parse(startDate)) / 60_000);
  const activity = ({ startDate: start, lengthMinutes = 0, activityCodeId = '' }: BuAgentScheduleActivity) => ({
    startOffsetMinutes: offset(start),
    lengthMinutes,
    activityCategory: textOf(codes.find(activityCodeId)?.['category'] ?? 'OnQueueWork'),
  });
  const shift = ({ startDate: start, lengthMinutes = 0, activities = [] }: BuAgentScheduleShift): AgentMuScheduleShift => ({
    startOffsetMinutes: offset(start),
    lengthMinutes,
    activities: activities.map(activity),
  });
  const all = publishedSchedulesOf(
    world,
    unitId,
    agentsIn(world, unit).map(({ userId }) => userId),
    startDate,
    endDate,
  );
  return [...new Set(all.map(({ userId }) => userId))].map((userId) => {
    const agentSchedules = all.filter((each) => each.userId === userId);
    return {
      agent: userReference(userId),
      shifts: agentSchedules.flatMap(({ shifts }) => shifts.map(shift)),
      fullDayTimeOffMarkerDates: agentSchedules.flatMap(({ fullDayTimeOffMarkers }) =>
        fullDayTimeOffMarkers.flatMap(({ businessUnitDate }) => businessUnitDate ?? []),
      ),
    };
  });
}

/** Schedules by user, in the format from before business units. */
function scheduleContainer(
  world: World,
  unit: Entity<ManagementUnit>,
  userIds: readonly string[],
  { startDate, endDate }: { startDate: string; endDate: string },
  isWhole = false,
): UserScheduleContainer {
  const unitId = businessUnitIn(unit);
  const userSchedules: Record<string, UserSchedule> = {};
  const published = publishedSchedulesOf(world, unitId, userIds, startDate, endDate, isWhole);
  for (const { schedule, userId, shifts, fullDayTimeOffMarkers } of published) {
    const userSchedule = userSchedules[userId] ?? { shifts: [], fullDayTimeOffMarkers: [], metadata: { version: 1 } };
    userSchedules[userId] = {
      ...userSchedule,
      shifts: [...(userSchedule.shifts ?? []), ...shifts.map((shift) => olderShift(shift, schedule))],
      fullDayTimeOffMarkers: [...(userSchedule.fullDayTimeOffMarkers ?? []), ...fullDayTimeOffMarkers.map(olderMarker)],
    };
  }
  return {
    managementUnitTimeZone: zoneIn(world, unitId),
    publishedSchedules: publishedOf(world, unitId, startDate, endDate).map(weekReference),
    userSchedules,
  };
}

function weekReference({ id, selfUri = '', weekDate = '' }: Entity<BuScheduleMetadata>) {
  return { id, selfUri, weekDate };
}

/** A shift in the format from before business units. */
function olderShift(
  { lengthMinutes = 0, activities = [], schedule: _, workPlanId: __, workPlanShiftId: ___, ...shift }: BuAgentScheduleShift,
  schedule: Entity<BuScheduleMetadata>,
) {
  return {
    ...shift,
    weekSchedule: weekReference(schedule),
    lengthInMinutes: lengthMinutes,
    activities: activities.map(olderActivity),
  };
}

function olderActivity({
  lengthMinutes = 0,
  paid = false,
  activityCodeId = '',
  startDate = '',
  description,
}: BuAgentScheduleActivity) {
  return {
    activityCodeId,
    startDate,
    lengthInMinutes: lengthMinutes,
    countsAsPaidTime: paid,
    ...(description !== undefined && { description }),
  };
}

function olderMarker({ businessUnitDate = '', activityCodeId = '', paid = false, lengthMinutes = 0 }: BuFullDayTimeOffMarker) {
  return { managementUnitDate: businessUnitDate, activityCodeId, isPaid: paid, lengthInMinutes: lengthMinutes };
}
