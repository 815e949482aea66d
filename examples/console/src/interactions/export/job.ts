import type { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import type { AsyncConversationQuery } from 'contact-centre-client/models';
import type { Interaction } from '../interaction.js';
import { summarise } from '../interaction.js';
import { pause } from './pause.js';

/** The state of a job. The platform reports no more than this until there are results. */
export type Stage = { phase: 'submitting' | 'queued' | 'running' } | { phase: 'reading'; read: number; pages: number };

export interface JobOptions {
  /** Cancels the job here and on the platform. */
  signal: AbortSignal;
  onStage: (stage: Stage) => void;
}

/** A job waits through pauses that the platform requests. */
const retry = true;

/** The platform ended the job without results. */
export class JobFailure extends Error {}

const PAGE_SIZE = 1000;
/** Polling interval of the job in ms: short initially, longer later. */
const FIRST_LOOK = 1000;
const LONGEST_WAIT = 10_000;

/**
 * Runs a details job to its end and reads all its results. When cancelled, it rejects with the signal's reason once the
 * platform has been notified.
 */
export async function runDetailsJob(
  api: AnalyticsApi,
  query: AsyncConversationQuery,
  { signal, onStage }: JobOptions,
): Promise<Interaction[]> {
  onStage({ phase: 'submitting' });
  // Not cancelled by the signal: a job whose id was never received could not be cancelled.
  const { jobId } = await api.postAnalyticsConversationsDetailsJobs(query, { retry });
  try {
    await fulfilled(api, jobId, { signal, onStage });
    return await results(api, jobId, { signal, onStage });
  } catch (error) {
    if (!signal.aborted) throw error;
    await api.deleteAnalyticsConversationsDetailsJob(jobId, { retry });
    throw signal.reason;
  }
}

async function fulfilled(api: AnalyticsApi, jobId: string, { signal, onStage }: JobOptions): Promise<void> {
  for (let wait = FIRST_LOOK; ; wait = Math.min(wait * 1.5, LONGEST_WAIT)) {
    const { state, errorMessage } = await api.getAnalyticsConversationsDetailsJob(jobId, { signal, retry });
    if (state === 'FULFILLED') return;
    if (state === 'FAILED' || state === 'CANCELLED' || state === 'EXPIRED') {
      throw new JobFailure(errorMessage ?? `The platform ended the job: it is ${state.toLowerCase()}.`);
    }
    onStage({ phase: state === 'QUEUED' ? 'queued' : 'running' });
    await pause(wait, signal);
  }
}

/** Each page is reduced to what the file needs. */
async function results(api: AnalyticsApi, jobId: string, { signal, onStage }: JobOptions): Promise<Interaction[]> {
  const interactions: Interaction[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages === 0 || cursor !== undefined; pages++) {
    onStage({ phase: 'reading', read: interactions.length, pages });
    const options = { pageSize: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
    const page = await api.getAnalyticsConversationsDetailsJobResults(jobId, options, { signal, retry });
    for (const conversation of page.conversations ?? []) interactions.push(summarise(conversation));
    cursor = page.cursor;
  }
  return interactions;
}
