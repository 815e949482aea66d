/** Resumes an export and writes one line of id and token per result to stdout: `export.ts url access-token job-token`. */
import { AnalyticsApi } from '../../../src/apis/analytics.js';
import { ApiClient } from '../../../src/clients/on-fetch.js';
import { conversationDetails } from '../../../src/jobs/families/analytics.js';

const [apiUrl = '', accessToken = '', token = ''] = process.argv.slice(2);
const client = new ApiClient({ timeout: 0, apiUrl });
client.setAccessToken(accessToken);
const job = conversationDetails.resume(new AnalyticsApi(client), token);
for await (const { conversationId } of job.results({ pageSize: 5 })) {
  // Written before the next result is requested, so that the parent reads all lines written so far.
  await new Promise((resolve) => process.stdout.write(`${conversationId} ${job.token}\n`, resolve));
}
