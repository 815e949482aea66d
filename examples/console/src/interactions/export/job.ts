import type { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { JobExpiredError, JobFailedError, conversationDetails } from 'contact-centre-client/jobs';
import type { AnalyticsConversation, AsyncConversationQuery } from 'contact-centre-client/models';
import { text } from '../../shared/text.js';

/** The state of a job. The platform reports no more than this until there are results. */
export type Stage = { phase: 'submitting' | 'queued' | 'running' } | { phase: 'reading'; read: number; pages: number };

export interface JobOptions<T> {
  /** Cancels the job here and on the platform. */
  signal: AbortSignal;
  onStage: (stage: Stage) => void;
  /** Reduces each conversation to what the file needs. */
  reduce: (conversation: AnalyticsConversation) => T;
}

/** A job waits through pauses that the platform requests. */
const retry = true;

/** The platform ended the job without results. */
export class JobFailure extends Error {}

const PAGE_SIZE = 1000;
/** Polling interval of the job in ms: short initially, longer later. */
const poll = { minMs: 1000, maxMs: 10_000 };

/**
 * Runs a details job to its end and reads all its results. When cancelled, it rejects with the signal's reason once the
 * platform has been notified.
 */
export async function runDetailsJob<T>(
  api: AnalyticsApi,
  query: AsyncConversationQuery,
  { signal, onStage, reduce }: JobOptions<T>,
): Promise<T[]> {
  onStage({ phase: 'submitting' });
  // Not cancelled by the signal: a job whose id was never received could not be cancelled.
  const job = await conversationDetails.start(api, query, { retry });
  try {
    signal.throwIfAborted();
    await job.done({
      signal,
      poll,
      onProgress: ({ state }) => {
        if (state === 'queued' || state === 'running') onStage({ phase: state });
      },
    });
    const [jobId = ''] = job.ids;
    return await results(api, jobId, { signal, onStage, reduce });
  } catch (error) {
    if (!signal.aborted) throw failureOf(error);
    await job.cancel({ retry });
    throw signal.reason;
  }
}

/** Shows the platform's reason alone, since users know nothing of job families. */
function failureOf(error: unknown): unknown {
  if (error instanceof JobExpiredError) return new JobFailure(text('job.expired'), { cause: error });
  if (!(error instanceof JobFailedError)) return error;
  return new JobFailure(error.errorMessage ?? text('job.ended', { state: error.state }), { cause: error });
}

async function results<T>(api: AnalyticsApi, jobId: string, { signal, onStage, reduce }: JobOptions<T>): Promise<T[]> {
  const all: T[] = [];
  let pages = 0;
  onStage({ phase: 'reading', read: 0, pages });
  const list = api.getAnalyticsConversationsDetailsJobResults(jobId, { pageSize: PAGE_SIZE }, { signal, retry });
  for await (const { conversations = [], cursor } of list.items().pages()) {
    signal.throwIfAborted();
    for (const conversation of conversations) all.push(reduce(conversation));
    pages += 1;
    if (cursor !== undefined) onStage({ phase: 'reading', read: all.length, pages });
  }
  return all;
}
