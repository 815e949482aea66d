import type { UserScheduleAdherence } from '../../../../models/index.js';
import type { Area } from '../../../engine/area.js';
import { textOf } from '../../../engine/values.js';
import { queryList } from '../../../http/listing.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { systemName } from '../../analytics/user-times.js';
import { memberIds, teamsOf } from '../../teams/model.js';
import { primaryPresence, routingStatusOf } from '../../users/user.js';
import { activityCodesOf } from '../activity-codes.js';
import { businessUnitReference, managementUnitAt, userReference } from '../agents/placements.js';
import { agentsIn, businessUnitIn, unitOf } from '../roster.js';
import { categoryOf, plannedActivities } from './figures.js';

const WFM = '/api/v2/workforcemanagement';

/** What agents do now, compared with their published schedule. */
export function addRealTimeAdherenceHandlers(area: Area, world: World): void {
  const adherenceOfUsers = (userIds: readonly string[]): UserScheduleAdherence[] =>
    userIds.flatMap((userId) => currentAdherence(world, userId) ?? []);
  area.handle('getWorkforcemanagementAdherence', (context) => adherenceOfUsers(queryList(context, 'userId')));
  area.handle('getWorkforcemanagementManagementunitAdherence', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    return { entities: adherenceOfUsers(agentsIn(world, unit).map(({ userId }) => userId)) };
  });
  area.handle('getWorkforcemanagementTeamAdherence', (context) => {
    const { id } = teamsOf(world).get(context.param('teamId'));
    return { entities: adherenceOfUsers(memberIds(world, id)) };
  });
}

/** @returns `undefined` for a user who belongs to no management unit. */
function currentAdherence(world: World, userId: string): UserScheduleAdherence | undefined {
  const unit = unitOf(world, userId);
  if (!unit || !world.store.users.find(userId)) return undefined;
  const now = world.now();
  const businessUnitId = businessUnitIn(unit);
  const scheduled = plannedActivities(world, businessUnitId, userId, now - DAY, now + 1).findLast(({ to }) => to > now);
  const { presenceDefinition, modifiedDate = world.timestamp() } = primaryPresence(world, userId);
  const actualCategory = categoryOf(systemName(presenceDefinition?.systemPresence ?? 'Offline'));
  const { status = 'OFF_QUEUE' } = routingStatusOf(world, userId);
  const code = activityCodesOf(world, businessUnitId).find(scheduled?.codeId ?? '');
  const queues = world.store.queues.all().filter(({ id }) => world.store.members.get(id, userId)?.joined === true);
  const changedAt = Math.max(Date.parse(modifiedDate), scheduled?.from ?? 0);
  return {
    user: userReference(userId),
    businessUnit: businessUnitReference(businessUnitId),
    managementUnit: { id: unit.id, selfUri: `${WFM}/managementunits/${unit.id}` },
    scheduledActivityCategory: scheduled?.category ?? 'Unscheduled',
    ...(code && { scheduledActivityCode: { id: code.id, name: textOf(code['name']) } }),
    ...(presenceDefinition?.systemPresence !== undefined && { systemPresence: presenceDefinition.systemPresence }),
    routingStatus: status,
    actualActivityCategory: actualCategory,
    adherenceState: stateOf(scheduled?.category, actualCategory),
    impact: impactOf(scheduled?.category, actualCategory),
    timeOfAdherenceChange: new Date(changedAt).toISOString(),
    presenceUpdateTime: modifiedDate,
    activeQueues: queues.map(({ id }) => ({ id, selfUri: `/api/v2/routing/queues/${id}` })),
  };
}

function stateOf(scheduled: string | undefined, actual: string): 'InAdherence' | 'OutOfAdherence' | 'Unscheduled' {
  if (scheduled === undefined) return 'Unscheduled';
  return scheduled === actual ? 'InAdherence' : 'OutOfAdherence';
}

function impactOf(scheduled: string | undefined, actual: string): 'Positive' | 'Negative' | 'Neutral' | 'Unknown' {
  if (scheduled === undefined) return 'Unknown';
  if (scheduled === actual) return 'Neutral';
  if (scheduled === 'OnQueueWork') return 'Negative';
  return actual === 'OnQueueWork' ? 'Positive' : 'Neutral';
}
