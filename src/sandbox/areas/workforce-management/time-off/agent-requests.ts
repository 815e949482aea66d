import type { Area } from '../../../engine/area.js';
import type { AgentTimeOffRequestPatch, CurrentUserTimeOffIntegrationStatusRequest } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { badRequest, invalidValue } from '../../../store/errors.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { businessUnitIn, ownUnit, unitOf } from '../roster.js';
import { serveWaitlist, verdictOn } from './approval.js';
import { integrationStatusesOf, positions } from './request-facts.js';
import { changeRequest, keepRequest, newRequest, refuseVague, requestOf, requestsOf, timeOffCode } from './requests.js';
import type { Asked } from './requests.js';

/** Time-off requests of the calling agent. */
export function addAgentTimeOffHandlers(area: Area, world: World): void {
  area.handle('getWorkforcemanagementTimeoffrequests', (context) => {
    const userId = callerId(context);
    return { timeOffRequests: requestsOf(world).filter(({ user }) => user.id === userId) };
  });

  area.handle('postWorkforcemanagementTimeoffrequests', (context) => {
    const userId = callerId(context);
    const body = readObject<Asked>(context, ['activityCodeId', 'dailyDurationMinutes']);
    const unit = ownUnit(world, userId);
    const code = timeOffCode(world, unit, body.activityCodeId);
    if (code['agentTimeOffSelectable'] === false) throw invalidValue('activityCodeId', body.activityCodeId);
    refuseVague(body);
    const paid = code['countsAsPaidTime'] !== false;
    const request = newRequest(world, userId, { ...body, paid }, { id: userId });
    return keepRequest(world, { ...request, ...verdictOn(world, unit, request) });
  });

  area.handle('postWorkforcemanagementTimeoffrequestsIntegrationstatusQuery', (context) => {
    const userId = callerId(context);
    const { timeOffRequestIds } = readObject<CurrentUserTimeOffIntegrationStatusRequest>(context, ['timeOffRequestIds']);
    const own = requestsOf(world).filter(({ id, user }) => user.id === userId && timeOffRequestIds.includes(id));
    return { entities: integrationStatusesOf(world, own).map(({ user: _, ...status }) => status) };
  });

  area.handle('getWorkforcemanagementTimeoffrequest', (context) =>
    requestOf(world, callerId(context), context.param('timeOffRequestId')),
  );

  area.handle('getWorkforcemanagementTimeoffrequestWaitlistpositions', (context) => {
    const request = requestOf(world, callerId(context), context.param('timeOffRequestId'));
    return { entities: positions(world, request) };
  });

  area.handle('patchWorkforcemanagementTimeoffrequest', (context) => {
    const userId = callerId(context);
    const before = requestOf(world, userId, context.param('timeOffRequestId'));
    const body = readObject<AgentTimeOffRequestPatch>(context);
    const {
      markedAsRead,
      status,
      notes,
      fullDayEarliestStartOffsetMinutes: earliest,
      fullDayLatestEndOffsetMinutes: latest,
    } = body;
    if (status !== undefined && ['DENIED', 'CANCELED'].includes(before.status))
      throw badRequest(`A request that is ${before.status} cannot be canceled`, [
        { errorCode: 'invalid.value', fieldName: 'status' },
      ]);
    const { substatus: _, ...kept } = before;
    const request = changeRequest(
      world,
      // A request that leaves the waitlist has no substatus.
      status === undefined ? before : kept,
      {
        ...(markedAsRead !== undefined && { markedAsRead }),
        ...(status !== undefined && { status }),
        ...(notes !== undefined && { notes }),
        ...(earliest?.values && { fullDayEarliestStartOffsetMinutes: earliest.values }),
        ...(latest?.values && { fullDayLatestEndOffsetMinutes: latest.values }),
      },
      { id: userId },
    );
    const unit = unitOf(world, userId);
    if (unit && status !== undefined) serveWaitlist(world, businessUnitIn(unit));
    return request;
  });
}
