import type { Area } from '../../engine/area.js';
import type { Recording } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { queryValue } from '../../http/query.js';
import { addAnnotationHandlers, annotationsOf } from './annotations.js';
import { addBatchRequestHandlers } from './batch-requests.js';
import { findRecording, recordingsOf } from './call-recordings.js';
import { addLocalKeyHandlers } from './local-keys.js';
import { addMediaHandlers, mediaUri } from './media.js';
import { addOrphanHandlers } from './orphans.js';
import { addProtectionHandlers } from './protection.js';
import { addRecordingJobHandlers } from './recording-jobs.js';
import { addRetentionQueryHandlers } from './retention-query.js';
import { setRetention, withRetention } from './retention.js';
import type { CallRecording } from './retention.js';
import { addScreenSessionHandlers } from './screen-sessions.js';
import { beginTranscode, settleTranscodes } from './transcodes.js';
import { addUserRecordingHandlers } from './user-recordings.js';

/** Transcoding time of a recording in ms, counted from the first request for it. */
const TRANSCODING_MS = 5000;

/** A recording's length in ms, if its times are known. */
function durationOf({ startTime = '', endTime = '' }: CallRecording): number | undefined {
  const duration = Date.parse(endTime) - Date.parse(startTime);
  return Number.isNaN(duration) ? undefined : duration;
}

/** Recordings of calls: one for each call that an agent answered and that has ended. */
export function addRecordingHandlers(area: Area, world: World): void {
  addSingleRecordingHandlers(area, world);
  addAnnotationHandlers(area, world);
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
  const annotations = annotationsOf(world);
  /** Adds the media when they are ready in the requested format. Archived and deleted recordings have none. */
  const withMedia = (context: OperationContext, recording: CallRecording): { isReady: boolean; recording: Recording } => {
    const { id, fileState } = recording;
    const format = queryValue(context, 'formatId') ?? 'WEBM';
    const annotatedRecording = { ...recording, annotations: annotations.get(id) ?? [] };
    if (format === 'NONE' || !['AVAILABLE', 'RESTORED'].includes(fileState ?? ''))
      return { isReady: true, recording: annotatedRecording };
    const key = `${id} ${format}`;
    const fileName = queryValue(context, 'fileName');
    const uri = mediaUri(world, context, id, { format, fileName, durationMs: durationOf(recording) });
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
    const { isReady, recording } = withMedia(context, findRecording(world, context));
    return context.json(recording, isReady ? 200 : 202);
  });

  area.handle('putConversationRecording', (context) => {
    const recording = findRecording(world, context);
    setRetention(world, recording, readObject<Partial<Recording>>(context), context.accessToken.userId);
    return { ...findRecording(world, context), annotations: annotations.get(recording.id) ?? [] };
  });

  area.handle('getConversationRecordingmetadata', (context) => {
    const recordings = recordingsOf(world, context.param('conversationId'));
    return recordings.map((recording) => withRetention(world, recording));
  });

  area.handle('getConversationRecordingmetadataRecordingId', (context) => findRecording(world, context));
}
