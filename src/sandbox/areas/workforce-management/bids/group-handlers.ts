import type { Method } from '../../../operations/methods.js';
import type { Area } from '../../../engine/area.js';
import { readObject } from '../../../http/body.js';
import type { World } from '../../../store/world.js';
import { notBuilt } from '../../not-built.js';
import { addGroup, bidAt, changeGroup, groupAt, groupsIn, groupsOf, groupSummary, groupView } from './groups.js';
import type { BidKind, Group } from './groups.js';

const CHANGE_SCHEDULE_BID_GROUP =
  'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulebids/{bidId}/groups/{bidGroupId}';

/** A kind of bid: the response field with the summaries of its groups, and the names of the methods. */
interface GroupKind {
  readonly kind: BidKind;
  readonly summariesField: string;
  readonly summaryMethod: Method;
  readonly readMethod: Method;
  readonly removeMethod: Method;
}

const groupKinds: readonly GroupKind[] = [
  {
    kind: 'workplanbids',
    summariesField: 'workPlanBidGroupSummaryList',
    summaryMethod: 'getWorkforcemanagementBusinessunitWorkplanbidGroupsSummary',
    readMethod: 'getWorkforcemanagementBusinessunitWorkplanbidGroup',
    removeMethod: 'deleteWorkforcemanagementBusinessunitWorkplanbidGroup',
  },
  {
    kind: 'schedulebids',
    summariesField: 'scheduleBidGroupSummaries',
    summaryMethod: 'getWorkforcemanagementBusinessunitSchedulebidGroupsSummary',
    readMethod: 'getWorkforcemanagementBusinessunitSchedulebidGroup',
    removeMethod: 'deleteWorkforcemanagementBusinessunitSchedulebidGroup',
  },
];

/** Groups of bids for work plans and schedules. */
export function addBidGroupHandlers(area: Area, world: World): void {
  const plansIn = (ids: readonly string[] = []): Group['workPlans'] => ids.map((workPlanId) => ({ workPlanId }));
  for (const { kind, summariesField, summaryMethod, readMethod, removeMethod } of groupKinds) {
    area.handle(summaryMethod, (context) => {
      const { bid } = bidAt(world, kind, context);
      return { [summariesField]: groupsIn(world, kind, bid.id).map(groupSummary) };
    });
    area.handle(readMethod, (context) => groupView(groupAt(world, kind, context)));
    area.handle(removeMethod, (context) => {
      groupsOf(world).delete(groupAt(world, kind, context).id);
    });
  }

  area.handle('postWorkforcemanagementBusinessunitWorkplanbidGroups', (context) => {
    const body = readObject(context, ['name', 'managementUnitId']);
    return groupView(addGroup(world, 'workplanbids', context, { ...body, rotations: [] }));
  });
  area.handle('patchWorkforcemanagementBusinessunitWorkplanbidGroup', (context) => {
    const group = groupAt(world, 'workplanbids', context);
    const { agentIds, workPlans, planningGroupIds, ...body } = readObject(context);
    const content = {
      ...group,
      ...body,
      agentIds: agentIds?.values ?? group.agentIds,
      workPlans: workPlans?.values ?? group.workPlans,
      planningGroupIds: planningGroupIds?.values ?? group.planningGroupIds,
    };
    return groupView(changeGroup(world, context, group, content));
  });

  area.handle('postWorkforcemanagementBusinessunitSchedulebidGroups', (context) => {
    const { workPlanIds, workPlanRotations: rotations = [], ...body } = readObject(context, ['name', 'managementUnitId']);
    return groupView(addGroup(world, 'schedulebids', context, { ...body, workPlans: plansIn(workPlanIds), rotations }));
  });
  area.handle('patchWorkforcemanagementBusinessunitSchedulebidGroup', (context) => {
    const group = groupAt(world, 'schedulebids', context);
    const { agentIds, workPlanIds, workPlanRotations, planningGroupIds, scheduleSets, ...body } = readObject(context);
    // The sandbox builds no schedule sets, so no number of agents can be set for one.
    if (scheduleSets?.values && scheduleSets.values.length > 0) throw notBuilt(CHANGE_SCHEDULE_BID_GROUP, 'schedule sets');
    const content = {
      ...group,
      ...body,
      agentIds: agentIds?.values ?? group.agentIds,
      rotations: workPlanRotations?.values ?? group.rotations,
      workPlans: workPlanIds ? plansIn(workPlanIds.values) : group.workPlans,
      planningGroupIds: planningGroupIds?.values ?? group.planningGroupIds,
    };
    return groupView(changeGroup(world, context, group, content));
  });
}
