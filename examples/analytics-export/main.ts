import { mkdir } from 'node:fs/promises';
import { clearLine, cursorTo } from 'node:readline';
import { ApiClient } from 'contact-centre-client';
import { clientCredentials } from 'contact-centre-client/tokens';
import { exportConversations } from './export-conversations.js';

const { API_URL: apiUrl, REGION: environment = 'us_east_1', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env;
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const [day = yesterday] = process.argv.slice(2);

/** Rewrites one line of a terminal; prints a line each time if the output goes elsewhere. */
function showProgress(line: string): void {
  if (!process.stderr.isTTY) {
    console.error(line);
    return;
  }
  clearLine(process.stderr, 0);
  cursorTo(process.stderr, 0);
  process.stderr.write(line);
}

const client = new ApiClient({
  ...(apiUrl === undefined ? { environment } : { apiUrl }),
  auth: clientCredentials({ clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }),
  rejectWith: 'error',
  retry: true,
});
await mkdir('output', { recursive: true });
const path = `output/conversations-${day}.csv`;
const count = await exportConversations(client, { day, path, onProgress: showProgress });
console.log(`\nWrote ${count} conversations to ${path}`);
