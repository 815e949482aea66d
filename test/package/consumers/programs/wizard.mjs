import { createInterface } from 'node:readline/promises';
import platformClient from 'purecloud-platform-client-v2';

const client = platformClient.ApiClient.instance;
client.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);

const routingApi = new platformClient.RoutingApi();
const authorizationApi = new platformClient.AuthorizationApi();
const usersApi = new platformClient.UsersApi();

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
async function ask(question) {
  console.log(question);
  const { value, done } = await lines.next();
  if (done) throw new Error('nobody answers');
  return value.trim();
}

async function choose(question, entities) {
  entities.forEach(({ name }, index) => console.log(`  ${index + 1}. ${name}`));
  const answer = Number(await ask(question));
  return entities[answer - 1] ?? choose(question, entities);
}

/** Asks for another name as long as the platform does not take the one that was given. */
async function createQueue(division) {
  const name = await ask('What is the queue called?');
  try {
    return await routingApi.postRoutingQueues({
      name,
      division: { id: division.id },
      acwSettings: { wrapupPrompt: 'MANDATORY_TIMEOUT', timeoutMs: 30000 },
      mediaSettings: { call: { alertingTimeoutSeconds: 20, serviceLevel: { percentage: 0.8, durationMs: 20000 } } },
    });
  } catch (err) {
    console.log(`That did not work: ${err.message} (${err.status} ${err.code})`);
    return createQueue(division);
  }
}

async function addWrapupCodes(queue) {
  const names = (await ask('Which wrap-up codes does it have?')).split(',').map((name) => name.trim());
  const codes = [];
  for (const name of names) codes.push(await routingApi.postRoutingWrapupcodes({ name }));
  await routingApi.postRoutingQueueWrapupcodes(
    queue.id,
    codes.map(({ id }) => ({ id })),
  );
  return codes;
}

async function addMembers(queue) {
  const text = await ask('Who works there? A part of the job title will do.');
  const found = await usersApi.postUsersSearch({
    pageSize: 25,
    sortBy: 'name',
    query: [{ type: 'CONTAINS', fields: ['title'], value: text }],
  });
  const members = found.results ?? [];
  await routingApi.postRoutingQueueMembers(
    queue.id,
    members.map(({ id }) => ({ id })),
  );
  return members;
}

try {
  await client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, process.env.GENESYS_CLIENT_SECRET);
  const { entities: divisions } = await authorizationApi.getAuthorizationDivisions({ pageSize: 25 });
  const division = await choose('To which division does it belong?', divisions);
  const queue = await createQueue(division);
  const codes = await addWrapupCodes(queue);
  const members = await addMembers(queue);
  const { memberCount } = await routingApi.getRoutingQueue(queue.id);
  console.log(`${queue.name} in ${division.name}: ${codes.length} wrap-up codes, ${memberCount} members`);
  console.log(members.map(({ name }) => name).join(', '));
  if ((await ask('Keep it? y/n')) !== 'y') {
    await routingApi.deleteRoutingQueue(queue.id, { forceDelete: true });
    console.log(await routingApi.getRoutingQueue(queue.id).catch((err) => `Gone: ${err.code}`));
  }
} catch (err) {
  console.error('The wizard ended:', err.message);
  process.exitCode = 1;
}
