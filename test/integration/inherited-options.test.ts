import { AnalyticsApi, ApiClient, RoutingApi, UsersApi, byIds } from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { conversationDetails, toldFamily } from 'contact-centre-client/jobs';
import { Governor, Meter } from 'contact-centre-client/limits';
import { Notifications } from 'contact-centre-client/notifications';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { admission, serveSandbox } from 'contact-centre-client/sandbox/serve';
import { setupSandbox } from 'contact-centre-client/testing';
import { OrgPool, clientCredentials, custom } from 'contact-centre-client/tokens';
import { ApiClient as VendorClient } from 'contact-centre-client/vendor';
import { expect, it } from 'vitest';
import { inheritedReads } from '../support/inherited-reads.js';
import { sessionOf } from '../../src/react/session-store.js';
import { clientOf, inSandbox } from '../support/in-sandbox.js';

/** Signs in, and makes a client for the same sandbox. */
function signedIn(sandbox: Sandbox, options: ClientOptions = {}): ApiClient {
  const client = clientOf(sandbox, options);
  client.setAccessToken(sandbox.issueAccessToken());
  return client;
}

const interval = '2026-01-01T00:00:00Z/2026-01-02T00:00:00Z';

/** Option objects, the names of their fields, and an action that sets none of these fields. */
const uses: [what: string, names: readonly string[], work: (sandbox: Sandbox) => unknown][] = [
  [
    'a client and its calls',
    [
      'adapter',
      'apiUrl',
      'auth',
      'environment',
      'gateway',
      'hooks',
      'httpAgent',
      'httpsAgent',
      'limiter',
      'loginUrl',
      'maxResponseBytes',
      'persist',
      'proxy',
      'refreshAccessToken',
      'refreshTokenWaitMax',
      'region',
      'rejectWith',
      'returnExtended',
      'maxTries',
      'maxWait',
      'maxWaitMs',
      'delay',
      'delayMs',
      'repeatUnsafe',
      'storage',
      'priority',
      'tag',
    ],
    async (sandbox) => {
      const client = signedIn(sandbox, { retry: {}, logger: {} });
      await new UsersApi(client).getUsers({}, {});
      await byIds([], (some) => new RoutingApi(client).getRoutingSkills({ id: some }), {});
    },
  ],
  [
    'a list',
    ['max', 'concurrency', 'from', 'onPage', 'strict', 'direction'],
    async (sandbox) => await new UsersApi(signedIn(sandbox)).getUsers({ pageSize: 5 }).items({}).toArray({}),
  ],
  [
    'a job',
    [
      'onProgress',
      'maxWait',
      'maxWaitMs',
      'signal',
      'onAbort',
      'allowPartial',
      'execute',
      'poll',
      'minMs',
      'maxMs',
      'fetch',
      'max',
      'wait',
      'waitMs',
      'priority',
      'tag',
      'position',
    ],
    async (sandbox) => {
      const api = new AnalyticsApi(signedIn(sandbox));
      const job = await conversationDetails.start(api, { interval }, {});
      sandbox.clock.advance(3_600_000);
      await job.done({});
      await job.results({}).next();
    },
  ],
  [
    'a job whose end an event reports',
    ['maxWait', 'maxWaitMs', 'signal', 'fetch', 'priority', 'tag'],
    async (sandbox) => {
      const family = toldFamily({
        name: 'probe',
        start: (api: UsersApi, _input: undefined, request) => api.getUsers({}, request),
        topic: () => 'v2.probe',
      });
      let report: (event: unknown) => void = () => undefined;
      const listen = (_topic: string, listener: (event: unknown) => void): (() => void) => {
        report = listener;
        return () => undefined;
      };
      const job = await family.start(new UsersApi(signedIn(sandbox)), undefined, { listen });
      Object.assign(job.started, { id: 'probe' });
      const result = job.result({});
      await Promise.resolve();
      report({ id: 'probe', status: 'complete' });
      await result;
    },
  ],
  [
    'a governor and a meter',
    ['shared', 'reserve', 'maxWait', 'maxWaitMs', 'maxQueue', 'maxConcurrent', 'allowed', 'onWait', 'log', 'allowance'],
    async (sandbox) => {
      const client = signedIn(sandbox, { limiter: new Governor({}), hooks: [new Meter({}).hook] });
      await new UsersApi(client).getUsers();
    },
  ],
  [
    'providers of tokens',
    [
      'store',
      'early',
      'seal',
      'onStoreError',
      'login',
      'accessToken',
      'refreshToken',
      'expiresIn',
      'retryAfter',
      'concurrency',
      'signal',
      'max',
    ],
    async (sandbox) => {
      const { id: clientId, secret: clientSecret } = sandbox.clients.clientCredentials;
      const bad = { accessToken: undefined } as never;
      const failing = custom(() => Promise.reject(new Error('no token')), {});
      for (const auth of [
        clientCredentials({ clientId, clientSecret }),
        custom(() => sandbox.issueAccessToken(), {}),
        custom(() => bad, {}),
        failing,
      ]) {
        const client = new FetchClient({
          apiUrl: 'https://api.sandbox.example',
          timeout: 0,
          transport: inSandbox(sandbox),
          auth,
        });
        await new UsersApi(client).getUsers().then(undefined, () => undefined);
      }
      const pool = new OrgPool(() => clientOf(sandbox), {});
      await pool.each(['org'], () => undefined, {});
    },
  ],
  [
    "the vendor's settings",
    ['apiUrl', 'loginUrl', 'protocol', 'port', 'path_params_api', 'path_params_login', 'customHeaders', 'usePopup'],
    async (sandbox) => {
      const client = new VendorClient({ timeout: 0, transport: inSandbox(sandbox) });
      client.setGateway({ host: 'gateway.example' });
      client.config.authUrl = 'https://login.example';
      client.config.basePath = 'https://platform.example';
      client.updateAuthPopupConfiguration({});
      client.setAccessToken(sandbox.issueAccessToken());
      await new UsersApi(client).getUsers();
    },
  ],
  [
    'live events',
    [
      'webSocket',
      'maxChannels',
      'shareTabs',
      'backoff',
      'watchdog',
      'minMs',
      'maxMs',
      'askAfterMs',
      'deadAfterMs',
      'openTimeoutMs',
      'repairTimeoutMs',
      'stableAfterMs',
      'repair',
      'signal',
      'onRefused',
      'bufferSize',
      'timeout',
    ],
    async (sandbox) => {
      class SilentSocket extends EventTarget {
        close(): void {
          this.dispatchEvent(new Event('close'));
        }
      }
      const webSocket = SilentSocket as unknown as typeof WebSocket;
      const live = new Notifications(signedIn(sandbox), { webSocket, backoff: {}, watchdog: {} });
      const [topic, id] = ['v2.users.{id}.presence', sandbox.users[0]!.id] as const;
      const once = live.once(topic, id, {}).then(undefined, () => undefined);
      live.on(topic, id, () => undefined, {});
      live.onEach(topic, [id], () => undefined, {});
      live.events(topic, id, {});
      await live.close();
      await once;
    },
  ],
  [
    'a sign-in of the React bindings',
    ['grant', 'clientId', 'redirectUri', 'org', 'provider', 'state', 'target', 'login_hint', 'prompt', 'redirect'],
    (sandbox) => {
      const store = sessionOf(signedIn(sandbox, { runtime: 'browser' }));
      const detach = store.attach();
      store.current().signIn();
      store.current().signOut();
      detach();
    },
  ],
  [
    'a sandbox',
    [
      'maxPageSize',
      'now',
      'permissions',
      'rateLimit',
      'redirectUris',
      'seed',
      'tokenLifetime',
      'tokenLifetimeMs',
      'traffic',
      'unsupported',
      'validation',
      'origins',
      'hours',
      'intensity',
      'owner',
      'routes',
      'windowMs',
      'keepTokens',
      'channelId',
      'lasts',
      'times',
      'latency',
      'virtual',
      'effect',
    ],
    async (sandbox) => {
      createSandbox({ rateLimit: {} });
      setupSandbox({});
      sandbox.failChannels({ effect: 'cut' } as never);
      sandbox.planJob({});
      await conversationDetails.start(new AnalyticsApi(signedIn(sandbox)), { interval });
      sandbox.answer(UsersApi, 'getUser', { body: { name: 'Probe' } });
      await new UsersApi(signedIn(sandbox)).getUser('probe');
      sandbox.received(UsersApi, 'getUser', {});
      const { id: clientId, redirectUris } = sandbox.clients.code;
      sandbox.issueAuthorizationCode({ clientId, redirectUri: redirectUris[0]! });
      sandbox.reset({});
    },
  ],
  [
    'a served sandbox',
    [
      'port',
      'preferredPort',
      'formerPort',
      'allowedHosts',
      'allowedOrigins',
      'maxBodyBytes',
      'data',
      'seedFile',
      'onAnswer',
      'onSaveError',
      'seed',
      'traffic',
    ],
    async () => {
      admission({});
      const served = await serveSandbox({});
      await served.close();
    },
  ],
];

it.each(uses)('%s reads no option through a prototype', async (_what, names, work) => {
  const sandbox = createSandbox();
  // Loads lazy modules first.
  await work(sandbox);
  expect(await inheritedReads(names, () => work(sandbox))).toEqual([]);
});
