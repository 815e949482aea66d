import type {
  BidGroupWorkPlanRequest,
  BidGroupWorkPlanRotationRequest,
  ManagementUnit,
  ScheduleBidGroupResponse,
  WorkPlanBid,
  WorkPlanBidGroupResponse,
  WorkPlanBidGroupSummary,
} from '../../../../models/index.js';
import { invalidValue, notFound } from '../../../store/errors.js';
import type { OperationContext } from '../../../http/operation-context.js';
import type { World } from '../../../store/world.js';
import { callerOf, Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { businessUnitAt, planReference, unitReference, userReference } from '../agents/placements.js';
import { agentsIn, businessUnitIn, plansOf } from '../roster.js';

const WFM = '/api/v2/workforcemanagement';
const UNITS = `${WFM}/businessunits`;

export type BidKind = 'workplanbids' | 'schedulebids';

/** Agents of a management unit, and the work plans or schedules that they bid for. */
export interface Group {
  id: string;
  kind: BidKind;
  bidId: string;
  businessUnitId: string;
  name: string;
  managementUnitId: string;
  agentIds: string[];
  planningGroupIds: string[];
  workPlans: BidGroupWorkPlanRequest[];
  rotations: BidGroupWorkPlanRotationRequest[];
  createdBy: { id: string };
  createdDate: string;
  modifiedBy?: { id: string };
  modifiedDate?: string;
}

export const groupsOf = (world: World): Map<string, Group> => world.collection<Group>('wfm.bids.groups');

export const groupsIn = (world: World, kind: BidKind, bidId: string): Group[] =>
  [...groupsOf(world).values()].filter((group) => group.kind === kind && group.bidId === bidId);

/** The bid of a path. @throws the platform's 404. */
export function bidAt(
  world: World,
  kind: BidKind,
  context: OperationContext,
): { businessUnitId: string; bid: Entity<WorkPlanBid> } {
  const { id: businessUnitId } = businessUnitAt(world, context.param('businessUnitId'));
  return {
    businessUnitId,
    bid: new Repository<WorkPlanBid>(world, `${UNITS}/{}/${kind}`, [businessUnitId]).get(context.param('bidId')),
  };
}

/** @throws the platform's 404. */
export function groupAt(world: World, kind: BidKind, context: OperationContext): Group {
  const { bid } = bidAt(world, kind, context);
  const id = context.param('bidGroupId');
  const group = groupsOf(world).get(id);
  if (group?.bidId !== bid.id || group.kind !== kind) throw notFound('bidGroup', id);
  return group;
}

type Content = Pick<Group, 'name' | 'managementUnitId' | 'agentIds' | 'planningGroupIds' | 'workPlans' | 'rotations'>;

/** Adds a group. @throws the platform's 400 for an unknown reference. */
export function addGroup(world: World, kind: BidKind, context: OperationContext, content: Content): Group {
  const { businessUnitId, bid } = bidAt(world, kind, context);
  requireValidContent(world, businessUnitId, content);
  const createdBy = callerOf(context) ?? { id: context.accessToken.clientId };
  const group = { ...content, id: world.newId(), kind, bidId: bid.id, businessUnitId, createdBy, createdDate: world.timestamp() };
  groupsOf(world).set(group.id, group);
  return group;
}

/** Applies changes to a group. @throws the platform's 400 for an unknown reference. */
export function changeGroup(world: World, context: OperationContext, current: Group, content: Content): Group {
  requireValidContent(world, current.businessUnitId, content);
  const modifiedBy = callerOf(context);
  const group = { ...current, ...content, modifiedDate: world.timestamp(), ...(modifiedBy && { modifiedBy }) };
  groupsOf(world).set(group.id, group);
  return group;
}

function requireValidContent(
  world: World,
  businessUnitId: string,
  { managementUnitId, agentIds, workPlans, rotations, planningGroupIds }: Content,
): void {
  const unit = new Repository<ManagementUnit>(world, `${WFM}/managementunits`).find(managementUnitId);
  if (!unit || businessUnitIn(unit) !== businessUnitId)
    throw invalidValue('managementUnitId', managementUnitId, 'managementUnit');
  const requireKnownIds = (
    ids: readonly string[],
    knownIds: readonly (string | undefined)[],
    fieldName: string,
    type: string,
  ): void => {
    const unknownId = ids.find((id) => !knownIds.includes(id));
    if (unknownId !== undefined) throw invalidValue(fieldName, unknownId, type);
  };
  const idsAt = (template: string, parent: string): string[] =>
    new Repository(world, template, [parent]).all().map(({ id }) => id);
  requireKnownIds(
    agentIds,
    agentsIn(world, unit).map(({ userId }) => userId),
    'agentIds',
    'agent',
  );
  requireKnownIds(
    workPlans.map(({ workPlanId }) => workPlanId),
    plansOf(world, unit.id).map(({ id }) => id),
    'workPlans',
    'workPlan',
  );
  requireKnownIds(
    rotations.map(({ workPlanRotationId }) => workPlanRotationId),
    idsAt(`${WFM}/managementunits/{}/workplanrotations`, unit.id),
    'workPlanRotations',
    'workPlanRotation',
  );
  requireKnownIds(planningGroupIds, idsAt(`${UNITS}/{}/planninggroups`, businessUnitId), 'planningGroupIds', 'planningGroup');
}

const uriOf = ({ businessUnitId, kind, bidId, id }: Group): string => `${UNITS}/${businessUnitId}/${kind}/${bidId}/groups/${id}`;

/** Copies the groups of a bid, without the preferences of agents. */
export function copyGroups(world: World, sourceBidId: string, bidId: string, createdBy: { id: string }): void {
  for (const { modifiedBy: _, modifiedDate: __, ...group } of groupsIn(world, 'workplanbids', sourceBidId)) {
    const id = world.newId();
    groupsOf(world).set(id, { ...group, id, bidId, createdBy, createdDate: world.timestamp() });
  }
}

/** The parts that responses show of groups of both kinds. */
function viewParts(group: Group) {
  const { id, name, managementUnitId, businessUnitId, createdBy, createdDate, modifiedBy, modifiedDate } = group;
  const content = {
    name,
    managementUnit: unitReference(managementUnitId),
    agents: group.agentIds.map(userReference),
    planningGroups: group.planningGroupIds.map((planningGroupId) => ({
      id: planningGroupId,
      selfUri: `${UNITS}/${businessUnitId}/planninggroups/${planningGroupId}`,
    })),
  };
  return {
    content,
    frame: {
      id,
      metadata: {
        createdBy,
        createdDate,
        ...(modifiedBy && { modifiedBy }),
        ...(modifiedDate !== undefined && { modifiedDate }),
      },
      selfUri: uriOf(group),
    },
  };
}

/** A group of a work plan bid as in responses. */
export function workPlanGroupView(group: Group): WorkPlanBidGroupResponse {
  const { content, frame } = viewParts(group);
  const workPlans = group.workPlans.map(({ workPlanId, ...counts }) => ({
    ...planReference(group.managementUnitId, workPlanId),
    ...counts,
  }));
  return { ...frame, workPlanBidGroup: { ...content, workPlans } };
}

/** A group of a schedule bid as in responses. */
export function scheduleGroupView(group: Group): ScheduleBidGroupResponse {
  const { content, frame } = viewParts(group);
  const { managementUnitId } = group;
  const workPlans = group.workPlans.map(({ workPlanId }) => planReference(managementUnitId, workPlanId));
  const workPlanRotations = group.rotations.map(({ workPlanRotationId, agentCount }) => ({
    id: workPlanRotationId,
    agentCount,
    managementUnit: unitReference(managementUnitId),
    selfUri: `${WFM}/managementunits/${managementUnitId}/workplanrotations/${workPlanRotationId}`,
  }));
  return { ...frame, scheduleBidGroup: { ...content, workPlans, workPlanRotations } };
}

/** Summary of a group. */
export const groupSummary = (group: Group): WorkPlanBidGroupSummary => ({
  id: group.id,
  name: group.name,
  managementUnit: unitReference(group.managementUnitId),
  agentCount: group.agentIds.length,
  workPlanCount: group.workPlans.length,
  planningGroupCount: group.planningGroupIds.length,
  selfUri: uriOf(group),
});
