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
import { tell } from '../../events/tell.js';
import { absoluteUrl, storeDownload } from '../../files.js';
import { JobKind } from '../../job-kind.js';
import { failureOf } from '../../jobs.js';
import type { Job } from '../../jobs.js';
import { callerOf } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { businessUnitAt } from '../agents/placements.js';
import { answerOrFile } from '../result.js';
import { ownUnit, unitOf } from '../roster.js';
import { explanationOf, explanationsOf, explanationsWithin, keepExplanation, newExplanation, reviewed } from './explanations.js';
import type { Explanation } from './explanations.js';

const WFM = '/api/v2/workforcemanagement';
const MINE = `${WFM}/adherence/explanations`;

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
      const { explanation, found } = job;
      if (hasSucceeded && explanation) keepExplanation(world, explanation, job.isReview === true);
      const file = { contentType: 'application/json', fileName: `${job.id}.json` };
      const path = hasSucceeded && found ? { path: storeDownload(world, JSON.stringify({ entities: found }), file) } : {};
      const done = jobs.put({ ...job, ...path });
      if (job.userId !== undefined)
        tell(world, 'v2.users.{id}.workforcemanagement.adherence.explanations.jobs', [job.userId], () => view(done));
    },
  });
  const view = (job: ExplanationJob): AdherenceExplanationJob => {
    const { id, type, explanation, path } = job;
    return {
      id,
      type,
      status: jobs.stateName(job),
      selfUri: `${MINE}/jobs/${id}`,
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
  const answer = (context: OperationContext, type: ExplanationJob['type'], found: Explanation[]): unknown =>
    queryFlag(context, 'forceAsync') === true
      ? begin(context, { type, found })
      : answerOrFile(context, world, { entities: found }, 'result');
  const ofAgent = (context: OperationContext, agentId: string): unknown => {
    const { startDate, endDate } = readObject<AgentQueryAdherenceExplanationsRequest>(context, ['startDate', 'endDate']);
    refuseBackwards(startDate, endDate);
    const found = explanationsWithin(world, startDate, endDate).filter(({ agent }) => agent.id === agentId);
    return answer(context, 'QueryAgentExplanations', found);
  };
  /** @throws the platform's 404 for a user without a management unit. */
  const agentAt = (context: OperationContext): { agentId: string; unit: Entity } => {
    const agentId = context.params['agentId'] ?? '';
    const unit = unitOf(world, agentId);
    if (!unit) throw notFound('agent', agentId);
    return { agentId, unit };
  };

  area.handle('postWorkforcemanagementAdherenceExplanations', (context) => {
    const userId = callerId(context);
    const body = readObject<AddAdherenceExplanationAgentRequest>(context, ['type', 'startDate', 'lengthMinutes']);
    refuseLength(body.lengthMinutes);
    const explanation = newExplanation(world, userId, ownUnit(world, userId), { ...body, status: 'Pending' });
    return begin(context, { type: 'AddExplanation', explanation });
  });
  area.handle('postWorkforcemanagementAdherenceExplanationsQuery', (context) => ofAgent(context, callerId(context)));
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
  area.handle('postWorkforcemanagementAgentAdherenceExplanationsQuery', (context) => ofAgent(context, agentAt(context).agentId));
  area.handle('getWorkforcemanagementAgentAdherenceExplanation', (context) =>
    explanationOf(world, agentAt(context).agentId, context.param('explanationId')),
  );
  area.handle('patchWorkforcemanagementAgentAdherenceExplanation', (context) => {
    const before = explanationOf(world, agentAt(context).agentId, context.param('explanationId'));
    const { status = before.status } = readObject<UpdateAdherenceExplanationStatusRequest>(context);
    const { reviewedBy: _, reviewedDate: __, ...open } = before;
    const review = status === 'Pending' ? {} : reviewed(world, callerOf(context));
    const explanation = { ...open, status, ...review };
    return begin(context, { type: 'UpdateExplanation', explanation, isReview: status !== 'Pending' });
  });

  area.handle('postWorkforcemanagementBusinessunitAdherenceExplanationsQuery', (context) => {
    const { id } = businessUnitAt(world, context.param('businessUnitId'));
    const asked = readObject<BuQueryAdherenceExplanationsRequest>(context, ['startDate', 'endDate']);
    const { startDate, endDate, managementUnitIds = [], agentIds = [] } = asked;
    refuseBackwards(startDate, endDate);
    const found = explanationsWithin(world, startDate, endDate)
      .filter(({ businessUnit }) => businessUnit.id === id)
      .filter(({ managementUnit }) => managementUnitIds.length === 0 || managementUnitIds.includes(managementUnit.id ?? ''))
      .filter(({ agent }) => agentIds.length === 0 || agentIds.includes(agent.id));
    return answer(context, 'QueryBuExplanations', found);
  });
  // Creates the collection, so that every snapshot contains it.
  explanationsOf(world);
}

/** @throws the platform's 400. */
function refuseBackwards(startDate: string, endDate: string): void {
  if (!(Date.parse(startDate) < Date.parse(endDate))) throw invalidValue('endDate', endDate);
}

/** @throws the platform's 400. */
function refuseLength(lengthMinutes: number): void {
  if (lengthMinutes < 1) throw invalidValue('lengthMinutes', String(lengthMinutes));
}
