import type { Area } from '../../../engine/area.js';
import type {
  CapacityPlanResponse,
  CreateCapacityPlanStaffingGroupMetricChangeRequest,
  QueryCapacityPlanStaffingGroupMetricChangeHistory,
  StaffingGroupMetricChangeResponse,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, staleVersion } from '../../../store/errors.js';
import { queryValue } from '../../../http/query.js';
import type { World } from '../../../store/world.js';
import { callerOf, Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { notBuilt } from '../../not-built.js';
import { businessUnitAt } from '../agents/placements.js';
import { staffingGroupsOf } from '../staffing-groups.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';
const PLAN = `${UNITS}/:businessUnitId/capacityplans/:capacityPlanId`;

/** Metric changes by capacity plan, the earliest first. */
const changesOf = (world: World): Map<string, StaffingGroupMetricChangeResponse[]> =>
  world.collection<StaffingGroupMetricChangeResponse[]>('wfm.capacityplans.changes');

/** Changes of staffing group metrics in a capacity plan, with their history. The sandbox computes nothing from them. */
export function addCapacityPlanHandlers(area: Area, world: World): void {
  const planAt = (
    context: OperationContext,
  ): { unitId: string; plans: Repository<CapacityPlanResponse>; plan: Entity<CapacityPlanResponse> } => {
    const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
    const plans = new Repository<CapacityPlanResponse>(world, `${UNITS}/{}/capacityplans`, [unitId]);
    return { unitId, plans, plan: plans.get(context.param('capacityPlanId')) };
  };

  area.handle('postWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocations', (context) => {
    const { unitId, plans, plan } = planAt(context);
    const body = readObject<CreateCapacityPlanStaffingGroupMetricChangeRequest>(context, ['metric', 'staffingGroupIds']);
    const { staffingGroupIds, version, ...change } = body;
    const { metadata } = plan;
    if (version !== (metadata?.version ?? 1)) throw staleVersion('capacityPlan', plan.id);
    for (const fieldName of ['numberOfWeeks', 'weekStartNumber'] as const)
      if (change[fieldName] < 1) throw invalidValue(fieldName, String(change[fieldName]));
    const knownIds = staffingGroupsOf(world, unitId).map(({ id }) => id);
    const unknownId = staffingGroupIds.find((id) => !knownIds.includes(id));
    if (unknownId !== undefined) throw invalidValue('staffingGroupIds', unknownId, 'staffingGroup');
    const metricChange: StaffingGroupMetricChangeResponse = {
      ...change,
      staffingGroups: staffingGroupIds.map((id) => ({ id, selfUri: `${UNITS}/${unitId}/staffinggroups/${id}` })),
      createdBy: callerOf(context) ?? { id: context.accessToken.clientId },
      createdDate: world.timestamp(),
    };
    changesOf(world).set(plan.id, [...(changesOf(world).get(plan.id) ?? []), metricChange]);
    const modifierFields = { modifiedBy: metricChange.createdBy, modifiedDate: metricChange.createdDate };
    plans.save({ ...plan, metadata: { ...metadata, ...modifierFields, version: version + 1 } });
    return { ...metricChange, version: version + 1 };
  });

  // The weekly values depend on the requirements of planning groups, which take a forecast.
  area.handle('getWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocations', (context) => {
    planAt(context);
    throw notBuilt(`GET ${PLAN}/staffinggroupallocations`.replace(/:(\w+)/g, '{$1}'), 'forecast of what staff is required');
  });

  area.handle('postWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationshistoryQuery', (context) => {
    const { plan } = planAt(context);
    const body = readObject<QueryCapacityPlanStaffingGroupMetricChangeHistory>(context, ['staffingGroupIds']);
    const endTime = body.queryEndDate === undefined ? Infinity : Date.parse(body.queryEndDate);
    const entities = (changesOf(world).get(plan.id) ?? [])
      .filter(({ staffingGroups }) => staffingGroups.some(({ id }) => body.staffingGroupIds.includes(id)))
      .filter(({ createdDate }) => Date.parse(createdDate) <= endTime);
    return { entities };
  });

  area.handle('deleteWorkforcemanagementBusinessunitCapacityplanStaffinggroupallocationshistory', (context) => {
    const { plan } = planAt(context);
    const beforeId = queryValue(context, 'beforeDateId');
    const remaining =
      beforeId === undefined ? [] : (changesOf(world).get(plan.id) ?? []).filter(({ createdDate }) => createdDate >= beforeId);
    changesOf(world).set(plan.id, remaining);
  });
}
