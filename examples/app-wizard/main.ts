import { mkdir, writeFile } from 'node:fs/promises';
import { ApiClient } from 'contact-centre-client';
import { clientCredentials } from 'contact-centre-client/tokens';
import { setUpIntegration } from './set-up-integration.js';

const { API_URL: apiUrl, REGION: environment = 'us_east_1', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env;
const [name = 'Customer tiers'] = process.argv.slice(2);

const client = new ApiClient({
  ...(apiUrl === undefined ? { environment } : { apiUrl }),
  auth: clientCredentials({ clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }),
  rejectWith: 'error',
});
const { clientId, clientSecret, groupId, dataTableId } = await setUpIntegration(client, name, console.log);

// Only the response that creates an OAuth client is certain to contain its secret.
await mkdir('output', { recursive: true });
await writeFile('output/integration.env', `CLIENT_ID=${clientId}\nCLIENT_SECRET=${clientSecret}\n`, { mode: 0o600 });
console.log(`Group ${groupId}, data table ${dataTableId}. The credentials are in output/integration.env`);
