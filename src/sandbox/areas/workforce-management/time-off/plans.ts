import type { BuTimeOffPlanResponse, TimeOffPlan } from '../../../../models/index.js';
import { isObject } from '../../../values/json.js';
import type { World } from '../../../store/world.js';
import { readId, Repository } from '../../repository.js';
import type { Entity, Json } from '../../repository.js';
import { businessUnitIn } from '../roster.js';
import { staffingGroupsWith } from '../staffing-groups.js';

const WFM = '/api/v2/workforcemanagement';

/** The rules for granting time off: a plan of the business unit or, formerly, of the management unit. */
export interface Plan {
  rule: NonNullable<TimeOffPlan['autoApprovalRule']>;
  overrideDates: NonNullable<BuTimeOffPlanResponse['overrideDates']>;
  restrictedCodeIds: readonly string[];
  /** Limits of a management unit's plan; with a business unit's plan all limits for the agent apply. */
  limitIds?: readonly string[];
  countsAgainstLimits: boolean;
}

/** The time-off plan for an agent and activity code; business unit plans take precedence. */
export function planFor(world: World, unit: Entity, userId: string, activityCodeId: string): Plan | undefined {
  const businessUnitPlan = new Repository(world, `${WFM}/businessunits/{}/timeoffplans`, [businessUnitIn(unit)])
    .all()
    .find((plan) => plan['enabled'] !== false && coversCode(plan, activityCodeId) && appliesTo(world, plan, unit, userId));
  if (businessUnitPlan) {
    const plan = businessUnitPlan as unknown as BuTimeOffPlanResponse;
    return {
      rule: plan.autoApprovalRule,
      overrideDates: plan.overrideDates ?? [],
      restrictedCodeIds: plan.restrictedActivityCodes?.ids ?? listOf(businessUnitPlan['restrictedActivityCodeIds']),
      countsAgainstLimits: businessUnitPlan['countAgainstTimeOffLimits'] !== false,
    };
  }
  const plan = new Repository(world, `${WFM}/managementunits/{}/timeoffplans`, [unit.id])
    .all()
    .find((each) => each['active'] !== false && coversCode(each, activityCodeId));
  if (!plan) return undefined;
  const { autoApprovalRule: rule = 'Never', timeOffLimits = [] } = plan as unknown as TimeOffPlan;
  const limitIds = [...timeOffLimits.flatMap(({ id }) => id ?? []), ...listOf(plan['timeOffLimitIds'])];
  return { rule, overrideDates: [], restrictedCodeIds: [], limitIds, countsAgainstLimits: true };
}

const coversCode = ({ activityCodeIds }: Json, id: string): boolean => listOf(activityCodeIds).includes(id);

/** A plan without associations applies to all agents. */
function appliesTo(
  world: World,
  { businessUnitAssociation, managementUnitAssociation }: Json,
  unit: Entity,
  userId: string,
): boolean {
  const groups = staffingGroupsWith(world, businessUnitIn(unit), userId).map(({ id }) => id);
  const includesAgent = (association: unknown, units: readonly string[]): boolean => {
    if (!isObject(association)) return false;
    const groupIds = idsOf(association, 'staffingGroups', 'staffingGroupIds');
    if (units.length > 0 && !units.includes(unit.id)) return groupIds.some((id) => groups.includes(id));
    return groupIds.length === 0 || groupIds.some((id) => groups.includes(id));
  };
  if (isObject(managementUnitAssociation)) {
    const id = readId(managementUnitAssociation['managementUnit']) ?? managementUnitAssociation['managementUnitId'];
    return id === unit.id && includesAgent(managementUnitAssociation, [unit.id]);
  }
  if (!isObject(businessUnitAssociation)) return true;
  return includesAgent(businessUnitAssociation, idsOf(businessUnitAssociation, 'managementUnits', 'managementUnitIds'));
}

/** Requests contain ids, responses references. */
function idsOf(value: Json, references: string, ids: string): string[] {
  const referenceList = value[references];
  return [...(Array.isArray(referenceList) ? referenceList.flatMap((each) => readId(each) ?? []) : []), ...listOf(value[ids])];
}

/** The strings of a list, which updates may wrap in an object. */
function listOf(value: unknown): string[] {
  const list = isObject(value) ? value['values'] : value;
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}

/**
 * Whether a limit counts an activity code: a plan that names the limit covers the code, or any plan of the business unit does.
 */
export function plansCover(
  world: World,
  unitId: string,
  managementUnitId: string | undefined,
  limitId: string,
  codeId: string,
): boolean {
  const template =
    managementUnitId === undefined ? `${WFM}/businessunits/{}/timeoffplans` : `${WFM}/managementunits/{}/timeoffplans`;
  const plans = new Repository(world, template, [managementUnitId ?? unitId]).all().filter((plan) => coversCode(plan, codeId));
  if (managementUnitId === undefined) return plans.length > 0;
  return plans.some((plan) => idsOf(plan, 'timeOffLimits', 'timeOffLimitIds').includes(limitId));
}
