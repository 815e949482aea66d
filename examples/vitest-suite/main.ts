import { ApiClient } from 'contact-centre-client';
import { clientCredentials } from 'contact-centre-client/tokens';
import { longestWait } from './longest-wait.js';

const { API_URL: apiUrl, REGION: environment = 'us_east_1', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env;
const client = new ApiClient({
  ...(apiUrl === undefined ? { environment } : { apiUrl }),
  auth: clientCredentials({ clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }),
  rejectWith: 'error',
});
const longest = await longestWait(client);
console.log(longest ? `${longest.queue}: ${longest.seconds} s` : 'No interaction waits');
