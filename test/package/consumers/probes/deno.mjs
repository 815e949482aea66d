// Uses one entry in Deno and prints what came of it: `deno run deno.mjs fetch <url> <token> <client id> <secret> <folder>`.
const [name, apiUrl, token, clientId, clientSecret, folder] = Deno.args;

const signedIn = (ApiClient, options) => {
  const client = new ApiClient({ apiUrl, timeout: 0, rejectWith: 'error', ...options });
  client.setAccessToken(token);
  return client;
};

const programs = {
  root: async () => {
    const { ApiClient, UsersApi } = await import('contact-centre-client');
    return (await new UsersApi(signedIn(ApiClient)).getUsers()).total;
  },
  fetch: async () => {
    const { ApiClient } = await import('contact-centre-client/fetch/client');
    const { UsersApi } = await import('contact-centre-client/apis/users');
    return (await new UsersApi(signedIn(ApiClient)).getUsers()).total;
  },
  jobs: async () => {
    const { conversationDetails } = await import('contact-centre-client/jobs');
    const { AnalyticsApi, ApiClient } = await import('contact-centre-client/fetch');
    const job = await conversationDetails.start(new AnalyticsApi(signedIn(ApiClient)), { interval: '2026-01-01T00:00Z/P1D' });
    for await (const conversation of job.results()) conversation.conversationId;
    return 'read';
  },
  limits: async () => {
    const { Governor } = await import('contact-centre-client/limits');
    const { ApiClient, UsersApi } = await import('contact-centre-client/fetch');
    return (await new UsersApi(signedIn(ApiClient, { limiter: new Governor() })).getUsers()).total;
  },
  notifications: async () => {
    const { Notifications } = await import('contact-centre-client/notifications');
    const { ApiClient } = await import('contact-centre-client/fetch/client');
    const live = new Notifications(signedIn(ApiClient));
    await new Promise((resolve, reject) => {
      live.onStatus(({ reason }) => {
        if (reason !== undefined) reject(new Error(reason));
      });
      live.on('v2.users.{id}.presence', 'u1', () => undefined, { repair: () => Promise.resolve(resolve()) });
    });
    await live.close();
    return 'repaired';
  },
  preflight: async () => {
    const { preflight } = await import('contact-centre-client/preflight');
    const { ApiClient } = await import('contact-centre-client/fetch/client');
    const { operations } = await preflight(signedIn(ApiClient), ['getRoutingQueues']);
    return operations[0].status;
  },
  tokens: async () => {
    const { clientCredentials } = await import('contact-centre-client/tokens');
    const { ApiClient, UsersApi } = await import('contact-centre-client/fetch');
    const client = new ApiClient({ apiUrl, loginUrl: apiUrl, timeout: 0, auth: clientCredentials({ clientId, clientSecret }) });
    return (await new UsersApi(client).getUsers()).total;
  },
  bulk: async () => {
    const { bulk, fileJournal } = await import('contact-centre-client/bulk');
    const { ApiClient, UsersApi } = await import('contact-centre-client/fetch');
    const client = signedIn(ApiClient);
    const users = new UsersApi(client);
    const run = bulk({
      name: 'titles',
      client,
      source: () => users.getUsers({ pageSize: 100 }).items(),
      key: (user) => user.id,
      plan: () => ({ title: 'Lead' }),
      keep: ['id', 'title', 'version'],
      read: (id, request) => users.getUser(id, {}, request),
      apply: ({ id, version }, change, request) => users.patchUser(id, { ...change, version }, request),
      undo: ({ id, version }, { title = '' }, request) => users.patchUser(id, { title, version }, request),
      journal: fileJournal(`${folder}/titles.jsonl`),
    });
    let done = 0;
    for await (const progress of run.start()) done = progress.done;
    return done;
  },
  node: async () => {
    const { readConfig } = await import('contact-centre-client/node');
    return (await readConfig(`${folder}/config`)).environment;
  },
  sandbox: async () => {
    const { createSandbox } = await import('contact-centre-client/sandbox');
    return (await createSandbox().fetch(new Request('https://api.mypurecloud.com/api/v2/users'))).status;
  },
  serve: async () => {
    const { serveSandbox } = await import('contact-centre-client/sandbox/serve');
    await (await serveSandbox()).close();
    return 'served';
  },
};

console.log(JSON.stringify(await programs[name]()));
Deno.exit();
