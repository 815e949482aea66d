import type { Area } from '../../../engine/area.js';
import { readObject } from '../../../http/body.js';
import type { World } from '../../../store/world.js';
import { notBuilt } from '../../not-built.js';
import { changedList } from '../changed-list.js';
import {
  addGroup,
  bidAt,
  changeGroup,
  groupAt,
  groupsIn,
  groupsOf,
  groupSummary,
  scheduleGroupView,
  workPlanGroupView,
} from './groups.js';
import type { Group } from './groups.js';

const CHANGE_SCHEDULE_BID_GROUP =
  'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}';

/** Groups of bids for work plans and schedules. */
export function addBidGroupHandlers(area: Area, world: World): void {
  addGroupReads(area, world);
  addWorkPlanGroupChanges(area, world);
  addScheduleGroupChanges(area, world);
  for (const [name, kind] of [
    ['deleteWorkforcemanagementBusinessunitWorkplanbidGroup', 'workplanbids'],
    ['deleteWorkforcemanagementBusinessunitSchedulebidGroup', 'schedulebids'],
  ] as const)
    area.handle(name, (context) => {
      groupsOf(world).delete(groupAt(world, kind, context).id);
    });
}

function addGroupReads(area: Area, world: World): void {
  area.handle('getWorkforcemanagementBusinessunitWorkplanbidGroupsSummary', (context) => {
    const { bid } = bidAt(world, 'workplanbids', context);
    return { workPlanBidGroupSummaryList: groupsIn(world, 'workplanbids', bid.id).map(groupSummary) };
  });
  area.handle('getWorkforcemanagementBusinessunitSchedulebidGroupsSummary', (context) => {
    const { bid } = bidAt(world, 'schedulebids', context);
    const scheduleBidGroupSummaries = groupsIn(world, 'schedulebids', bid.id).map((group) => ({
      ...groupSummary(group),
      workPlanRotationCount: group.rotations.length,
    }));
    return { scheduleBidGroupSummaries };
  });
  area.handle('getWorkforcemanagementBusinessunitWorkplanbidGroup', (context) =>
    workPlanGroupView(groupAt(world, 'workplanbids', context)),
  );
  area.handle('getWorkforcemanagementBusinessunitSchedulebidGroup', (context) =>
    scheduleGroupView(groupAt(world, 'schedulebids', context)),
  );
}

function addWorkPlanGroupChanges(area: Area, world: World): void {
  area.handle('postWorkforcemanagementBusinessunitWorkplanbidGroups', (context) => {
    const body = readObject(context, ['name', 'managementUnitId']);
    return workPlanGroupView(addGroup(world, 'workplanbids', context, { ...body, rotations: [] }));
  });
  area.handle('patchWorkforcemanagementBusinessunitWorkplanbidGroup', (context) => {
    const group = groupAt(world, 'workplanbids', context);
    const { agentIds, workPlans, planningGroupIds, ...body } = readObject(context);
    const content = {
      ...group,
      ...body,
      agentIds: changedList(agentIds, group.agentIds),
      workPlans: changedList(workPlans, group.workPlans),
      planningGroupIds: changedList(planningGroupIds, group.planningGroupIds),
    };
    return workPlanGroupView(changeGroup(world, context, group, content));
  });
}

function addScheduleGroupChanges(area: Area, world: World): void {
  const plansIn = (ids: readonly string[] = []): Group['workPlans'] => ids.map((workPlanId) => ({ workPlanId }));
  area.handle('postWorkforcemanagementBusinessunitSchedulebidGroups', (context) => {
    const { workPlanIds, workPlanRotations: rotations = [], ...body } = readObject(context, ['name', 'managementUnitId']);
    return scheduleGroupView(addGroup(world, 'schedulebids', context, { ...body, workPlans: plansIn(workPlanIds), rotations }));
  });
  area.handle('patchWorkforcemanagementBusinessunitSchedulebidGroup', (context) => {
    const group = groupAt(world, 'schedulebids', context);
    const { agentIds, workPlanIds, workPlanRotations, planningGroupIds, scheduleSets, ...body } = readObject(context);
    // The sandbox builds no schedule sets, so no number of agents can be set for one.
    if (scheduleSets?.values && scheduleSets.values.length > 0) throw notBuilt(CHANGE_SCHEDULE_BID_GROUP, 'schedule sets');
    const content = {
      ...group,
      ...body,
      agentIds: changedList(agentIds, group.agentIds),
      rotations: changedList(workPlanRotations, group.rotations),
      workPlans: workPlanIds ? plansIn(workPlanIds.values) : group.workPlans,
      planningGroupIds: changedList(planningGroupIds, group.planningGroupIds),
    };
    return scheduleGroupView(changeGroup(world, context, group, content));
  });
}
