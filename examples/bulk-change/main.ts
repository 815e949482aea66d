import { mkdir } from 'node:fs/promises';
import { ApiClient } from 'contact-centre-client';
import { clientCredentials } from 'contact-centre-client/tokens';
import { changeQueues } from './change-queues.js';

const { API_URL: apiUrl, REGION: environment = 'us_east_1', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env;
const today = new Date().toISOString().slice(0, 10);
const [command = 'preview', night = today] = process.argv.slice(2);

const client = new ApiClient({
  ...(apiUrl === undefined ? { environment } : { apiUrl }),
  auth: clientCredentials({ clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }),
  rejectWith: 'error',
});
const directory = 'output';
await mkdir(directory, { recursive: true });
const failed = await changeQueues(client, { command, night, directory, print: console.log });
if (failed > 0) process.exitCode = 1;
