import type { Area } from '../../../engine/area.js';
import type { BuAgentScheduleQueryResponse, BuSearchAgentSchedulesRequest } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { badRequest, invalidField } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import type { World } from '../../../store/world.js';
import { absoluteUrl, storeDownload } from '../../files.js';
import { callerOf } from '../../repository.js';
import { businessUnitAt, managementUnitAt } from '../agents/placements.js';
import { businessUnitIn } from '../roster.js';
import { createScheduleSearches } from './schedule-search.js';
import { agentIn, agentSchedulesOf, publishedOf, schedulesOf } from './schedule-store.js';
import { zoneOf } from '../wall-clock.js';

/** Agents' schedules: returned at once, or by an event if the caller requests that. */
export function addAgentScheduleHandlers(area: Area, world: World): void {
  const operations = createScheduleSearches(world, 'wfm.agentschedules.found', ({ id, of: data }, end) => ({
    operationId: id,
    businessUnitId: data.unitId,
    // The event has no state field: success has an address instead.
    ...('failure' in end ? { status: 'Error' } : end),
  }));
  /** Responds with the result, or sends it to the caller as an event later. */
  const respond = <R extends object>(context: OperationContext, unitId: string, topicSegment: 'search' | 'query', result: R) => {
    if (queryFlag(context, 'forceAsync') === true) {
      const user = callerOf(context);
      if (!user)
        throw badRequest('forceAsync needs the token of a user, because the result is sent to that user', [
          { errorCode: 'not.a.user', fieldName: 'forceAsync' },
        ]);
      const topic = `v2.workforcemanagement.users.${user.id}.schedules.${topicSegment}`;
      const { id } = operations.start(context, 'found', topic, { unitId, text: JSON.stringify(result), url: context.url });
      return context.json({ status: 'Processing', operationId: id }, 202);
    }
    if (queryFlag(context, 'forceDownloadService') !== true) return { status: 'Complete', result };
    const path = storeDownload(world, JSON.stringify(result), { contentType: 'application/json', fileName: 'schedules.json' });
    return { status: 'Complete', downloadUrl: absoluteUrl(context, path) };
  };
  const unitOf = (context: OperationContext): string => businessUnitAt(world, context.param('businessUnitId')).id;
  const search = (context: OperationContext<BuSearchAgentSchedulesRequest>, unitId: string) => {
    const { startDate, endDate, userIds = [] } = readObject(context, ['startDate', 'endDate']);
    if (!(Date.parse(startDate) < Date.parse(endDate))) throw invalidField('startDate must be before endDate', 'startDate');
    const published = publishedOf(world, unitId, startDate, endDate);
    const agentSchedules = published.flatMap(({ id }) => agentSchedulesIn(world, id, userIds));
    const publishedSchedules = published.map(({ id, weekDate, weekCount, selfUri }) => ({ id, weekDate, weekCount, selfUri }));
    return respond(context, unitId, 'search', {
      agentSchedules,
      businessUnitTimeZone: zoneOf(world, unitId),
      publishedSchedules,
    });
  };

  area.handle('postWorkforcemanagementBusinessunitAgentschedulesSearch', (context) => search(context, unitOf(context)));
  area.handle('postWorkforcemanagementManagementunitAgentschedulesSearch', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    return search(context, businessUnitIn(unit));
  });

  area.handle('postWorkforcemanagementBusinessunitWeekScheduleAgentschedulesQuery', (context) => {
    const unitId = unitOf(context);
    const { id } = schedulesOf(world, unitId, context.param('weekId')).get(context.param('scheduleId'));
    const { userIds = [], managementUnitId } = readObject(context, ['managementUnitId']);
    const agentSchedules = agentSchedulesIn(world, id, userIds, managementUnitId);
    return respond(context, unitId, 'query', { agentSchedules, businessUnitTimeZone: zoneOf(world, unitId) });
  });
}

/** The requested agents' schedules; files do not contain an agent's management unit. */
function agentSchedulesIn(
  world: World,
  scheduleId: string,
  userIds: readonly string[],
  unitId?: string,
): BuAgentScheduleQueryResponse[] {
  return (agentSchedulesOf(world).get(scheduleId) ?? [])
    .filter((schedule) => userIds.length === 0 || userIds.includes(agentIn(schedule)))
    .filter(({ managementUnitId = unitId }) => unitId === undefined || managementUnitId === unitId)
    .map((schedule) => {
      const { userId: _, managementUnitId: __, ...fields } = schedule;
      return { ...fields, user: { id: agentIn(schedule) } };
    });
}
