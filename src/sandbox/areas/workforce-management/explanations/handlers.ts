import type { Area } from '../../../engine/area.js';
import type { AgentQueryAdherenceExplanationsRequest } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound } from '../../../store/errors.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { callerOf } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { businessUnitAt } from '../agents/placements.js';
import { unitOfAgent, unitOf } from '../roster.js';
import { explanationOf, explanationsOf, explanationsWithin, newExplanation, reviewFields } from './explanations.js';
import { ExplanationJobs } from './jobs.js';

/** Adherence explanations: entered by agents or planners, reviewed, and queried. */
export function addExplanationHandlers(area: Area, world: World): void {
  const jobs = new ExplanationJobs(world);
  addAgentHandlers(area, world, jobs);
  addPlannerHandlers(area, world, jobs);
  addBusinessUnitHandlers(area, world, jobs);
  // Creates the collection, so that every snapshot contains it.
  explanationsOf(world);
}

/** Explanations that agents enter and read. */
function addAgentHandlers(area: Area, world: World, jobs: ExplanationJobs): void {
  area.handle('postWorkforcemanagementAdherenceExplanations', (context) => {
    const userId = callerId(context);
    const body = readObject(context, ['type', 'startDate', 'lengthMinutes']);
    refuseLength(body.lengthMinutes);
    const explanation = newExplanation(world, userId, unitOfAgent(world, userId), { ...body, status: 'Pending' });
    return jobs.start(context, { type: 'AddExplanation', explanation });
  });
  area.handle('postWorkforcemanagementAdherenceExplanationsQuery', (context) =>
    queryAgent(world, jobs, context, callerId(context)),
  );
  area.handle('getWorkforcemanagementAdherenceExplanationsJob', (context) => jobs.read(context, context.param('jobId')));
  area.handle('getWorkforcemanagementAdherenceExplanation', (context) =>
    explanationOf(world, callerId(context), context.param('explanationId')),
  );
}

/** Explanations that planners enter and review. */
function addPlannerHandlers(area: Area, world: World, jobs: ExplanationJobs): void {
  area.handle('postWorkforcemanagementAgentAdherenceExplanations', (context) => {
    const { agentId, unit } = agentAt(world, context);
    const body = readObject(context, ['type', 'startDate', 'lengthMinutes']);
    refuseLength(body.lengthMinutes);
    const explanation = newExplanation(world, agentId, unit, body, callerOf(context));
    return jobs.start(context, { type: 'AddExplanation', explanation, isReview: explanation.status !== 'Pending' });
  });
  area.handle('postWorkforcemanagementAgentAdherenceExplanationsQuery', (context) =>
    queryAgent(world, jobs, context, agentAt(world, context).agentId),
  );
  area.handle('getWorkforcemanagementAgentAdherenceExplanation', (context) =>
    explanationOf(world, agentAt(world, context).agentId, context.param('explanationId')),
  );
  area.handle('patchWorkforcemanagementAgentAdherenceExplanation', (context) => {
    const current = explanationOf(world, agentAt(world, context).agentId, context.param('explanationId'));
    const { status = current.status } = readObject(context);
    const { reviewedBy: _, reviewedDate: __, ...openExplanation } = current;
    const review = status === 'Pending' ? {} : reviewFields(world, callerOf(context));
    const explanation = { ...openExplanation, status, ...review };
    return jobs.start(context, { type: 'UpdateExplanation', explanation, isReview: status !== 'Pending' });
  });
}

function addBusinessUnitHandlers(area: Area, world: World, jobs: ExplanationJobs): void {
  area.handle('postWorkforcemanagementBusinessunitAdherenceExplanationsQuery', (context) => {
    const { id } = businessUnitAt(world, context.param('businessUnitId'));
    const body = readObject(context, ['startDate', 'endDate']);
    const { startDate, endDate, managementUnitIds = [], agentIds = [] } = body;
    requireValidPeriod(startDate, endDate);
    const matches = explanationsWithin(world, startDate, endDate)
      .filter(({ businessUnit }) => businessUnit.id === id)
      .filter(({ managementUnit }) => managementUnitIds.length === 0 || managementUnitIds.includes(managementUnit.id ?? ''))
      .filter(({ agent }) => agentIds.length === 0 || agentIds.includes(agent.id));
    return jobs.respond(context, 'QueryBuExplanations', matches);
  });
}

function queryAgent(
  world: World,
  jobs: ExplanationJobs,
  context: OperationContext<AgentQueryAdherenceExplanationsRequest>,
  agentId: string,
) {
  const { startDate, endDate } = readObject(context, ['startDate', 'endDate']);
  requireValidPeriod(startDate, endDate);
  const matches = explanationsWithin(world, startDate, endDate).filter(({ agent }) => agent.id === agentId);
  return jobs.respond(context, 'QueryAgentExplanations', matches);
}

/** @throws the platform's 404 for a user without a management unit. */
function agentAt(world: World, context: OperationContext): { agentId: string; unit: Entity } {
  const agentId = context.param('agentId');
  const unit = unitOf(world, agentId);
  if (!unit) throw notFound('agent', agentId);
  return { agentId, unit };
}

/** @throws the platform's 400. */
function requireValidPeriod(startDate: string, endDate: string): void {
  if (!(Date.parse(startDate) < Date.parse(endDate))) throw invalidValue('endDate', endDate);
}

/** @throws the platform's 400. */
function refuseLength(lengthMinutes: number): void {
  if (lengthMinutes < 1) throw invalidValue('lengthMinutes', String(lengthMinutes));
}
