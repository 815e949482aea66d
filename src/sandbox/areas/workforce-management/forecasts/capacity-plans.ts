import type { Hono } from 'hono';
import type {
  CreateCapacityPlanStaffingGroupMetricChangeRequest,
  QueryCapacityPlanStaffingGroupMetricChangeHistory,
  StaffingGroupMetricChangeResponse,
} from '../../../../models/index.js';
import { isObject } from '../../../values/json.js';
import { readObject } from '../../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../../http/context.js';
import { invalidValue, staleVersion } from '../../../store/errors.js';
import { queryValue } from '../../../http/query.js';
import type { World } from '../../../store/world.js';
import { callerOf, Kept } from '../../kept.js';
import type { Entity } from '../../kept.js';
import { notBuilt } from '../../not-built.js';
import { businessUnitAt } from '../agents/placements.js';
import { staffingGroupsOf } from '../staffing-groups.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';
const PLAN = `${UNITS}/:businessUnitId/capacityplans/:capacityPlanId`;

/** Metric changes by capacity plan, the earliest first. */
const changesOf = (world: World): Map<string, StaffingGroupMetricChangeResponse[]> =>
  world.collection<StaffingGroupMetricChangeResponse[]>('wfm.capacityplans.changes');

/** Changes of staffing group metrics in a capacity plan, with their history. The sandbox computes nothing from them. */
export function capacityPlanRoutes(app: Hono<SandboxEnv>, world: World): void {
  const planAt = (context: SandboxContext): { unitId: string; plans: Kept; plan: Entity } => {
    const { id: unitId } = businessUnitAt(world, context.req.param('businessUnitId'));
    const plans = new Kept(world, `${UNITS}/{}/capacityplans`, [unitId]);
    return { unitId, plans, plan: plans.get(context.req.param('capacityPlanId')) };
  };

  app.post(`${PLAN}/staffinggroupallocations`, (context) => {
    const { unitId, plans, plan } = planAt(context);
    const body = readObject<CreateCapacityPlanStaffingGroupMetricChangeRequest>(context, ['metric', 'staffingGroupIds']);
    const { staffingGroupIds, version, ...change } = body;
    const metadata = isObject(plan['metadata']) ? plan['metadata'] : {};
    if (version !== Number(metadata['version'] ?? 1)) throw staleVersion('capacityPlan', plan.id);
    for (const fieldName of ['numberOfWeeks', 'weekStartNumber'] as const)
      if (change[fieldName] < 1) throw invalidValue(fieldName, String(change[fieldName]));
    const known = staffingGroupsOf(world, unitId).map(({ id }) => id);
    const unknown = staffingGroupIds.find((id) => !known.includes(id));
    if (unknown !== undefined) throw invalidValue('staffingGroupIds', unknown, 'staffingGroup');
    const made: StaffingGroupMetricChangeResponse = {
      ...change,
      staffingGroups: staffingGroupIds.map((id) => ({ id, selfUri: `${UNITS}/${unitId}/staffinggroups/${id}` })),
      createdBy: callerOf(context) ?? { id: context.get('accessToken').clientId },
      createdDate: world.timestamp(),
    };
    changesOf(world).set(plan.id, [...(changesOf(world).get(plan.id) ?? []), made]);
    const signed = { modifiedBy: made.createdBy, modifiedDate: made.createdDate };
    plans.put({ ...plan, metadata: { ...metadata, ...signed, version: version + 1 } });
    return context.json({ ...made, version: version + 1 });
  });

  // The weekly values depend on the requirements of planning groups, which take a forecast.
  app.get(`${PLAN}/staffinggroupallocations`, (context) => {
    planAt(context);
    throw notBuilt(`GET ${PLAN}/staffinggroupallocations`.replace(/:(\w+)/g, '{$1}'), 'forecast of what staff is required');
  });

  app.post(`${PLAN}/staffinggroupallocationshistory/query`, (context) => {
    const { plan } = planAt(context);
    const asked = readObject<QueryCapacityPlanStaffingGroupMetricChangeHistory>(context, ['staffingGroupIds']);
    const until = asked.queryEndDate === undefined ? Infinity : Date.parse(asked.queryEndDate);
    const entities = (changesOf(world).get(plan.id) ?? [])
      .filter(({ staffingGroups }) => staffingGroups.some(({ id }) => asked.staffingGroupIds.includes(id)))
      .filter(({ createdDate }) => Date.parse(createdDate) <= until);
    return context.json({ entities });
  });

  app.delete(`${PLAN}/staffinggroupallocationshistory`, (context) => {
    const { plan } = planAt(context);
    const before = queryValue(context, 'beforeDateId');
    const left =
      before === undefined ? [] : (changesOf(world).get(plan.id) ?? []).filter(({ createdDate }) => createdDate >= before);
    changesOf(world).set(plan.id, left);
    return context.body(null, 204);
  });
}
