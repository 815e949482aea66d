import { extname } from 'node:path';
import type { ApiClient } from 'contact-centre-client';
import { AnalyticsApi, RecordingApi } from 'contact-centre-client';
import { download } from 'contact-centre-client/files';
import { recordingBatch } from 'contact-centre-client/jobs';
import type { BatchDownloadJobResult, BatchDownloadRequest, ConversationQuery } from 'contact-centre-client/models';
import { showProgress } from './progress.js';

/** The platform's limit for one batch. */
const BATCH_SIZE = 100;

interface DownloadOptions {
  /** The day in UTC, such as `2026-03-09`. */
  day: string;
  /** An existing directory. */
  directory: string;
}

/** Downloads the recordings of a day's calls. @returns the paths, and the reasons why others are missing. */
export async function downloadRecordings(client: ApiClient, { day, directory }: DownloadOptions) {
  const query: ConversationQuery = {
    interval: `${day}T00:00:00Z/P1D`,
    segmentFilters: [
      {
        type: 'and',
        predicates: [
          { dimension: 'mediaType', value: 'voice' },
          { dimension: 'purpose', value: 'agent' },
        ],
      },
    ],
    paging: { pageNumber: 1, pageSize: 100 },
  };
  const calls = await new AnalyticsApi(client).postAnalyticsConversationsDetailsQuery(query).items().toArray({ max: 100_000 });

  const paths: string[] = [];
  const failures: string[] = [];
  for (let start = 0; start < calls.length; start += BATCH_SIZE) {
    const ids = calls.slice(start, start + BATCH_SIZE).map(({ conversationId = '' }) => ({ conversationId }));
    const results = await prepareBatch(client, ids);
    const progress = showProgress('Downloaded');
    for (const [index, { conversationId, recordingId, resultUrl, errorMsg }] of results.entries()) {
      if (resultUrl === undefined) {
        failures.push(`${conversationId}: ${errorMsg}`);
      } else {
        const fileName = `${conversationId}_${recordingId}`;
        const files = download(resultUrl, { to: directory, existing: 'replace', name: ({ name }) => fileName + extname(name) });
        for await (const { path = '' } of files) paths.push(path);
      }
      progress.update(index + 1, results.length);
    }
    progress.stop();
  }
  return { paths, failures };
}

/** Requests the addresses of the recordings of up to 100 calls. */
async function prepareBatch(client: ApiClient, calls: BatchDownloadRequest[]): Promise<BatchDownloadJobResult[]> {
  const job = await recordingBatch.start(new RecordingApi(client), { batchDownloadRequestList: calls });
  const progress = showProgress('Prepared');
  const { results = [] } = await job.done({
    onProgress: ({ done = 0, total = done }) => {
      progress.update(done, total);
    },
  });
  progress.stop();
  return results;
}
