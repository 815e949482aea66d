import type { Area } from '../../../engine/area.js';
import type { AdminTimeOffRequestPatch, ManagementUnit } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidField, invalidValue, notFound, staleVersion } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { callerOf } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { memberIds } from '../../teams/model.js';
import { managementUnitAt } from '../agents/placements.js';
import { notifyTimeOff } from '../notifications.js';
import { responseOrFile } from '../result.js';
import { agentsIn, businessUnitIn } from '../roster.js';
import { serveWaitlist } from './approval.js';
import { limitsFor } from './limits.js';
import {
  integrationStatuses,
  integrationStatusesOf,
  integrationStatusOf,
  waitlistPositions,
  valueRange,
} from './request-status.js';
import {
  changeRequest,
  daysOff,
  isWithin,
  saveRequest,
  listItem,
  newRequest,
  requireDays,
  requestOf,
  requestsOf,
  timeOffCode,
} from './requests.js';
import type { NewRequestBody, Request } from './requests.js';

/** Time-off requests for planners: those of all agents of a management unit. */
export function addPlannerTimeOffHandlers(area: Area, world: World): void {
  addUnitHandlers(area, world);
  addStatusQueries(area, world);
  addRequestHandlers(area, world);
}

/** The requests of all agents of a management unit. */
function addUnitHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementManagementunitTimeoffrequests', (context) => {
    const unit = unitAt(world, context);
    const body = readObject(context, ['status', 'users', 'activityCodeId', 'dailyDurationMinutes']);
    const agents = agentIdsIn(world, unit);
    const userIds = body.users.map(({ id = '' }) => id);
    const unknownId = userIds.find((id) => !agents.has(id));
    if (unknownId !== undefined) throw invalidValue('users', unknownId, 'agent');
    const code = timeOffCode(world, unit, body.activityCodeId);
    requireDays(body);
    const planner = callerOf(context);
    const fields: NewRequestBody = { ...body, paid: body.paid ?? code['countsAsPaidTime'] !== false };
    const { status } = body;
    const reviewFields = status === 'APPROVED' && planner ? { reviewedBy: planner, reviewedDate: world.timestamp() } : {};
    const timeOffRequests = userIds.map((userId) =>
      saveRequest(world, { ...newRequest(world, userId, fields, planner), status, ...reviewFields }),
    );
    for (const request of timeOffRequests) notifyTimeOff(world, request);
    return { timeOffRequests };
  });

  area.handle('postWorkforcemanagementManagementunitTimeoffrequestsQuery', (context) => {
    const unit = unitAt(world, context);
    const agents = agentIdsIn(world, unit);
    const { ids, userIds, statuses, substatuses, dateRange, teamIds } = readObject(context);
    const members = teamIds?.flatMap((id) => memberIds(world, id));
    const isSelected = (selectedValues: readonly string[] | undefined, value: string): boolean =>
      selectedValues === undefined || selectedValues.length === 0 || selectedValues.includes(value);
    const matches = requestsOf(world)
      .filter(({ user }) => agents.has(user.id) && (members?.includes(user.id) ?? true) && isSelected(userIds, user.id))
      .filter(
        ({ id, status, substatus = '' }) =>
          isSelected(ids, id) && isSelected(statuses, status) && isSelected(substatuses, substatus),
      )
      .filter((request) => isWithin(world, unit, request, dateRange));
    return { entities: [], ...responseOrFile(context, world, { entities: matches.map(listItem) }) };
  });
}

/** Waitlist positions and integration statuses of requests. */
function addStatusQueries(area: Area, world: World): void {
  area.handle('postWorkforcemanagementManagementunitTimeoffrequestsWaitlistpositionsQuery', (context) => {
    const agents = agentIdsIn(world, unitAt(world, context));
    const { timeOffRequests } = readObject(context, ['timeOffRequests']);
    const matches = requestsOf(world).filter(
      ({ id, user }) => agents.has(user.id) && timeOffRequests.some((each) => each.id === id && each.user.id === user.id),
    );
    return { entities: matches.flatMap((request) => waitlistPositions(world, request)) };
  });

  area.handle('postWorkforcemanagementManagementunitTimeoffrequestsIntegrationstatusQuery', (context) => {
    const agents = agentIdsIn(world, unitAt(world, context));
    const { timeOffRequestLookups } = readObject(context, ['timeOffRequestLookups']);
    const matches = requestsOf(world).filter(
      ({ id, user }) =>
        agents.has(user.id) && timeOffRequestLookups.some((each) => each.timeOffRequestId === id && each.userId === user.id),
    );
    return { entities: integrationStatusesOf(world, matches) };
  });

  area.handle('patchWorkforcemanagementManagementunitTimeoffrequestUserIntegrationstatus', (context) => {
    const { request } = requestAt(world, context);
    const { integrationStatus } = readObject(context, ['integrationStatus']);
    integrationStatuses(world).set(request.id, { id: request.id, status: integrationStatus });
    return integrationStatusOf(request, integrationStatus);
  });
}

/** The requests of one agent. */
function addRequestHandlers(area: Area, world: World): void {
  area.handle('getWorkforcemanagementManagementunitUserTimeoffrequests', (context) => {
    const { userId } = agentAt(world, context);
    return { timeOffRequests: requestsOf(world).filter(({ user }) => user.id === userId) };
  });

  area.handle('getWorkforcemanagementManagementunitUserTimeoffrequest', (context) => requestAt(world, context).request);

  area.handle('getWorkforcemanagementManagementunitUserTimeoffrequestTimeofflimits', (context) => {
    const { unit, request } = requestAt(world, context);
    const days = [...new Set(daysOff(world, unit, request).map(({ day }) => day))].sort();
    const limits = limitsFor(world, unit, request.user.id, request.activityCodeId ?? '');
    const values = limits.flatMap((limit) => days.map((day) => valueRange(world, businessUnitIn(unit), limit, [day])));
    return { values };
  });

  area.handle('patchWorkforcemanagementManagementunitUserTimeoffrequest', (context) => {
    const { unit, request } = requestAt(world, context);
    const body = readObject(context, ['metadata']);
    const changedRequest = decideRequest(world, context, unit, request, body);
    if (changedRequest.status !== request.status) notifyTimeOff(world, changedRequest);
    serveWaitlist(world, businessUnitIn(unit));
    return requestOf(world, changedRequest.user.id, changedRequest.id);
  });
}

function unitAt(world: World, context: OperationContext): Entity<ManagementUnit> {
  return managementUnitAt(world, context.param('managementUnitId'));
}

function agentIdsIn(world: World, unit: Entity<ManagementUnit>): Set<string> {
  return new Set(agentsIn(world, unit).map(({ userId }) => userId));
}

/** @throws the platform's 404 for a user who is not an agent of the unit. */
function agentAt(world: World, context: OperationContext): { unit: Entity; userId: string } {
  const unit = unitAt(world, context);
  const userId = context.param('userId');
  if (!agentIdsIn(world, unit).has(userId)) throw notFound('user', userId);
  return { unit, userId };
}

function requestAt(world: World, context: OperationContext): { unit: Entity; request: Request } {
  const { unit, userId } = agentAt(world, context);
  return { unit, request: requestOf(world, userId, context.param('timeOffRequestId')) };
}

/**
 * Applies a planner's changes to a request. @throws the platform's 409 for a stale version, its 400 for a cancelled request.
 */
function decideRequest(
  world: World,
  context: OperationContext,
  unit: Entity,
  request: Request,
  body: AdminTimeOffRequestPatch,
): Request {
  const { metadata, fullDayEarliestStartOffsetMinutes: earliest, fullDayLatestEndOffsetMinutes: latest, ...changes } = body;
  if (metadata.version !== request.metadata?.version) throw staleVersion('timeOffRequest', request.id);
  if (request.status === 'CANCELED') throw invalidField('A request that was canceled cannot be changed', 'status');
  if (changes.activityCodeId !== undefined) timeOffCode(world, unit, changes.activityCodeId);
  const { status = request.status } = changes;
  const planner = callerOf(context);
  const isDecision = status !== request.status && status !== 'PENDING';
  // A manual decision overrides the time-off plan and the waitlist.
  const { substatus: _, ...requestFields } = request;
  const fullDays = changes.fullDayManagementUnitDates ?? request.fullDayManagementUnitDates ?? [];
  const partialDays = changes.partialDayStartDateTimes ?? request.partialDayStartDateTimes ?? [];
  const dailyMinutes = changes.dailyDurationMinutes;
  const durations =
    dailyMinutes === undefined ? {} : { durationMinutes: Array<number>(fullDays.length + partialDays.length).fill(dailyMinutes) };
  return changeRequest(
    world,
    status === request.status ? request : requestFields,
    {
      ...durations,
      ...changes,
      status,
      isFullDayRequest: fullDays.length > 0,
      markedAsRead: isDecision ? false : (request.markedAsRead ?? false),
      ...(earliest && { fullDayEarliestStartOffsetMinutes: earliest.values ?? [] }),
      ...(latest && { fullDayLatestEndOffsetMinutes: latest.values ?? [] }),
      ...(isDecision && { reviewedDate: world.timestamp(), ...(planner && { reviewedBy: planner }) }),
    },
    planner,
  );
}
