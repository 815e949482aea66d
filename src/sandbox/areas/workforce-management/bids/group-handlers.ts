import type { Method } from '../../../operations/methods.js';
import type { Area } from '../../../engine/area.js';
import type {
  ScheduleBidGroupCreate,
  ScheduleBidGroupUpdate,
  WorkPlanBidGroupCreate,
  WorkPlanBidGroupUpdate,
} from '../../../../models/index.js';
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
  readonly summaries: string;
  readonly summary: Method;
  readonly read: Method;
  readonly remove: Method;
}

const groupKinds: readonly GroupKind[] = [
  {
    kind: 'workplanbids',
    summaries: 'workPlanBidGroupSummaryList',
    summary: 'getWorkforcemanagementBusinessunitWorkplanbidGroupsSummary',
    read: 'getWorkforcemanagementBusinessunitWorkplanbidGroup',
    remove: 'deleteWorkforcemanagementBusinessunitWorkplanbidGroup',
  },
  {
    kind: 'schedulebids',
    summaries: 'scheduleBidGroupSummaries',
    summary: 'getWorkforcemanagementBusinessunitSchedulebidGroupsSummary',
    read: 'getWorkforcemanagementBusinessunitSchedulebidGroup',
    remove: 'deleteWorkforcemanagementBusinessunitSchedulebidGroup',
  },
];

/** Groups of bids for work plans and schedules. */
export function addBidGroupHandlers(area: Area, world: World): void {
  const plansIn = (ids: readonly string[] = []): Group['workPlans'] => ids.map((workPlanId) => ({ workPlanId }));
  for (const { kind, summaries, summary, read, remove } of groupKinds) {
    area.handle(summary, (context) => {
      const { bid } = bidAt(world, kind, context);
      return { [summaries]: groupsIn(world, kind, bid.id).map(groupSummary) };
    });
    area.handle(read, (context) => groupView(groupAt(world, kind, context)));
    area.handle(remove, (context) => {
      groupsOf(world).delete(groupAt(world, kind, context).id);
    });
  }

  area.handle('postWorkforcemanagementBusinessunitWorkplanbidGroups', (context) => {
    const body = readObject<WorkPlanBidGroupCreate>(context, ['name', 'managementUnitId']);
    return groupView(addGroup(world, 'workplanbids', context, { ...body, rotations: [] }));
  });
  area.handle('patchWorkforcemanagementBusinessunitWorkplanbidGroup', (context) => {
    const before = groupAt(world, 'workplanbids', context);
    const { agentIds, workPlans, planningGroupIds, ...body } = readObject<WorkPlanBidGroupUpdate>(context);
    const content = {
      ...before,
      ...body,
      agentIds: agentIds?.values ?? before.agentIds,
      workPlans: workPlans?.values ?? before.workPlans,
      planningGroupIds: planningGroupIds?.values ?? before.planningGroupIds,
    };
    return groupView(changeGroup(world, context, before, content));
  });

  area.handle('postWorkforcemanagementBusinessunitSchedulebidGroups', (context) => {
    const {
      workPlanIds,
      workPlanRotations: rotations = [],
      ...body
    } = readObject<ScheduleBidGroupCreate>(context, ['name', 'managementUnitId']);
    return groupView(addGroup(world, 'schedulebids', context, { ...body, workPlans: plansIn(workPlanIds), rotations }));
  });
  area.handle('patchWorkforcemanagementBusinessunitSchedulebidGroup', (context) => {
    const before = groupAt(world, 'schedulebids', context);
    const { agentIds, workPlanIds, workPlanRotations, planningGroupIds, scheduleSets, ...body } =
      readObject<ScheduleBidGroupUpdate>(context);
    // The sandbox builds no schedule sets, so no number of agents can be set for one.
    if (scheduleSets?.values && scheduleSets.values.length > 0) throw notBuilt(CHANGE_SCHEDULE_BID_GROUP, 'schedule sets');
    const content = {
      ...before,
      ...body,
      agentIds: agentIds?.values ?? before.agentIds,
      rotations: workPlanRotations?.values ?? before.rotations,
      workPlans: workPlanIds ? plansIn(workPlanIds.values) : before.workPlans,
      planningGroupIds: planningGroupIds?.values ?? before.planningGroupIds,
    };
    return groupView(changeGroup(world, context, before, content));
  });
}
