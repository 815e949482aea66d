import type { Area } from '../../../engine/area.js';
import type { AgentTimeOffRequestPatch } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { invalidField, invalidValue } from '../../../store/errors.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { businessUnitIn, unitOfAgent, unitOf } from '../roster.js';
import { serveWaitlist, decideRequest } from './approval.js';
import { integrationStatusesOf, waitlistPositions } from './request-status.js';
import { changeRequest, saveRequest, newRequest, requireDays, requestOf, requestsOf, timeOffCode } from './requests.js';
import type { OperationContext } from '../../../http/operation-context.js';
import type { Request } from './requests.js';

/** Time-off requests of the calling agent. */
export function addAgentTimeOffHandlers(area: Area, world: World): void {
  area.handle('getWorkforcemanagementTimeoffrequests', (context) => {
    const userId = callerId(context);
    return { timeOffRequests: requestsOf(world).filter(({ user }) => user.id === userId) };
  });

  area.handle('postWorkforcemanagementTimeoffrequests', (context) => {
    const userId = callerId(context);
    const body = readObject(context, ['activityCodeId', 'dailyDurationMinutes']);
    const unit = unitOfAgent(world, userId);
    const code = timeOffCode(world, unit, body.activityCodeId);
    if (code['agentTimeOffSelectable'] === false) throw invalidValue('activityCodeId', body.activityCodeId);
    requireDays(body);
    const isPaid = code['countsAsPaidTime'] !== false;
    const request = newRequest(world, userId, { ...body, paid: isPaid }, { id: userId });
    return saveRequest(world, { ...request, ...decideRequest(world, unit, request) });
  });

  area.handle('postWorkforcemanagementTimeoffrequestsIntegrationstatusQuery', (context) => {
    const userId = callerId(context);
    const { timeOffRequestIds } = readObject(context, ['timeOffRequestIds']);
    const requests = requestsOf(world).filter(({ id, user }) => user.id === userId && timeOffRequestIds.includes(id));
    return { entities: integrationStatusesOf(world, requests).map(({ user: _, ...status }) => status) };
  });

  area.handle('getWorkforcemanagementTimeoffrequest', (context) =>
    requestOf(world, callerId(context), context.param('timeOffRequestId')),
  );

  area.handle('getWorkforcemanagementTimeoffrequestWaitlistpositions', (context) => {
    const request = requestOf(world, callerId(context), context.param('timeOffRequestId'));
    return { entities: waitlistPositions(world, request) };
  });

  area.handle('patchWorkforcemanagementTimeoffrequest', (context) => updateRequest(world, context));
}

function updateRequest(world: World, context: OperationContext<AgentTimeOffRequestPatch>): Request {
  const userId = callerId(context);
  const current = requestOf(world, userId, context.param('timeOffRequestId'));
  const body = readObject(context);
  const {
    markedAsRead,
    status,
    notes,
    fullDayEarliestStartOffsetMinutes: earliest,
    fullDayLatestEndOffsetMinutes: latest,
  } = body;
  if (status !== undefined && ['DENIED', 'CANCELED'].includes(current.status))
    throw invalidField(`A request that is ${current.status} cannot be canceled`, 'status');
  const { substatus: _, ...requestFields } = current;
  const request = changeRequest(
    world,
    // A request that leaves the waitlist has no substatus.
    status === undefined ? current : requestFields,
    {
      ...(markedAsRead !== undefined && { markedAsRead }),
      ...(status !== undefined && { status }),
      ...(notes !== undefined && { notes }),
      ...(earliest && { fullDayEarliestStartOffsetMinutes: earliest.values ?? [] }),
      ...(latest && { fullDayLatestEndOffsetMinutes: latest.values ?? [] }),
    },
    { id: userId },
  );
  const unit = unitOf(world, userId);
  if (unit && status !== undefined) serveWaitlist(world, businessUnitIn(unit));
  return request;
}
