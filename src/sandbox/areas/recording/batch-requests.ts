import type { Area } from '../../engine/area.js';
import { readObject } from '../../http/body.js';
import { badRequest, notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { conversationOf } from '../conversations/model.js';
import { jobProgress, newJob } from '../jobs.js';
import type { Job } from '../jobs.js';
import { recordingOf } from './call-recordings.js';
import { mediaUri } from './media.js';
import type { CallRecording } from './retention.js';

interface BatchJob extends Job {
  requests: { conversationId?: string; recordingId?: string }[];
}

/** Requests many recordings at once: results arrive one after another. */
export function addBatchRequestHandlers(area: Area, world: World): void {
  const path = '/api/v2/recording/batchrequests';
  const jobs = world.collection<BatchJob>('recording.batches');

  area.handle('postRecordingBatchrequests', (context) => {
    const { batchDownloadRequestList: requests } = readObject(context, ['batchDownloadRequestList']);
    if (requests.length > 100) throw badRequest('A request can contain at most 100 recordings');
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
