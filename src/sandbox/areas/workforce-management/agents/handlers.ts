import type { Area } from '../../../engine/area.js';
import type {
  AgentManagementUnitReference,
  ManagementUnit,
  MoveAgentResponse,
  MoveAgentsRequest,
  WfmAgent,
  WorkPlan,
} from '../../../../models/index.js';
import { pickFields, readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound } from '../../../store/errors.js';
import { queryFlag, queryList } from '../../../http/listing.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { publishEvent } from '../../events/publish.js';
import { callerOf, Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { userLanguages } from '../../routing/language-model.js';
import { userSkillsOf } from '../../users/user.js';
import { agentsIn, businessUnitIn, isOn, plansOf, rotationOf, unitOf, unitsOf } from '../roster.js';
import { laterDay } from '../wall-clock.js';
import {
  businessUnitAt,
  businessUnitReference,
  managementUnitAt,
  savePlacement,
  placementsOf,
  planReference,
  requireKnownUsers,
  unitReference,
  userReference,
} from './placements.js';

const WFM = '/api/v2/workforcemanagement';

/** Agents of management units, and their settings. */
export function addAgentHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementAgents', (context) => moveAgents(world, context));

  area.handle('patchWorkforcemanagementManagementunitAgents', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const { entities = [] } = readObject(context);
    const agents = agentsIn(world, unit);
    const unknownAgent = entities.find(({ userId }) => !agents.some((agent) => agent.userId === userId));
    if (unknownAgent) throw invalidValue('userId', unknownAgent.userId, 'agent');
    for (const { userId, schedulable } of entities)
      savePlacement(world, userId, { ...(schedulable !== undefined && { schedulable }) });
    if (entities.length > 0)
      publishEvent(world, 'v2.workforcemanagement.managementunits.{id}.agents.sync', [unit.id], () => ({ status: 'Complete' }));
  });

  area.handle('getWorkforcemanagementManagementunitAgent', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const userId = context.param('agentId');
    if (!agentsIn(world, unit).some((agent) => agent.userId === userId)) throw notFound('agent', userId);
    return agentView(world, unit, userId, context);
  });

  const unitsView = (userId: string): AgentManagementUnitReference => {
    const unit = unitOf(world, userId);
    if (!unit) return { user: userReference(userId) };
    const businessUnit = businessUnitReference(businessUnitIn(unit));
    return { user: userReference(userId), managementUnit: unitReference(unit.id), businessUnit };
  };
  area.handle('getWorkforcemanagementAgentsMeManagementunit', (context) => unitsView(callerId(context)));
  area.handle('getWorkforcemanagementAgentManagementunit', (context) => {
    const userId = context.param('agentId');
    if (!world.store.users.find(userId)) throw notFound('agent', userId);
    return unitsView(userId);
  });

  area.handle('getWorkforcemanagementManagementunitUsers', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    return { entities: agentsIn(world, unit).map(({ userId }) => userReference(userId)) };
  });
  area.handle('getWorkforcemanagementBusinessunitUsers', (context) => {
    const { id } = businessUnitAt(world, context.param('businessUnitId'));
    const managementUnitIds = queryList(context, 'managementUnitIds');
    const managementUnits = unitsOf(world, id)
      .filter((unit) => managementUnitIds.length === 0 || managementUnitIds.includes(unit.id))
      .map((unit) => ({
        managementUnit: unitReference(unit.id),
        users: agentsIn(world, unit).map(({ userId }) => userReference(userId)),
      }));
    return { managementUnits };
  });
}

/** Moves several users, and announces the results. */
function moveAgents(world: World, context: OperationContext<MoveAgentsRequest>) {
  const { userIds, destinationManagementUnitId: unitId } = readObject(context, ['userIds']);
  requireKnownUsers(world, userIds);
  const units = new Repository<ManagementUnit>(world, `${WFM}/managementunits`);
  const hasDestination = unitId === undefined || units.find(unitId) !== undefined;
  const results = [...new Set(userIds)].map((userId): MoveAgentResponse => {
    const user = userReference(userId);
    return { user, result: hasDestination ? moveAgent(world, userId, unitId) : 'DestinationManagementUnitDoesNotExist' };
  });
  const requestingUser = callerOf(context);
  const response = {
    ...(requestingUser && { requestingUser }),
    ...(unitId !== undefined && { destinationManagementUnit: unitReference(unitId) }),
    results,
  };
  publishEvent(world, 'v2.workforcemanagement.agents', [], () => response);
  return response;
}

/** Moves a user to a management unit, or out of the current one, whose work plans no longer list the user. */
function moveAgent(world: World, userId: string, unitId: string | undefined): NonNullable<MoveAgentResponse['result']> {
  const previousUnit = unitOf(world, userId);
  if (previousUnit === undefined && unitId === undefined) return 'NothingToDo';
  if (previousUnit !== undefined && previousUnit.id === unitId) return 'AlreadyMoved';
  if (previousUnit) {
    const plans = new Repository<WorkPlan>(world, `${WFM}/managementunits/{}/workplans`, [previousUnit.id]);
    for (const plan of plansOf(world, previousUnit.id).filter((each) => isOn(each, userId)))
      plans.save({ ...plan, agents: (plan.agents ?? []).filter(({ id }) => id !== userId) });
  }
  savePlacement(world, userId, { unitId: unitId ?? null, overrides: [] });
  return 'MoveSuccessful';
}

function agentView(world: World, unit: Entity<ManagementUnit>, userId: string, context: OperationContext): WfmAgent {
  const { version = 1, dateModified, schedulable = true, overrides = [] } = placementsOf(world).get(userId) ?? {};
  const plan = plansOf(world, unit.id).find((each) => isOn(each, userId));
  const rotation = rotationOf(world, unit.id, userId);
  const references = (path: string, entities: readonly { id?: string }[]): { id: string; selfUri: string }[] =>
    entities.map(({ id = '' }) => ({ id, selfUri: `/api/v2/routing/${path}/${id}` }));
  const queues = world.store.queues.all().filter(({ id }) => world.store.members.get(id, userId) !== undefined);
  return {
    id: userId,
    user: userReference(userId),
    schedulable,
    ...(plan && { workPlan: planReference(unit.id, plan.id) }),
    ...(rotation && { workPlanRotation: pickFields(rotation, ['id', 'selfUri']) }),
    ...(queryFlag(context, 'excludeCapabilities') !== true && {
      queues: references('queues', queues),
      languages: references('languages', userLanguages(world, userId)),
      skills: references('skills', userSkillsOf(world, userId)),
    }),
    ...(queryList(context, 'expand').includes('workPlanOverrides') && {
      workPlanOverrides: overrides
        .filter(({ startDate, weekCount }) => laterDay(startDate, weekCount * 7) > world.timestamp())
        .map(({ workPlanId, ...override }) => ({ ...override, workPlan: planReference(unit.id, workPlanId) })),
    }),
    metadata: { version, ...(dateModified !== undefined && { dateModified }) },
    selfUri: `${WFM}/managementunits/${unit.id}/agents/${userId}`,
  };
}
