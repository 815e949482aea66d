import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { ApiClient } from 'contact-centre-client';
import { clientCredentials } from 'contact-centre-client/tokens';
import { downloadRecordings } from './download-recordings.js';
import { uploadContacts } from './upload-contacts.js';

const { API_URL: apiUrl, REGION: environment = 'us_east_1', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env;
const client = new ApiClient({
  ...(apiUrl === undefined ? { environment } : { apiUrl }),
  auth: clientCredentials({ clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }),
  rejectWith: 'error',
  retry: true,
});

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const [command = 'download', argument] = process.argv.slice(2);
if (command === 'download') {
  const directory = 'output';
  await mkdir(directory, { recursive: true });
  const { paths, failures } = await downloadRecordings(client, argument ?? yesterday, directory);
  console.log(`Downloaded ${paths.length} recordings to ${directory}`);
  for (const failure of failures) console.log(`Missing: ${failure}`);
} else if (command === 'upload') {
  const path = argument ?? 'contacts.csv';
  const id = await uploadContacts(client, basename(path, '.csv'), path);
  console.log(`Uploaded ${path} as contact list ${id}`);
} else {
  throw new Error(`Unknown command "${command}". Use download or upload.`);
}
