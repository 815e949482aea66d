import type { Area } from '../../engine/area.js';
import type { RecordingJobsQuery } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest, invalidField, notFound, Problem } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { findConversations } from '../analytics/details.js';
import { iso } from '../conversations/model.js';
import { failureOf, jobProgress, jobState, newJob } from '../jobs.js';
import type { Job } from '../jobs.js';
import { listPage } from '../repository.js';
import { recordingOf } from './call-recordings.js';

const JOBS = '/api/v2/recording/jobs';

/** Most jobs of an organisation that are prepared or executed at the same time. */
const MAX_ACTIVE_JOBS = 2;

interface RecordingJob extends Job {
  query: RecordingJobsQuery;
  userId?: string;
  /** When a caller requested its execution; ms since the epoch. */
  executed?: number;
}

/** Jobs that export or delete: they become READY, and continue when a caller requests their execution. */
export function addRecordingJobHandlers(area: Area, world: World): void {
  const jobs = world.collection<RecordingJob>('recording.jobs');
  const findJob = (context: OperationContext): RecordingJob => {
    const id = context.param('jobId');
    const job = jobs.get(id);
    if (!job) throw notFound('recordingJob', id);
    return job;
  };

  area.handle('postRecordingJobs', (context) => {
    const query = readObject(context, ['action', 'actionDate', 'conversationQuery']);
    findConversations(world, query.conversationQuery);
    const busyJobs = [...jobs.values()].filter((job) => ['PENDING', 'PROCESSING'].includes(jobView(world, job).state));
    if (busyJobs.length >= MAX_ACTIVE_JOBS)
      throw new Problem(429, `The organization has ${MAX_ACTIVE_JOBS} recording jobs pending or processing, which is the most`, {
        code: 'too.many.recording.jobs',
      });
    const { userId } = context.accessToken;
    const job = { ...newJob(world, context), query, ...(userId !== undefined && { userId }) };
    jobs.set(job.id, job);
    return context.json(jobView(world, job), 202);
  });

  area.handle('getRecordingJobs', (context) => {
    const types = queryList(context, 'jobType');
    const matches = [...jobs.values()].filter(({ query: { action } }) => types.length === 0 || types.includes(action));
    return listPage(
      context,
      world,
      matches.map((job) => jobView(world, job)),
    );
  });

  area.handle('getRecordingJob', (context) => jobView(world, findJob(context)));

  area.handle('putRecordingJob', (context) => {
    const job = findJob(context);
    const { state } = readObject(context, ['state']);
    if (state !== 'PROCESSING') throw invalidField('state can be set to PROCESSING', 'state');
    if (jobView(world, job).state !== 'READY') throw badRequest('Only a job in the state READY can be executed');
    const executedJob = { ...job, executed: world.now() };
    jobs.set(job.id, executedJob);
    return jobView(world, executedJob);
  });

  area.handle('deleteRecordingJob', (context) => {
    const job = findJob(context);
    if (['FULFILLED', 'CANCELLED'].includes(jobView(world, job).state)) jobs.delete(job.id);
    else jobs.set(job.id, { ...job, cancelled: world.now() });
  });

  area.handle('getRecordingJobFailedrecordings', (context) => {
    findJob(context);
    return listing(context, world, [], (recording) => recording);
  });
}

function jobView(world: World, job: RecordingJob) {
  const { fate: _, ...preparation } = job;
  // The planned outcome applies to the execution.
  const execution = { ...job, submitted: job.executed ?? Number.MAX_SAFE_INTEGER };
  const conversations = findConversations(world, job.query.conversationQuery);
  const total = conversations.filter((conversation) => recordingOf(conversation) !== undefined).length;
  const isDone = jobState(world, execution) === 'done';
  const processedCount = isDone ? total : Math.floor(total * jobProgress(world, execution));
  const isFailed = job.executed !== undefined && jobState(world, execution) === 'failed';
  const emptyProgress = isDone ? 100 : 0;
  const currentState = () => {
    if (job.cancelled !== undefined) return 'CANCELLED';
    if (job.executed === undefined) return jobState(world, preparation) === 'done' ? 'READY' : 'PENDING';
    if (isDone) return 'FULFILLED';
    return isFailed ? 'FAILED' : 'PROCESSING';
  };
  return {
    id: job.id,
    state: currentState(),
    recordingJobsQuery: job.query,
    dateCreated: iso(job.submitted),
    totalConversations: conversations.length,
    totalRecordings: total,
    totalSkippedRecordings: 0,
    totalFailedRecordings: 0,
    totalProcessedRecordings: processedCount,
    ...(isFailed && { errorMessage: failureOf(job) }),
    percentProgress: total === 0 ? emptyProgress : Math.round((processedCount / total) * 100),
    ...(job.userId !== undefined && { user: { id: job.userId, selfUri: `/api/v2/users/${job.userId}` } }),
    selfUri: `${JOBS}/${job.id}`,
  };
}
