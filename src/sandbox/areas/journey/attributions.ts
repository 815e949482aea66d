import type { Area } from '../../engine/area.js';
import type {
  ExternalContact,
  Outcome,
  OutcomeAttributionJobStateResponse,
  OutcomeAttributionListing,
  OutcomeAttributionRequest,
  OutcomeAttributionResultsResponse,
  Touchpoint,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { conversationsOf, iso } from '../conversations/model.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';

const JOBS = '/api/v2/journey/outcomes/attributions/jobs';

interface AttributionJob extends Job {
  request: OutcomeAttributionListing;
  results?: OutcomeAttributionResultsResponse[];
}

/**
 * Jobs that attribute outcomes to conversations and agents. Each entry is validated, and the results are stored with the job.
 */
export function addAttributionHandlers(area: Area, world: World): void {
  const jobs: JobKind<AttributionJob> = new JobKind<AttributionJob>(world, {
    name: 'journey.attributions',
    entity: 'job',
    stateNames: { active: ['Running'], done: 'Completed', failed: 'Failed' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded)
        jobs.put({ ...job, results: job.request.entities.map((entry, index) => checkEntry(world, entry, index)) });
    },
  });
  const view = (job: AttributionJob): OutcomeAttributionJobStateResponse => {
    const { percentFailedThreshold } = job.request;
    return {
      id: job.id,
      state: stateOf(job, jobs.stateName(job)),
      createdDate: iso(job.submitted),
      selfUri: `${JOBS}/${job.id}`,
      ...(!jobs.isActive(job) && { resultsUri: `${JOBS}/${job.id}/results` }),
      ...(percentFailedThreshold !== undefined && { percentFailedThreshold }),
    };
  };

  area.handle('postJourneyOutcomesAttributionsJobs', (context) => {
    const body = readObject(context, ['entities']);
    const { id, selfUri } = view(jobs.start(context, { request: body }));
    const { percentFailedThreshold } = body;
    return context.json({ id, ...(percentFailedThreshold !== undefined && { percentFailedThreshold }), selfUri }, 202);
  });
  area.handle('getJourneyOutcomesAttributionsJob', (context) => view(jobs.get(context.param('jobId'))));
  area.handle('getJourneyOutcomesAttributionsJobResults', (context) => {
    const job = jobs.get(context.param('jobId'));
    if (jobs.isActive(job)) throw badRequest('The job is Running: only one that is over has results');
    return { entities: job.results ?? [] };
  });
}

/** A job fails if the share of invalid entries reaches its threshold. */
function stateOf({ request: body, results = [] }: AttributionJob, stateName: string): string {
  const invalidCount = results.filter(({ state }) => state === 'Invalid').length;
  if (stateName !== 'Completed' || invalidCount === 0) return stateName;
  return (100 * invalidCount) / results.length >= (body.percentFailedThreshold ?? Infinity) ? 'Failed' : 'CompletedWithErrors';
}

function checkEntry(world: World, entry: OutcomeAttributionRequest, index: number): OutcomeAttributionResultsResponse {
  const { outcomeId, externalContactId, associatedValue, touchpoints, createdDate } = entry;
  const checkedPoints = touchpoints.map((point) => ({ ...point, ...validationResult(faultOf(world, point)) }));
  const isContact = (id: string): boolean =>
    new Repository<ExternalContact>(world, '/api/v2/externalcontacts/contacts').find(id) !== undefined;
  const fault =
    (new Repository<Outcome>(world, '/api/v2/journey/outcomes').find(outcomeId)
      ? undefined
      : `There is no outcome ${outcomeId}`) ??
    (externalContactId === undefined || isContact(externalContactId) ? undefined : `There is no contact ${externalContactId}`) ??
    checkedPoints.find(({ state }) => state === 'Invalid')?.message;
  return {
    outcomeId,
    index,
    associatedValue,
    createdDate,
    touchpoints: checkedPoints,
    ...validationResult(fault),
    ...(externalContactId !== undefined && { externalContactId }),
  };
}

const validationResult = (fault: string | undefined): { state: string; message: string } =>
  fault === undefined ? { state: 'Completed', message: 'Nothing is wrong with it' } : { state: 'Invalid', message: fault };

function faultOf(world: World, { agentId, conversationId }: Touchpoint): string | undefined {
  if (!world.store.users.find(agentId)) return `There is no user ${agentId}`;
  return conversationId === undefined || conversationsOf(world).has(conversationId)
    ? undefined
    : `There is no conversation ${conversationId}`;
}
