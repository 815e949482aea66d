import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  AnalyticsApi,
  ArchitectApi,
  AuthorizationApi,
  ConversationsApi,
  GroupsApi,
  IntegrationsApi,
  NotificationsApi,
  OAuthApi,
  OutboundApi,
  RecordingApi,
  ResponseManagementApi,
  RoutingApi,
  UsersApi,
} from '../../src/entries/areas.js';
import { ApiClient } from '../../src/entries/fetch.js';
import type { Conversation } from '../../src/models/index.js';
import type { Sandbox } from '../../src/sandbox/sandbox.js';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { complaints } from '../support/complaints.js';

interface Example {
  /** The name of the method. */
  name: string;
  /** The verb and the path of the operation, such as `GET /api/v2/users/me`. */
  route: string;
  code: string;
}

const folder = 'node_modules/.cache/examples-run';
const examples = readExamples();

/** The client and the sandbox of an example. */
interface Scene {
  client: ApiClient;
  sandbox: Sandbox;
}

/** Values that the examples take from a program around them. Each is made if an example names it. */
const values: Record<string, (scene: Scene) => Promise<string | undefined> | string> = {
  batchRequestId: async (scene) => {
    const batchDownloadRequestList = [{ conversationId: (await findRecordedCall(scene)).id ?? '' }];
    return (await new RecordingApi(scene.client).postRecordingBatchrequests({ batchDownloadRequestList })).id;
  },
  channelId: async ({ client }) => (await new NotificationsApi(client).postNotificationsChannels()).id,
  clientId: async ({ client }) => idOf((await new OAuthApi(client).getOauthClients()).entities),
  contactListId: async ({ client }) => {
    const list = { name: 'Renewals', columnNames: ['name', 'phone'], phoneColumns: [{ columnName: 'phone', type: 'cell' }] };
    return (await new OutboundApi(client).postOutboundContactlists(list)).id;
  },
  datatableId: async ({ client }) => {
    const architect = new ArchitectApi(client);
    const properties = { key: { type: 'string' }, opensAt: { type: 'string' } };
    const { id } = await architect.postFlowsDatatables({
      name: 'Hours',
      schema: { type: 'object', required: ['key'], properties },
    });
    await architect.postFlowsDatatableRows(id ?? '', { key: 'Odense', opensAt: '09:00' });
    return id;
  },
  divisionId: async ({ client }) => idOf((await new AuthorizationApi(client).getAuthorizationDivisions()).entities),
  flowId: async ({ client }) => (await new ArchitectApi(client).postFlows({ name: 'Opening hours', type: 'INBOUNDCALL' })).id,
  groupId: async ({ client }) => idOf((await new GroupsApi(client).getGroups()).entities),
  integrationId: async ({ client }) => {
    const body = { name: 'Actions', integrationType: { id: 'purecloud-data-actions' } };
    return (await new IntegrationsApi(client).postIntegrations({ body })).id;
  },
  jobId: async ({ client, sandbox }) => {
    const { jobId } = await new AnalyticsApi(client).postAnalyticsConversationsDetailsJobs({ interval });
    sandbox.clock.advance(3_600_000);
    return jobId;
  },
  libraryId: async ({ client }) => idOf((await new ResponseManagementApi(client).getResponsemanagementLibraries()).entities),
  memberId: async ({ client }) => {
    const routing = new RoutingApi(client);
    return idOf((await routing.getRoutingQueueMembers(idOf((await routing.getRoutingQueues()).entities))).entities);
  },
  password: () => 'correct horse battery',
  queueId: async ({ client }) => idOf((await new RoutingApi(client).getRoutingQueues()).entities),
  roleId: async ({ client }) => idOf((await new AuthorizationApi(client).getAuthorizationRoles()).entities),
  rowId: () => 'Odense',
  skillId: async ({ client }) => idOf((await new RoutingApi(client).getRoutingSkills()).entities),
  userId: async ({ client }) => (await new UsersApi(client).getUsers()).entities[1]?.id,
  wrapupCodeId: async ({ client }) => idOf((await new RoutingApi(client).getRoutingWrapupcodes()).entities),
};

/** Values of a conversation. */
const conversationValues = ['conversationId', 'participantId', 'communicationId'];

/** Methods whose example needs a conversation that has not ended, or one with a text. */
const runningConversations: Record<string, (scene: Scene) => Promise<Conversation>> = {
  getSpeechandtextanalyticsConversation: startEmail,
  getSpeechandtextanalyticsConversationCommunicationTranscripturl: startEmail,
  patchConversationsCallParticipant: startCall,
  postConversationsMessageCommunicationMessages: startMessage,
};

const interval = '2026-05-04T00:00:00Z/2026-05-05T00:00:00Z';

describe('The examples of the API classes', () => {
  it('exist for the 100 most used methods, once for each', () => {
    expect(examples.length).toBeGreaterThanOrEqual(100);
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  });

  it('compile', async () => {
    const programs = Object.fromEntries(examples.map((example) => [`${example.name}.ts`, moduleText(example)]));
    expect(await complaints('examples', programs, { noUnusedParameters: false })).toEqual([]);
  });
});

describe('An example of an API class, run', () => {
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const example of examples) writeFileSync(join(folder, `${example.name}.ts`), moduleText(example));
  });

  it.each(examples)('calls $name', async ({ name, route, code }) => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const sandbox = createSandbox({ rateLimit: false });
    const client = new ApiClient({ fetch: sandbox.fetch, timeout: 0, rejectWith: 'error' });
    client.setAccessToken(sandbox.issueAccessToken(sandbox.users[0]?.id));
    const valuesOfExample = await valuesFor(code, name, { client, sandbox });
    const before = sandbox.requests.length;

    const file = pathToFileURL(join(folder, `${name}.ts`)).href;
    const module = (await import(/* @vite-ignore */ file)) as { run: (client: ApiClient, values: object) => Promise<void> };
    await module.run(client, valuesOfExample);

    const calls = sandbox.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual(expect.arrayContaining([expect.stringMatching(patternOf(route))]));
    if (code.includes('console.log')) expect(printed.mock.calls.flat()).not.toContain(undefined);
  });
});

function readExamples(): Example[] {
  return readdirSync('src/apis').flatMap((file) => {
    const comments = readFileSync(join('src/apis', file), 'utf8').matchAll(
      /\/\*\*(?:(?!\*\/).)*? @example\n((?:(?!\*\/).)*)\*\/\s*(\w+)\(/gs,
    );
    return Array.from(comments, ([, comment = '', name = '']) => {
      const text = comment.replace(/^ *\* ?/gm, '');
      return {
        name,
        code: /^```ts\n(.*?)^```$/ms.exec(text)?.[1] ?? '',
        route: /^@see (\S+ \S+)$/m.exec(text)?.[1] ?? '',
      };
    });
  });
}

/** The names of {@link values} that an example mentions. */
function mentionedNames(code: string): string[] {
  return [...Object.keys(values), ...conversationValues].filter((name) => new RegExp(`\\b${name}\\b`).test(code));
}

function moduleText({ code }: Example): string {
  const classes = new Set(Array.from(code.matchAll(/new (\w+Api)\(/g), ([, name]) => name));
  const names = mentionedNames(code);
  // A block, because an example may declare a name of a value itself.
  return [
    `import { ${[...classes].join(', ')} } from 'contact-centre-client';`,
    "import type { ApiClient } from 'contact-centre-client';",
    `interface Values { ${names.map((name) => `${name}: string`).join('; ')} }`,
    `export async function run(client: ApiClient, { ${names.join(', ')} }: Values): Promise<void> {`,
    `{\n${code}\n}`,
    '}',
  ].join('\n');
}

async function valuesFor(code: string, method: string, scene: Scene): Promise<Record<string, string>> {
  const result: Record<string, string> = code.includes('conversationId') ? await conversationIds(scene, method) : {};
  for (const [name, makeValue] of Object.entries(values))
    if (new RegExp(`\\b${name}\\b`).test(code)) result[name] = (await makeValue(scene)) ?? '';
  return result;
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function idOf(entities: readonly { id?: string }[] | undefined): string {
  const id = entities?.[0]?.id;
  if (id === undefined) throw new Error('The sandbox has no such entity');
  return id;
}

/** Returns the values of an example about a conversation: one that runs if the method needs that, or else a call of the last week. */
async function conversationIds(scene: Scene, method: string): Promise<Record<string, string>> {
  const conversation = await (runningConversations[method] ?? findRecordedCall)(scene);
  const [participant] = conversation.participants;
  const { calls = [], messages = [], emails = [] } = participant ?? {};
  return {
    conversationId: conversation.id ?? '',
    participantId: participant?.id ?? '',
    communicationId: [...calls, ...messages, ...emails][0]?.id ?? '',
  };
}

async function findRecordedCall({ client, sandbox }: Scene): Promise<Conversation> {
  const now = sandbox.clock.now();
  const { conversations = [] } = await new AnalyticsApi(client).postAnalyticsConversationsDetailsQuery({
    interval: `${new Date(now - 7 * 86_400_000).toISOString()}/${new Date(now).toISOString()}`,
    segmentFilters: [{ type: 'and', predicates: [{ dimension: 'mediaType', value: 'voice' }] }],
    paging: { pageNumber: 1, pageSize: 100 },
  });
  return new ConversationsApi(client).getConversation(conversations[0]?.conversationId ?? '');
}

async function startCall({ client }: Scene): Promise<Conversation> {
  const conversations = new ConversationsApi(client);
  const { id } = await conversations.postConversationsCalls({ phoneNumber: '+442079460123' });
  return conversations.getConversation(id);
}

async function startMessage({ client }: Scene): Promise<Conversation> {
  const conversations = new ConversationsApi(client);
  const [queue] = (await new RoutingApi(client).getRoutingQueues()).entities;
  const { id } = await conversations.postConversationsMessages({
    queueId: queue?.id ?? '',
    toAddress: '+442079460123',
    toAddressMessengerType: 'sms',
  });
  return conversations.getConversation(id);
}

async function startEmail({ client }: Scene): Promise<Conversation> {
  const conversations = new ConversationsApi(client);
  const [queue] = (await new RoutingApi(client).getRoutingQueues()).entities;
  const { id } = await conversations.postConversationsEmails({
    queueId: queue?.id ?? '',
    provider: 'Support form',
    direction: 'INBOUND',
    fromAddress: 'ada.jensen@example.com',
    subject: 'Refund',
    textBody: 'When will I receive my refund?',
  });
  return conversations.getConversation(id);
}
