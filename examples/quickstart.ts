/**
 * The main tasks on the embedded sandbox: sign in, list, create, change, wait for a job, upload a file, refresh an expired token,
 * and handle an error.
 */
import { AnalyticsApi, ApiClient, NotFoundError, RoutingApi, UploadsApi, UsersApi } from 'contact-centre-client';
import { upload } from 'contact-centre-client/files';
import { conversationDetails } from 'contact-centre-client/jobs';
import { serveSandbox } from 'contact-centre-client/sandbox';

const startedAt = Date.now();
function print(text: string): void {
  console.log(`${String(Date.now() - startedAt).padStart(5)} ms  ${text}`);
}

const server = await serveSandbox();
const { url, sandbox } = server;
try {
  print(`The sandbox listens at ${url}`);

  const service = new ApiClient({ apiUrl: url, rejectWith: 'error' });
  const { tokenExpiryTimeString } = await service.loginClientCredentialsGrant(
    sandbox.clients.clientCredentials.id,
    sandbox.clients.clientCredentials.secret,
  );
  print(`Signed in with client credentials; the token is valid until ${tokenExpiryTimeString}`);

  const users = new UsersApi(service);
  const routing = new RoutingApi(service);
  const people = await users.getUsers({ pageSize: 5, expand: ['presence'] });
  print(`${people.total} users, among them ${people.entities.map(({ name }) => name).join(', ')}`);
  let pages = 0;
  const queues = await routing
    .getRoutingQueues({ pageSize: 3 })
    .items({ onPage: () => (pages += 1) })
    .toArray();
  print(`${queues.length} queues on ${pages} pages: ${queues.map(({ name }) => name).join(', ')}`);

  const queue = await routing.postRoutingQueues({ name: 'Quick starters', description: 'Created by the quickstart' });
  print(`Created the queue ${queue.name} with the id ${queue.id}`);

  const [person] = people.entities;
  if (!person) throw new Error('The sandbox has no users');
  const changedUser = await users.patchUser(person.id, { title: 'Quick start specialist', version: person.version });
  print(`${changedUser.name} is now ${changedUser.title} (version ${person.version} → ${changedUser.version})`);

  const day = (offset: number): string => new Date(sandbox.clock.now() + offset * 86_400_000).toISOString();
  const job = await conversationDetails.start(new AnalyticsApi(service), { interval: `${day(-1)}/${day(1)}` });
  const states: (string | undefined)[] = [];
  await job.done({
    onProgress: ({ raw }) => {
      states.push(raw);
      // The sandbox follows its own clock.
      sandbox.clock.advance(3000);
    },
  });
  let conversations = 0;
  for await (const { conversationId } of job.results({ pageSize: 25 })) conversations += Number(conversationId !== '');
  print(`A job was ${states.join(', then ')}: it found ${conversations} conversations`);

  const uploads = new UploadsApi(service);
  let percent = 0;
  const greeting = new File([new Uint8Array(1_000_000)], 'greeting.wav');
  const { uploadKey } = await upload(
    (file) => uploads.postUploadsRecordings({ fileName: file.name, contentMd5: file.md5 }),
    greeting,
    { md5: true, onProgress: ({ done, total = done }) => (percent = Math.round((done / total) * 100)) },
  );
  print(`Uploaded ${percent} % of ${greeting.name}, checked by its MD5, as ${uploadKey}`);

  const tool = new ApiClient({ apiUrl: url, rejectWith: 'error' });
  const { id, secret, redirectUris } = sandbox.clients.code;
  const redirectUri = redirectUris[0] ?? '';
  const code = sandbox.issueAuthorizationCode({ clientId: id, redirectUri, userId: person.id });
  await tool.loginCodeAuthorizationGrant(id, secret, code, redirectUri);
  const me = await new UsersApi(tool).getUsersMe();
  print(`Signed in again with an authorization code, as ${me.name}`);

  sandbox.expireTokens();
  const before = sandbox.requests.length;
  await Promise.all([new UsersApi(tool).getUsersMe(), new UsersApi(tool).getUsersMe({ expand: ['presence'] })]);
  const sent = sandbox.requests.slice(before);
  const refreshes = sent.filter(({ path }) => path === '/oauth/token').length;
  print(`Two calls with an expired token: ${refreshes} refresh, ${sent.length - refreshes} API requests, both calls succeeded`);

  const missing = await new UsersApi(tool).getUser('00000000-0000-4000-8000-000000000000').catch((error: unknown) => error);
  if (!(missing instanceof NotFoundError)) throw new Error('A user that does not exist was found', { cause: missing });
  print(`A typed error: ${missing.name}, code ${missing.code}, correlation id ${missing.correlationId}`);
  print('Done');
} finally {
  await server.close();
}
