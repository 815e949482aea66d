import type { Json } from '../../../values/json.js';
import type { Area } from '../../../engine/area.js';
import type {
  AddAdherenceExplanationAdminRequest,
  AddAdherenceExplanationAgentRequest,
  AdherenceExplanationJob,
  AgentQueryAdherenceExplanationsRequest,
  BuQueryAdherenceExplanationsRequest,
  UpdateAdherenceExplanationStatusRequest,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import { callerId } from '../../../sign-in/bearer.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { publishEvent } from '../../events/publish.js';
import { absoluteUrl, storeDownload } from '../../files.js';
import { JobKind } from '../../job-kind.js';
import { failureOf } from '../../jobs.js';
import type { Job } from '../../jobs.js';
import { callerOf } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { businessUnitAt } from '../agents/placements.js';
import { answerOrFile } from '../result.js';
import { unitOfAgent, unitOf } from '../roster.js';
import {
  explanationOf,
  explanationsOf,
  explanationsWithin,
  saveExplanation,
  newExplanation,
  reviewFields,
} from './explanations.js';
import type { Explanation } from './explanations.js';

const WFM = '/api/v2/workforcemanagement';
const CALLER_PATH = `${WFM}/adherence/explanations`;

interface ExplanationJob extends Job {
  type: 'AddExplanation' | 'UpdateExplanation' | 'QueryAgentExplanations' | 'QueryBuExplanations';
  userId?: string;
  /** The explanation to store when the job ends. */
  explanation?: Explanation;
  isReview?: boolean;
  /** The result of a query. */
  found?: Explanation[];
  /** The address of the request, from which file addresses are derived. */
  url: string;
  path?: string;
}

/** Adherence explanations: entered by agents or planners, reviewed, and queried. */
export function addExplanationHandlers(area: Area, world: World): void {
  const jobs: JobKind<ExplanationJob> = new JobKind<ExplanationJob>(world, {
    name: 'wfm.adherence.explanations',
    entity: 'job',
    retentionMs: DAY,
    stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error' },
    onEnd: (job, hasSucceeded) => {
      const { explanation, found: matches } = job;
      if (hasSucceeded && explanation) saveExplanation(world, explanation, job.isReview === true);
      const file = { contentType: 'application/json', fileName: `${job.id}.json` };
      const path = hasSucceeded && matches ? { path: storeDownload(world, JSON.stringify({ entities: matches }), file) } : {};
      const finishedJob = jobs.put({ ...job, ...path });
      if (job.userId !== undefined)
        publishEvent(world, 'v2.users.{id}.workforcemanagement.adherence.explanations.jobs', [job.userId], () =>
          view(finishedJob),
        );
    },
  });
  const view = (job: ExplanationJob): AdherenceExplanationJob => {
    const { id, type, explanation, path } = job;
    return {
      id,
      type,
      status: jobs.stateName(job),
      selfUri: `${CALLER_PATH}/jobs/${id}`,
      ...(jobs.hasSucceeded(job) && explanation && { adherenceExplanation: explanation }),
      ...(path !== undefined && { downloadUrl: new URL(path, job.url).href }),
      ...(jobs.hasFailed(job) && { error: { message: failureOf(job), code: 'job.failed', status: 500 } }),
    };
  };
  const begin = (context: OperationContext, more: Omit<ExplanationJob, keyof Job | 'url'>): Response => {
    const userId = callerOf(context)?.id;
    const job = jobs.start(context, { ...more, url: context.url, ...(userId !== undefined && { userId }) });
    const { id, type, status, selfUri } = view(job);
    return context.json({ job: { id, type, status, selfUri } }, 202);
  };
  const respond = (context: OperationContext, type: ExplanationJob['type'], matches: Explanation[]): Response | Json =>
    queryFlag(context, 'forceAsync') === true
      ? begin(context, { type, found: matches })
      : answerOrFile(context, world, { entities: matches }, 'result');
  const queryAgent = (context: OperationContext, agentId: string): Response | Json => {
    const { startDate, endDate } = readObject<AgentQueryAdherenceExplanationsRequest>(context, ['startDate', 'endDate']);
    requireValidPeriod(startDate, endDate);
    const matches = explanationsWithin(world, startDate, endDate).filter(({ agent }) => agent.id === agentId);
    return respond(context, 'QueryAgentExplanations', matches);
  };
  /** @throws the platform's 404 for a user without a management unit. */
  const agentAt = (context: OperationContext): { agentId: string; unit: Entity } => {
    const agentId = context.param('agentId');
    const unit = unitOf(world, agentId);
    if (!unit) throw notFound('agent', agentId);
    return { agentId, unit };
  };

  area.handle('postWorkforcemanagementAdherenceExplanations', (context) => {
    const userId = callerId(context);
    const body = readObject<AddAdherenceExplanationAgentRequest>(context, ['type', 'startDate', 'lengthMinutes']);
    refuseLength(body.lengthMinutes);
    const explanation = newExplanation(world, userId, unitOfAgent(world, userId), { ...body, status: 'Pending' });
    return begin(context, { type: 'AddExplanation', explanation });
  });
  area.handle('postWorkforcemanagementAdherenceExplanationsQuery', (context) => queryAgent(context, callerId(context)));
  area.handle('getWorkforcemanagementAdherenceExplanationsJob', (context) => {
    const job = jobs.get(context.param('jobId'));
    const { path } = job;
    return { ...view(job), ...(path !== undefined && { downloadUrl: absoluteUrl(context, path) }) };
  });
  area.handle('getWorkforcemanagementAdherenceExplanation', (context) =>
    explanationOf(world, callerId(context), context.param('explanationId')),
  );

  area.handle('postWorkforcemanagementAgentAdherenceExplanations', (context) => {
    const { agentId, unit } = agentAt(context);
    const body = readObject<AddAdherenceExplanationAdminRequest>(context, ['type', 'startDate', 'lengthMinutes']);
    refuseLength(body.lengthMinutes);
    const explanation = newExplanation(world, agentId, unit, body, callerOf(context));
    return begin(context, { type: 'AddExplanation', explanation, isReview: explanation.status !== 'Pending' });
  });
  area.handle('postWorkforcemanagementAgentAdherenceExplanationsQuery', (context) =>
    queryAgent(context, agentAt(context).agentId),
  );
  area.handle('getWorkforcemanagementAgentAdherenceExplanation', (context) =>
    explanationOf(world, agentAt(context).agentId, context.param('explanationId')),
  );
  area.handle('patchWorkforcemanagementAgentAdherenceExplanation', (context) => {
    const current = explanationOf(world, agentAt(context).agentId, context.param('explanationId'));
    const { status = current.status } = readObject<UpdateAdherenceExplanationStatusRequest>(context);
    const { reviewedBy: _, reviewedDate: __, ...openExplanation } = current;
    const review = status === 'Pending' ? {} : reviewFields(world, callerOf(context));
    const explanation = { ...openExplanation, status, ...review };
    return begin(context, { type: 'UpdateExplanation', explanation, isReview: status !== 'Pending' });
  });

  area.handle('postWorkforcemanagementBusinessunitAdherenceExplanationsQuery', (context) => {
    const { id } = businessUnitAt(world, context.param('businessUnitId'));
    const body = readObject<BuQueryAdherenceExplanationsRequest>(context, ['startDate', 'endDate']);
    const { startDate, endDate, managementUnitIds = [], agentIds = [] } = body;
    requireValidPeriod(startDate, endDate);
    const matches = explanationsWithin(world, startDate, endDate)
      .filter(({ businessUnit }) => businessUnit.id === id)
      .filter(({ managementUnit }) => managementUnitIds.length === 0 || managementUnitIds.includes(managementUnit.id ?? ''))
      .filter(({ agent }) => agentIds.length === 0 || agentIds.includes(agent.id));
    return respond(context, 'QueryBuExplanations', matches);
  });
  // Creates the collection, so that every snapshot contains it.
  explanationsOf(world);
}

/** @throws the platform's 400. */
function requireValidPeriod(startDate: string, endDate: string): void {
  if (!(Date.parse(startDate) < Date.parse(endDate))) throw invalidValue('endDate', endDate);
}

/** @throws the platform's 400. */
function refuseLength(lengthMinutes: number): void {
  if (lengthMinutes < 1) throw invalidValue('lengthMinutes', String(lengthMinutes));
}
