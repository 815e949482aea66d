import { extname } from 'node:path';
import type { ApiClient } from 'contact-centre-client';
import { AnalyticsApi, RecordingApi } from 'contact-centre-client';
import { download } from 'contact-centre-client/files';
import { recordingBatch } from 'contact-centre-client/jobs';
import type { SegmentDetailQueryPredicate } from 'contact-centre-client/models';
import { showProgress } from './progress.js';

/** The platform's limit for one batch. */
const BATCH_SIZE = 100;

const answeredCalls: SegmentDetailQueryPredicate[] = [
  { dimension: 'mediaType', value: 'voice' },
  { dimension: 'purpose', value: 'agent' },
];

/** Downloads the recordings of a day's calls to a directory. @returns the paths, and the reasons why others are missing. */
export async function downloadRecordings(client: ApiClient, day: string, directory: string) {
  const query = new AnalyticsApi(client).postAnalyticsConversationsDetailsQuery({
    interval: `${day}T00:00:00Z/P1D`,
    segmentFilters: [{ type: 'and', predicates: answeredCalls }],
    paging: { pageNumber: 1, pageSize: 100 },
  });
  const calls = await query.items().toArray({ max: 100_000 });

  const paths: string[] = [];
  const failures: string[] = [];
  for (let start = 0; start < calls.length; start += BATCH_SIZE) {
    const ids = calls.slice(start, start + BATCH_SIZE).map(({ conversationId = '' }) => conversationId);
    const results = await prepareBatch(client, ids);
    const { onProgress, stop } = showProgress('Downloaded');
    for (const [index, { conversationId, recordingId, resultUrl, errorMsg }] of results.entries()) {
      if (resultUrl === undefined) {
        failures.push(`${conversationId}: ${errorMsg}`);
      } else {
        const fileName = `${conversationId}_${recordingId}`;
        const files = download(resultUrl, { to: directory, existing: 'replace', name: ({ name }) => fileName + extname(name) });
        for await (const { path = '' } of files) paths.push(path);
      }
      onProgress({ done: index + 1, total: results.length });
    }
    stop();
  }
  return { paths, failures };
}

/** Requests the addresses of the recordings of up to 100 calls. */
async function prepareBatch(client: ApiClient, conversationIds: string[]) {
  const batchDownloadRequestList = conversationIds.map((conversationId) => ({ conversationId }));
  const job = await recordingBatch.start(new RecordingApi(client), { batchDownloadRequestList });
  const { onProgress, stop } = showProgress('Prepared');
  const { results = [] } = await job.done({ onProgress });
  stop();
  return results;
}
