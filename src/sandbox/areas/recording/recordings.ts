import type { Area } from '../../engine/area.js';
import type { Annotation, Recording, RecordingJobsQuery } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest, notFound, Problem } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { findConversations } from '../analytics/details.js';
import { conversationOf, iso } from '../conversations/model.js';
import type { StoredConversation } from '../conversations/model.js';
import { failureOf, jobProgress, jobState, newJob } from '../jobs.js';
import type { Job } from '../jobs.js';
import { listPage } from '../repository.js';
import { queryValue } from '../../http/query.js';
import { beginTranscode, settleTranscodes } from './transcodes.js';
import { addLocalKeyHandlers } from './local-keys.js';
import { addMediaHandlers, mediaUri } from './media.js';
import { adoptedRecordingsOf, addOrphanHandlers } from './orphans.js';
import { addProtectionHandlers } from './protection.js';
import { addRetentionQueryHandlers } from './retention-query.js';
import { setRetention, withRetention } from './retention.js';
import type { CallRecording } from './retention.js';
import { addScreenSessionHandlers } from './screen-sessions.js';
import { addUserRecordingHandlers } from './user-recordings.js';

/** Transcoding time of a recording in ms, counted from the first request for it. */
const TRANSCODING_MS = 5000;

const JOBS = '/api/v2/recording/jobs';

/** Most jobs of an organisation that are prepared or executed at the same time. */
const MAX_ACTIVE_JOBS = 2;

interface RecordingJob extends Job {
  query: RecordingJobsQuery;
  userId?: string;
  /** When a caller requested its execution; ms since the epoch. */
  executed?: number;
}

interface BatchJob extends Job {
  requests: { conversationId?: string; recordingId?: string }[];
}

/** Recordings of calls: one for each call that an agent answered and that has ended. */
export function addRecordingHandlers(area: Area, world: World): void {
  addSingleRecordingHandlers(area, world);
  addRecordingJobHandlers(area, world);
  addBatchRequestHandlers(area, world);
  addMediaHandlers(area, world);
  for (const addHandlers of [
    addProtectionHandlers,
    addOrphanHandlers,
    addLocalKeyHandlers,
    addScreenSessionHandlers,
    addUserRecordingHandlers,
  ])
    addHandlers(area, world);
  addRetentionQueryHandlers(area, world, (conversationId) => recordingsOf(world, conversationId));
}

function addSingleRecordingHandlers(area: Area, world: World): void {
  const base = '/api/v2/conversations/:conversationId';
  const requestTimes = world.collection<number>('recordings.asked');
  const annotations = world.collection<Annotation[]>('recordings.annotations');
  const findRecording = (context: OperationContext): CallRecording => {
    const id = context.param('recordingId');
    const recording = recordingsOf(world, context.param('conversationId')).find((each) => each.id === id);
    if (!recording) throw notFound('recording', id);
    return withRetention(world, recording);
  };
  /** Adds the media when they are ready in the requested format. Archived and deleted recordings have none. */
  const withMedia = (context: OperationContext, recording: CallRecording): { isReady: boolean; recording: Recording } => {
    const { id, fileState } = recording;
    const format = queryValue(context, 'formatId') ?? 'WEBM';
    const annotatedRecording = { ...recording, annotations: annotations.get(id) ?? [] };
    if (format === 'NONE' || !['AVAILABLE', 'RESTORED'].includes(fileState ?? ''))
      return { isReady: true, recording: annotatedRecording };
    const key = `${id} ${format}`;
    const uri = mediaUri(world, context, id, format, queryValue(context, 'fileName'));
    const requestedAt = requestTimes.get(key) ?? world.now();
    if (!requestTimes.has(key)) beginTranscode(world, context, recording, { key, mediaUri: uri, duration: TRANSCODING_MS });
    requestTimes.set(key, requestedAt);
    const remainingMs = requestedAt + TRANSCODING_MS - world.now();
    if (remainingMs > 0) return { isReady: false, recording: { ...annotatedRecording, estimatedTranscodeTimeMs: remainingMs } };
    return {
      isReady: true,
      recording: { ...annotatedRecording, actualTranscodeTimeMs: TRANSCODING_MS, mediaUris: { S: { mediaUri: uri } } },
    };
  };

  world.clock.onJump(() => {
    settleTranscodes(world);
  });
  area.before(`${base}/recordings`, () => {
    settleTranscodes(world);
  });

  area.handle('getConversationRecordings', (context) => {
    const results = recordingsOf(world, context.param('conversationId')).map((recording) =>
      withMedia(context, withRetention(world, recording)),
    );
    if (!results.every(({ isReady }) => isReady)) return context.json([], 202);
    return results.map(({ recording }) => recording);
  });

  area.handle('getConversationRecording', (context) => {
    const { isReady, recording } = withMedia(context, findRecording(context));
    return context.json(recording, isReady ? 200 : 202);
  });

  area.handle('putConversationRecording', (context) => {
    const recording = findRecording(context);
    setRetention(world, recording, readObject<Partial<Recording>>(context), context.accessToken.userId);
    return { ...findRecording(context), annotations: annotations.get(recording.id) ?? [] };
  });

  area.handle('getConversationRecordingmetadata', (context) => {
    const recordings = recordingsOf(world, context.param('conversationId'));
    return recordings.map((recording) => withRetention(world, recording));
  });

  area.handle('getConversationRecordingmetadataRecordingId', (context) => findRecording(context));
  const findAnnotation = (context: OperationContext): { annotationsOfRecording: Annotation[]; annotation: Annotation } => {
    const annotationsOfRecording = annotations.get(findRecording(context).id) ?? [];
    const annotation = annotationsOfRecording.find(({ id }) => id === context.param('annotationId'));
    if (!annotation) throw notFound('annotation', context.param('annotationId'));
    return { annotationsOfRecording, annotation };
  };

  area.handle('getConversationRecordingAnnotations', (context) => annotations.get(findRecording(context).id) ?? []);

  area.handle('postConversationRecordingAnnotations', (context) => {
    const { id: recordingId } = findRecording(context);
    const annotation = { ...readObject<Annotation>(context), id: world.newId() };
    annotations.set(recordingId, [...(annotations.get(recordingId) ?? []), annotation]);
    return annotation;
  });

  area.handle('getConversationRecordingAnnotation', (context) => findAnnotation(context).annotation);

  area.handle('putConversationRecordingAnnotation', (context) => {
    const { annotationsOfRecording, annotation } = findAnnotation(context);
    const updatedAnnotation = { ...readObject<Annotation>(context), id: annotation.id ?? '' };
    annotations.set(
      context.param('recordingId'),
      annotationsOfRecording.map((each) => (each === annotation ? updatedAnnotation : each)),
    );
    return updatedAnnotation;
  });

  area.handle('deleteConversationRecordingAnnotation', (context) => {
    const { annotationsOfRecording, annotation } = findAnnotation(context);
    annotations.set(
      context.param('recordingId'),
      annotationsOfRecording.filter((each) => each !== annotation),
    );
  });
}

/** @throws the platform's 404 for an unknown conversation. */
function recordingsOf(world: World, conversationId = ''): CallRecording[] {
  const recording = recordingOf(conversationOf(world, conversationId));
  return [...(recording ? [recording] : []), ...adoptedRecordingsOf(world, conversationId)];
}

/** The recording of a call; its id is that of the agent's communication, with which it began. */
export function recordingOf({ id: conversationId, media, end, parties }: StoredConversation): CallRecording | undefined {
  const agent = parties.find(({ purpose, connected }) => purpose === 'agent' && connected !== undefined);
  if (media !== 'call' || end === undefined || agent?.connected === undefined) return undefined;
  return {
    id: agent.sessionId,
    conversationId,
    sessionId: agent.sessionId,
    media: 'audio',
    fileState: 'AVAILABLE',
    startTime: iso(agent.connected),
    endTime: iso(agent.end ?? end),
    annotations: [],
    selfUri: `/api/v2/conversations/${conversationId}/recordings/${agent.sessionId}`,
  };
}

/** Jobs that export or delete: they become READY, and continue when a caller requests their execution. */
function addRecordingJobHandlers(area: Area, world: World): void {
  const jobs = world.collection<RecordingJob>('recording.jobs');
  const findJob = (context: OperationContext): RecordingJob => {
    const id = context.param('jobId');
    const job = jobs.get(id);
    if (!job) throw notFound('recordingJob', id);
    return job;
  };

  area.handle('postRecordingJobs', (context) => {
    const query = readObject<RecordingJobsQuery>(context, ['action', 'actionDate', 'conversationQuery']);
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
    const { state } = readObject<{ state: string }>(context, ['state']);
    if (state !== 'PROCESSING')
      throw badRequest('state can be set to PROCESSING', [{ errorCode: 'invalid.value', fieldName: 'state' }]);
    if (jobView(world, job).state !== 'READY') throw badRequest('Only a job that is READY can go on');
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

/** Requests many recordings at once: results arrive one after another. */
function addBatchRequestHandlers(area: Area, world: World): void {
  const path = '/api/v2/recording/batchrequests';
  const jobs = world.collection<BatchJob>('recording.batches');

  area.handle('postRecordingBatchrequests', (context) => {
    const { batchDownloadRequestList: requests } = readObject<{ batchDownloadRequestList: BatchJob['requests'] }>(context, [
      'batchDownloadRequestList',
    ]);
    if (requests.length > 100) throw badRequest('No more than 100 recordings can be asked for at once');
    const job = { ...newJob(world, context), requests };
    jobs.set(job.id, job);
    return { id: job.id, selfUri: `${path}/${job.id}` };
  });

  area.handle('getRecordingBatchrequest', (context) => {
    const job = jobs.get(context.param('jobId'));
    if (!job) throw notFound('batchRequest', context.param('jobId'));
    const readyCount = Math.floor(job.requests.length * jobProgress(world, job));
    const results = job.requests.slice(0, readyCount).map(({ conversationId = '', recordingId }) => {
      const recording = findRecordingOf(world, conversationId, recordingId);
      if (!recording) return { conversationId, recordingId, errorMsg: 'There is no such recording' };
      const resultUrl = mediaUri(world, context, recording.id);
      return { conversationId, recordingId: recording.id, resultUrl, contentType: 'audio/webm' };
    });
    const errorCount = results.filter((result) => 'errorMsg' in result).length;
    return {
      id: job.id,
      jobId: job.id,
      expectedResultCount: job.requests.length,
      resultCount: results.length,
      errorCount,
      results,
      selfUri: `${path}/${job.id}`,
    };
  });
}

function findRecordingOf(world: World, conversationId: string, recordingId: string | undefined): CallRecording | undefined {
  try {
    const recording = recordingOf(conversationOf(world, conversationId));
    return recordingId === undefined || recording?.id === recordingId ? recording : undefined;
  } catch {
    return undefined;
  }
}
