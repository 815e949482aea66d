import type { Hono } from 'hono';
import type {
  ScheduleBidGroupCreate,
  ScheduleBidGroupUpdate,
  WorkPlanBidGroupCreate,
  WorkPlanBidGroupUpdate,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { SandboxEnv } from '../../../http/context.js';
import type { World } from '../../../store/world.js';
import { notBuilt } from '../../not-built.js';
import { addGroup, bidAt, changeGroup, groupAt, groupsIn, groupsOf, groupSummary, groupView } from './groups.js';
import type { BidKind, Group } from './groups.js';

const UNIT = '/api/v2/workforcemanagement/businessunits/:businessUnitId';

/** Groups of bids for work plans and schedules. */
export function bidGroupRoutes(app: Hono<SandboxEnv>, world: World): void {
  const plansIn = (ids: readonly string[] = []): Group['workPlans'] => ids.map((workPlanId) => ({ workPlanId }));
  const common = (kind: BidKind, summaries: string): string => {
    const path = `${UNIT}/${kind}/:bidId/groups`;
    app.get(`${path}/summary`, (context) => {
      const { bid } = bidAt(world, kind, context);
      return context.json({ [summaries]: groupsIn(world, kind, bid.id).map(groupSummary) });
    });
    app.get(`${path}/:bidGroupId`, (context) => context.json(groupView(groupAt(world, kind, context))));
    app.delete(`${path}/:bidGroupId`, (context) => {
      groupsOf(world).delete(groupAt(world, kind, context).id);
      return context.body(null, 204);
    });
    return path;
  };

  const plans = common('workplanbids', 'workPlanBidGroupSummaryList');
  app.post(plans, (context) => {
    const body = readObject<WorkPlanBidGroupCreate>(context, ['name', 'managementUnitId']);
    return context.json(groupView(addGroup(world, 'workplanbids', context, { ...body, rotations: [] })));
  });
  app.patch(`${plans}/:bidGroupId`, (context) => {
    const before = groupAt(world, 'workplanbids', context);
    const { agentIds, workPlans, planningGroupIds, ...body } = readObject<WorkPlanBidGroupUpdate>(context);
    const content = {
      ...before,
      ...body,
      agentIds: agentIds?.values ?? before.agentIds,
      workPlans: workPlans?.values ?? before.workPlans,
      planningGroupIds: planningGroupIds?.values ?? before.planningGroupIds,
    };
    return context.json(groupView(changeGroup(world, context, before, content)));
  });

  const schedules = common('schedulebids', 'scheduleBidGroupSummaries');
  app.post(schedules, (context) => {
    const {
      workPlanIds,
      workPlanRotations: rotations = [],
      ...body
    } = readObject<ScheduleBidGroupCreate>(context, ['name', 'managementUnitId']);
    return context.json(
      groupView(addGroup(world, 'schedulebids', context, { ...body, workPlans: plansIn(workPlanIds), rotations })),
    );
  });
  app.patch(`${schedules}/:bidGroupId`, (context) => {
    const before = groupAt(world, 'schedulebids', context);
    const { agentIds, workPlanIds, workPlanRotations, planningGroupIds, scheduleSets, ...body } =
      readObject<ScheduleBidGroupUpdate>(context);
    // The sandbox builds no schedule sets, so no number of agents can be set for one.
    if (scheduleSets?.values && scheduleSets.values.length > 0)
      throw notBuilt(`PATCH ${schedules}/:bidGroupId`.replace(/:(\w+)/g, '{$1}'), 'schedule sets');
    const content = {
      ...before,
      ...body,
      agentIds: agentIds?.values ?? before.agentIds,
      rotations: workPlanRotations?.values ?? before.rotations,
      workPlans: workPlanIds ? plansIn(workPlanIds.values) : before.workPlans,
      planningGroupIds: planningGroupIds?.values ?? before.planningGroupIds,
    };
    return context.json(groupView(changeGroup(world, context, before, content)));
  });
}
