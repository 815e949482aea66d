import platformClient from 'purecloud-platform-client-v2';
import { writeFileSync, rmSync } from 'node:fs';
const { ApiClient, AbstractHttpClient, HttpRequestOptions, UsersApi, RoutingApi, ConversationsApi } = platformClient;

class FetchClient extends AbstractHttpClient {
  constructor() {
    super();
    this.seen = [];
  }
  enableHooks() {}
  async request(options) {
    if (!(options instanceof HttpRequestOptions)) throw new Error('options');
    this.seen.push(options.method + ' ' + new URL(options.url).pathname);
    const url = new URL(options.url);
    for (const [k, v] of Object.entries(options.params || {})) url.searchParams.set(k, v);
    const isForm = typeof options.data === 'string';
    const headers = { ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}), ...options.headers };
    // The loopback hook works on node:https alone.
    const https = await import('node:https');
    return await new Promise((resolve, reject) => {
      const req = https.default.request(url, { method: options.method, headers }, (res) => {
        let text = '';
        res.on('data', (c) => (text += c));
        res.on('end', () => {
          const response = {
            status: res.statusCode,
            statusText: res.statusMessage,
            headers: res.headers,
            data: text ? JSON.parse(text) : undefined,
          };
          if (res.statusCode >= 400) reject(Object.assign(new Error('refused'), { response }));
          else resolve(response);
        });
      });
      req.on('error', reject);
      req.end(options.data === undefined ? undefined : isForm ? options.data : JSON.stringify(options.data));
    });
  }
}
const client = ApiClient.instance;
writeFileSync(
  'gc.ini',
  '[logging]\nlog_level = none\n[general]\nhost = mypurecloud.ie\nlive_reload_config = false\n[reauthentication]\nrefresh_access_token = true\nrefresh_token_wait_max = 4\n',
);
client.config.setConfigPath('gc.ini');
rmSync('gc.ini');
console.log(
  client.config.basePath,
  client.config.refresh_token_wait_max,
  client.config.live_reload_config,
  client.config.getConfigString('general', 'host'),
  client.config.host,
);
const http = new FetchClient();
client.setHttpClient(http);
const auth = await client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, process.env.GENESYS_CLIENT_SECRET);
console.log(auth === client.authData || typeof auth.accessToken);
const users = await new UsersApi().getUsers({ pageSize: 2, customHeaders: { 'X-A': 'b' } });
console.log(users.entities.length);
try {
  await new RoutingApi().getRoutingQueue('nope');
} catch (e) {
  console.log(e.status, e.code);
}
try {
  await new ConversationsApi().getConversation();
} catch (e) {
  console.log(String(e.message ?? e));
}
console.log(http.seen);
client.setReturnExtendedResponses(true);
const r = await new RoutingApi().getRoutingSkills({ pageSize: 1 });
console.log(
  Object.keys(r).filter((k) => ['status', 'statusText', 'headers', 'body'].includes(k)),
  r.status,
);
