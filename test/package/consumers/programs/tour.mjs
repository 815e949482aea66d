import platformClient from 'purecloud-platform-client-v2';

const { ApiClient } = platformClient;
const client = ApiClient.instance;
client.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);

const say = (area, text) => console.log(`${area}: ${text}`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the platform says to something that cannot be. */
async function refusal(call) {
  try {
    await call;
  } catch (err) {
    return `${err.status} ${err.code ?? err.body?.code}`;
  }
  return 'nothing refused it';
}

async function users() {
  const api = new platformClient.UsersApi();
  const created = await api.postUsers({ name: 'Wilma Tours', email: 'wilma.tours@harbourline.example' });
  say('users', `${created.name} is ${created.state}`);
  const changed = await api.patchUser(created.id, { version: created.version, title: 'Guide' });
  say('users', `${changed.title}, version ${changed.version}`);
  const found = await api.postUsersSearch({ query: [{ fields: ['name'], value: 'Wilma', type: 'CONTAINS' }] });
  say('users', `${found.total} found`);
  const read = await api.getUser(created.id, { expand: ['presence', 'authorization'] });
  say('users', `${read.presence.presenceDefinition.systemPresence}, ${read.authorization.roles.length} roles`);
  await api.deleteUser(created.id);
  say('users', await refusal(api.getUser(created.id)));
}

async function queues() {
  const api = new platformClient.RoutingApi();
  const { entities: people } = await new platformClient.UsersApi().getUsers({ pageSize: 3 });
  const queue = await api.postRoutingQueues({ name: 'Guided tours' });
  await api.postRoutingQueueMembers(
    queue.id,
    people.map(({ id }) => ({ id })),
  );
  const members = await api.getRoutingQueueMembers(queue.id);
  say('queues', `${queue.name} has ${members.entities.length} members`);
  const wrapupCodes = await api.getRoutingWrapupcodes({ pageSize: 2 });
  await api.postRoutingQueueWrapupcodes(
    queue.id,
    wrapupCodes.entities.map(({ id }) => ({ id })),
  );
  say('queues', `${(await api.getRoutingQueueWrapupcodes(queue.id)).total} wrap-up codes`);
  const read = await api.getRoutingQueue(queue.id);
  const changed = await api.putRoutingQueue(queue.id, { ...read, name: 'Unguided tours' });
  say('queues', changed.name);
  await api.deleteRoutingQueue(queue.id);
  say('queues', await refusal(api.getRoutingQueue(queue.id)));
}

async function conversations() {
  const api = new platformClient.ConversationsApi();
  const { entities } = await new platformClient.RoutingApi().getRoutingQueues({ name: 'Bookings' });
  const { id } = await api.postConversationsCalls({ callQueueId: entities[0].id, phoneNumber: 'tel:+441632960001' });
  const call = await api.getConversation(id);
  say('conversations', call.participants.map(({ purpose }) => purpose).join(', '));
  await api.postConversationDisconnect(id);
  const { participants } = await api.getConversation(id);
  say(
    'conversations',
    participants.every(({ calls = [] }) => calls.every(({ state }) => state !== 'connected')) ? 'over' : 'goes on',
  );
}

async function analyticsJobs() {
  const api = new platformClient.AnalyticsApi();
  const interval = '2026-06-15T08:00:00.000Z/2026-06-15T12:00:00.000Z';
  const { jobId } = await api.postAnalyticsConversationsDetailsJobs({ interval, order: 'asc', orderBy: 'conversationStart' });
  let { state } = await api.getAnalyticsConversationsDetailsJob(jobId);
  say('analytics jobs', state);
  while (state === 'QUEUED' || state === 'PENDING') {
    await pause(500);
    ({ state } = await api.getAnalyticsConversationsDetailsJob(jobId));
  }
  let count = 0;
  let cursor;
  do {
    const page = await api.getAnalyticsConversationsDetailsJobResults(jobId, { pageSize: 100, ...(cursor && { cursor }) });
    count += page.conversations.length;
    ({ cursor } = page);
  } while (cursor);
  say('analytics jobs', `${state}, ${count > 100 ? 'more than a page' : count}`);
  await api.deleteAnalyticsConversationsDetailsJob(jobId);
  say('analytics jobs', await refusal(api.getAnalyticsConversationsDetailsJob(jobId)));
}

async function oauthClients() {
  const api = new platformClient.OAuthApi();
  const roles = await new platformClient.AuthorizationApi().getAuthorizationRoles({ name: 'Supervisor' });
  const { id: divisionId } = await new platformClient.AuthorizationApi().getAuthorizationDivisionsHome();
  const created = await api.postOauthClients({
    name: 'Tour office',
    authorizedGrantType: 'CLIENT-CREDENTIALS',
    roleDivisions: [{ roleId: roles.entities[0].id, divisionId }],
    accessTokenValiditySeconds: 600,
  });
  const office = new platformClient.ApiClientClass();
  office.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);
  await office.loginClientCredentialsGrant(created.id, created.secret);
  const token = await new platformClient.TokensApi(office).getTokensMe();
  say('OAuth clients', `signed in as ${token.OAuthClient.name}`);
  const queue = await new platformClient.RoutingApi(office).postRoutingQueues({ name: 'Tour office' });
  say('OAuth clients', `made ${queue.name}`);
  say('OAuth clients', await refusal(new platformClient.OAuthApi(office).getOauthClients()));
  const { secret } = await api.postOauthClientSecret(created.id);
  const again = new platformClient.ApiClientClass();
  again.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);
  say(
    'OAuth clients',
    (await refusal(again.loginClientCredentialsGrant(created.id, created.secret))).replace(/ .*/, ' old secret'),
  );
  await again.loginClientCredentialsGrant(created.id, secret);
  await api.deleteOauthClient(created.id);
  say('OAuth clients', await refusal(new platformClient.TokensApi(again).getTokensMe()));
}

async function dataTables() {
  const api = new platformClient.ArchitectApi();
  const table = await api.postFlowsDatatables({
    name: 'Departures',
    schema: {
      $schema: 'http://json-schema.org/draft-04/schema#',
      type: 'object',
      required: ['key'],
      properties: { key: { title: 'pier', type: 'string' }, boats: { title: 'boats', type: 'integer' } },
    },
  });
  await api.postFlowsDatatableRows(table.id, { key: 'north', boats: 2 });
  await api.postFlowsDatatableRows(table.id, { key: 'south', boats: 1 });
  await api.putFlowsDatatableRow(table.id, 'south', { body: { key: 'south', boats: 4 } });
  const rows = await api.getFlowsDatatableRows(table.id, { showbrief: false });
  say('data tables', rows.entities.map(({ key, boats }) => `${key} ${boats}`).join(', '));
  await api.deleteFlowsDatatableRow(table.id, 'north');
  say('data tables', await refusal(api.getFlowsDatatableRow(table.id, 'north')));
  await api.deleteFlowsDatatable(table.id, { force: true });
}

async function notifications() {
  const api = new platformClient.NotificationsApi();
  const { entities } = await new platformClient.RoutingApi().getRoutingQueues({ pageSize: 2 });
  const topics = entities.map(({ id }) => ({ id: `v2.routing.queues.${id}.users` }));
  const channel = await api.postNotificationsChannels();
  say('notifications', channel.connectUri.includes(channel.id) ? 'a channel' : 'no channel');
  await api.postNotificationsChannelSubscriptions(channel.id, topics);
  await api.putNotificationsChannelSubscriptions(channel.id, topics.slice(1));
  say('notifications', `${(await api.getNotificationsChannelSubscriptions(channel.id)).entities.length} topic`);
  await api.deleteNotificationsChannelSubscriptions(channel.id);
  say('notifications', `${(await api.getNotificationsChannelSubscriptions(channel.id)).entities.length} topics`);
}

await client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, process.env.GENESYS_CLIENT_SECRET);
for (const part of [users, queues, conversations, analyticsJobs, oauthClients, dataTables, notifications]) await part();
