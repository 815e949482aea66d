import { createApp } from './app.js';

const { API_URL: apiUrl, REGION: environment = 'us_east_1', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env;
const { PORT = '3000', SESSION_SECRET = 'only for development' } = process.env;
const origin = process.env['ORIGIN'] ?? `http://localhost:${PORT}`;

const app = createApp({
  clientOptions: apiUrl === undefined ? { environment } : { apiUrl },
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  redirectUri: `${origin}/callback`,
  sessionSecret: SESSION_SECRET,
});
app.listen(Number(PORT), () => {
  console.log(`Open ${origin} and sign in`);
});
