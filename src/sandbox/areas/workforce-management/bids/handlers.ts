import type { Area } from '../../../engine/area.js';
import type {
  AdminAgentWorkPlanPreferenceResponse,
  AgentWorkPlanBiddingPreferenceRequest,
  AgentWorkPlanBiddingPreferenceResponse,
  BidOverrideReason,
  WorkPlanBid,
  WorkPlanBidRanks,
} from '../../../../models/index.js';
import { pickFields, readArray, readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidField, invalidValue, notFound } from '../../../store/errors.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { callerOf, Repository } from '../../repository.js';
import type { Entity, Json } from '../../repository.js';
import { businessUnitReference, planReference, requireKnownUsers, unitReference, userReference } from '../agents/placements.js';
import { businessUnitIn, unitOfAgent, plansOf } from '../roster.js';
import { bidAt, copyGroups, groupAt, groupsIn } from './groups.js';
import type { Group } from './groups.js';
import { viewAs } from '../../view-as.js';

const WFM = '/api/v2/workforcemanagement';

/** An agent's preferences, and the assignment by a planner. */
interface AgentBid {
  id: string;
  submitted: boolean;
  preferences: AgentWorkPlanBiddingPreferenceRequest[];
  overriddenWorkPlanId?: string;
  overrideReason?: BidOverrideReason;
}

const agentBidsOf = (world: World): Map<string, AgentBid> => world.collection<AgentBid>('wfm.bids.preferences');

const agentBidOf = (world: World, groupId: string, userId: string): AgentBid =>
  agentBidsOf(world).get(`${groupId} ${userId}`) ?? { id: `${groupId} ${userId}`, submitted: false, preferences: [] };

/** Work plan bids, and the ranks of agents. */
export function addBidHandlers(area: Area, world: World): void {
  addPreferenceHandlers(area, world);
  addAgentBidHandlers(area, world);

  area.handle('postWorkforcemanagementBusinessunitWorkplanbidCopy', (context) => {
    const { businessUnitId, bid } = bidAt(world, 'workplanbids', context);
    const { name } = readObject(context, ['name']);
    const bids = new Repository<WorkPlanBid>(world, `${WFM}/businessunits/{}/workplanbids`, [businessUnitId]);
    const { publishedDate: _, ...bidFields } = bid;
    // Not documented: in the sandbox a copy begins as a draft, because it will run again.
    const copy = bids.create(context, { ...bidFields, name }, { status: 'Draft' });
    copyGroups(world, bid.id, copy.id, callerOf(context) ?? { id: context.accessToken.clientId });
    return bids.view(copy);
  });

  area.handle('patchWorkforcemanagementUsersWorkplanbidranksBulk', (context) => {
    const ranks = readArray<WorkPlanBidRanks & { id: string }>(context, ['id']);
    requireKnownUsers(
      world,
      ranks.map(({ id }) => id),
      'id',
    );
    const entities = ranks.map((rank) => {
      const path = `${WFM}/users/${rank.id}/workplanbidranks`;
      const savedRank = { ...(world.store.single(path) as Json | undefined), ...rank, selfUri: path };
      world.store.putSingle(path, savedRank);
      return savedRank;
    });
    return { entities };
  });
}

/** The preferences of a group's agents, for planners. */
function addPreferenceHandlers(area: Area, world: World): void {
  const view = ({ id, managementUnitId, workPlans, agentIds }: Group): AdminAgentWorkPlanPreferenceResponse => ({
    id,
    workPlans: workPlans.map(({ workPlanId }) => planReference(managementUnitId, workPlanId)),
    agentWorkPlanBidPreferences: agentIds.map((userId) => {
      const bid = agentBidOf(world, id, userId);
      const priorityOf = ({ workPlanId }: { workPlanId: string }): number =>
        bid.preferences.find((each) => each.workPlanId === workPlanId)?.priority ?? 0;
      return {
        agent: userReference(userId),
        submitted: bid.submitted,
        ...overrideView(managementUnitId, bid),
        ...(bid.submitted && { priorities: workPlans.map(priorityOf) }),
      };
    }),
  });

  area.handle('getWorkforcemanagementBusinessunitWorkplanbidGroupPreferences', (context) =>
    view(groupAt(world, 'workplanbids', context)),
  );
  area.handle('patchWorkforcemanagementBusinessunitWorkplanbidGroupPreferences', (context) => {
    const group = groupAt(world, 'workplanbids', context);
    const { agentWorkPlanOverrides } = readObject(context, ['agentWorkPlanOverrides']);
    for (const { agentId, overrideWorkPlanId } of agentWorkPlanOverrides) {
      if (!group.agentIds.includes(agentId)) throw invalidValue('agentId', agentId, 'agent');
      if (overrideWorkPlanId !== undefined) requirePlan(group, overrideWorkPlanId, 'overrideWorkPlanId');
    }
    for (const { agentId, overrideWorkPlanId, overrideReason } of agentWorkPlanOverrides) {
      const { overriddenWorkPlanId: _, overrideReason: __, ...bid } = agentBidOf(world, group.id, agentId);
      agentBidsOf(world).set(bid.id, {
        ...bid,
        ...(overrideWorkPlanId !== undefined && { overriddenWorkPlanId: overrideWorkPlanId }),
        ...(overrideReason !== undefined && { overrideReason }),
      });
    }
    return view(group);
  });
}

/**
 * The bids in which the caller participates. The platform assigns work plans by an algorithm that the sandbox does not have.
 */
function addAgentBidHandlers(area: Area, world: World): void {
  area.handle('getWorkforcemanagementWorkplanbids', (context) => {
    const userId = callerId(context);
    const unitId = businessUnitIn(unitOfAgent(world, userId));
    const agentWorkPlanBids = bidsOf(world, userId).map(({ bid }) => ({
      ...pickFields(bid, [
        'id',
        'name',
        'bidWindowStartDate',
        'bidWindowEndDate',
        'effectiveDate',
        'status',
        'workPlanFieldsVisibleToAgents',
      ]),
      selfUri: `${WFM}/workplanbids/${bid.id}`,
    }));
    return { id: userId, businessUnit: businessUnitReference(unitId), agentWorkPlanBids };
  });
  area.handle('getWorkforcemanagementWorkplanbidWorkplans', (context) => {
    const { bid, group } = findAgentBid(world, context);
    const { workPlanFieldsVisibleToAgents: visibleFields = [] } = bid;
    const entities = plansOf(world, group.managementUnitId)
      .filter(({ id }) => group.workPlans.some(({ workPlanId }) => workPlanId === id))
      .map(({ name, ...plan }) => viewAs(world, 'AgentWorkPlan', { ...plan, ...(visibleFields.includes('Name') && { name }) }));
    return { entities, managementUnit: unitReference(group.managementUnitId) };
  });
  area.handle('getWorkforcemanagementWorkplanbidPreferences', (context) => agentBidView(world, findAgentBid(world, context)));
  area.handle('patchWorkforcemanagementWorkplanbidPreferences', (context) => {
    const agentBid = findAgentBid(world, context);
    const { submitted, agentWorkPlanBidPreferences: preferences } = readObject(context, ['submitted']);
    if (agentBid.bid.status !== 'Open') throw invalidField(`The bid is ${agentBid.bid.status ?? ''}`, 'status');
    for (const { workPlanId } of preferences) requirePlan(agentBid.group, workPlanId, 'workPlanId');
    const bid = agentBidOf(world, agentBid.group.id, agentBid.userId);
    agentBidsOf(world).set(bid.id, { ...bid, submitted, preferences });
    return agentBidView(world, agentBid);
  });
}

/** A bid in which an agent participates, as a member of a group. */
interface Participation {
  bid: Entity<WorkPlanBid>;
  group: Group;
}

function bidsOf(world: World, userId: string): Participation[] {
  const unitId = businessUnitIn(unitOfAgent(world, userId));
  return new Repository<WorkPlanBid>(world, `${WFM}/businessunits/{}/workplanbids`, [unitId])
    .all()
    .filter(({ status }) => status !== 'Draft')
    .flatMap((bid) => {
      const group = groupsIn(world, 'workplanbids', bid.id).find(({ agentIds }) => agentIds.includes(userId));
      return group ? [{ bid, group }] : [];
    });
}

/** @throws the platform's 404 for a bid in which the caller does not participate. */
function findAgentBid(world: World, context: OperationContext): Participation & { userId: string } {
  const userId = callerId(context);
  const id = context.param('bidId');
  const agentBid = bidsOf(world, userId).find(({ bid }) => bid.id === id);
  if (!agentBid) throw notFound('bid', id);
  return { ...agentBid, userId };
}

function agentBidView(
  world: World,
  { bid, group, userId }: Participation & { userId: string },
): AgentWorkPlanBiddingPreferenceResponse {
  const { submitted, preferences, ...assignment } = agentBidOf(world, group.id, userId);
  return {
    id: bid.id,
    submitted,
    ...overrideView(group.managementUnitId, assignment),
    agentWorkPlanBidPreferences: group.workPlans.map(({ workPlanId }) => {
      const priority = preferences.find((each) => each.workPlanId === workPlanId)?.priority;
      return { workPlan: planReference(group.managementUnitId, workPlanId), ...(priority !== undefined && { priority }) };
    }),
    selfUri: `${WFM}/workplanbids/${bid.id}/preferences`,
  };
}

const overrideView = (
  managementUnitId: string,
  { overriddenWorkPlanId, overrideReason }: Partial<AgentBid>,
): Pick<AgentWorkPlanBiddingPreferenceResponse, 'overriddenWorkPlan' | 'overrideReason'> => ({
  ...(overriddenWorkPlanId !== undefined && { overriddenWorkPlan: planReference(managementUnitId, overriddenWorkPlanId) }),
  ...(overrideReason !== undefined && { overrideReason }),
});

/** @throws the platform's 400 for a work plan that the group does not bid for. */
function requirePlan({ workPlans }: Group, workPlanId: string, fieldName: string): void {
  if (!workPlans.some((each) => each.workPlanId === workPlanId)) throw invalidValue(fieldName, workPlanId, 'workPlan');
}
