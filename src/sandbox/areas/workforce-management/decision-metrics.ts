import type { Area } from '../../engine/area.js';
import type { DecisionMetricsData, DecisionMetricsUpdateError, DecisionMetricsUpdateJobResponse } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidValue, notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { textOf } from '../../engine/values.js';
import { iso } from '../conversations/model.js';
import { publishEvent } from '../events/publish.js';
import { JobKind } from '../job-kind.js';
import { endOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf } from '../repository.js';
import type { Json } from '../repository.js';
import { readUploadedObject } from '../uploads/uploads.js';
import { businessUnitAt, managementUnitAt, userReference } from './agents/placements.js';
import { agentsIn, agentsOf } from './roster.js';

const WFM = '/api/v2/workforcemanagement';

/** Values that rank an agent in bids. */
type Metrics = Omit<DecisionMetricsData, 'user'> & { id: string };

const metricsOf = (world: World): Map<string, Metrics> => world.collection<Metrics>('wfm.decisionmetrics');

/** A job that imports an upload. */
interface ImportJob extends Job {
  unitId: string;
  uploadKey: string;
  userId?: string;
  entries: Json[];
  errors?: DecisionMetricsUpdateError[];
}

/** Performance ranks and tie-breakers of agents: uploaded, imported by a job, and read by management unit. */
export function addDecisionMetricsHandlers(area: Area, world: World): void {
  const jobs: JobKind<ImportJob> = new JobKind<ImportJob>(world, {
    name: 'wfm.decisionmetrics.jobs',
    entity: 'job',
    stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error' },
    onEnd: (job, hasSucceeded) => {
      const finishedJob = hasSucceeded ? jobs.put({ ...job, errors: importMetrics(world, job) }) : job;
      if (finishedJob.userId !== undefined)
        publishEvent(world, 'v2.users.{id}.workforcemanagement.decisionmetrics.jobs', [finishedJob.userId], () =>
          view(finishedJob),
        );
    },
  });
  const view = (job: ImportJob): DecisionMetricsUpdateJobResponse => ({
    uploadKey: job.uploadKey,
    status: jobs.stateName(job),
    updateErrors: job.errors ?? [],
    job: { id: job.id, selfUri: `${WFM}/businessunits/${job.unitId}/decisionmetrics/jobs/${job.id}` },
    metadata: {
      dateCreated: iso(job.submitted),
      dateModified: iso(jobs.isActive(job) ? job.submitted : endOf(job)),
      ...(job.userId !== undefined && { createdBy: userReference(job.userId), modifiedBy: userReference(job.userId) }),
    },
  });
  const readUnitId = (context: OperationContext): string => businessUnitAt(world, context.param('businessUnitId')).id;

  area.handle('postWorkforcemanagementBusinessunitDecisionmetricsUpdate', async (context) => {
    const unitId = readUnitId(context);
    const { uploadKey } = readObject(context, ['uploadKey']);
    const { userMetrics } = await readUploadedObject(world, uploadKey);
    if (!Array.isArray(userMetrics) || !userMetrics.every(isObject))
      throw invalidValue('userMetrics', textOf(userMetrics), 'list');
    const userId = callerOf(context)?.id;
    const jobFields = { unitId, uploadKey, entries: userMetrics, ...(userId !== undefined && { userId }) };
    return context.json(view(jobs.start(context, jobFields)), 202);
  });

  area.handle('getWorkforcemanagementBusinessunitDecisionmetricsJob', (context) => {
    const unitId = readUnitId(context);
    const job = jobs.get(context.param('jobId'));
    if (job.unitId !== unitId) throw notFound('job', job.id);
    return view(job);
  });

  area.handle('getWorkforcemanagementManagementunitDecisionmetrics', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const entities = agentsIn(world, unit).map(({ userId }): DecisionMetricsData => {
      const { id: _, ...metrics } = metricsOf(world).get(userId) ?? { id: userId };
      return { user: userReference(userId), ...metrics };
    });
    return { entities };
  });
}

/** Stores the values of each agent of the unit. An invalid entry changes nothing, and the job reports an error. */
function importMetrics(world: World, { unitId, entries, userId }: ImportJob): DecisionMetricsUpdateError[] {
  const agents = new Set(agentsOf(world, unitId).map((agent) => agent.userId));
  const now = world.timestamp();
  const modifierFields = userId === undefined ? {} : { modifiedBy: userReference(userId) };
  return entries.flatMap((entry): DecisionMetricsUpdateError[] => {
    const id = textOf(entry['userId'] ?? '');
    const { performanceRank, tieBreakerValue } = entry;
    const errors: DecisionMetricsUpdateError['errors'] = [];
    if (!agents.has(id)) errors.push('InvalidUser');
    if (!isValidFigure(performanceRank)) errors.push('InvalidPerformanceRank');
    if (!isValidFigure(tieBreakerValue)) errors.push('InvalidTieBreaker');
    if (errors.length > 0) return [{ user: userReference(id), errors }];
    const metrics: Metrics = metricsOf(world).get(id) ?? { id };
    const { metadata = { dateCreated: now, ...(userId !== undefined && { createdBy: userReference(userId) }) } } = metrics;
    metricsOf(world).set(id, {
      id,
      metadata: { ...metadata, ...modifierFields, dateModified: now },
      ...figureFields('performanceRank', performanceRank, metrics),
      ...figureFields('tieBreakerValue', tieBreakerValue, metrics),
    });
    return [];
  });
}

/**
 * An absent field leaves a value unchanged, an empty one removes it. Values are whole numbers from 0 on, which is not
 * documented.
 */
const isValidFigure = (field: unknown): boolean => {
  if (field === undefined) return true;
  const value = isObject(field) ? field['value'] : Number.NaN;
  return value === undefined || value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0);
};

function figureFields(name: 'performanceRank' | 'tieBreakerValue', field: unknown, metrics: Metrics): Partial<Metrics> {
  const value = isObject(field) ? field['value'] : metrics[name];
  return typeof value === 'number' ? { [name]: value } : {};
}
