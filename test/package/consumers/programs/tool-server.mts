import { createInterface } from 'node:readline';
import platformClient from 'purecloud-platform-client-v2';

/** Tools for an assistant: JSON-RPC, one message a line. */
const client = platformClient.ApiClient.instance;
client.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);

interface Tool {
  description: string;
  inputSchema: object;
  call(input: Record<string, string>): Promise<string>;
}

const text = { type: 'string' };
let signedIn: Promise<unknown> | undefined;
const signIn = () =>
  (signedIn ??= client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID!, process.env.GENESYS_CLIENT_SECRET!));

const tools: Record<string, Tool> = {
  find_agent: {
    description: 'Finds people of the organisation by a part of their name.',
    inputSchema: { type: 'object', properties: { name: text }, required: ['name'] },
    async call({ name }) {
      const body: platformClient.Models.UserSearchRequest = {
        pageSize: 10,
        sortBy: 'name',
        sortOrder: 'ASC',
        query: [{ type: 'CONTAINS', fields: ['name'], value: name }],
      };
      const { results = [] } = await new platformClient.UsersApi().postUsersSearch(body);
      return results.map((user) => `${user.name} <${user.email}> ${user.id}`).join('\n') || 'Nobody';
    },
  },
  agent_status: {
    description: 'Tells what somebody is doing at the moment.',
    inputSchema: { type: 'object', properties: { id: text }, required: ['id'] },
    async call({ id }) {
      const user = await new platformClient.UsersApi().getUser(id, { expand: ['presence', 'routingStatus', 'skills'] });
      const skills = (user.skills ?? []).map((skill) => `${skill.name} (${skill.proficiency})`).join(', ');
      return `${user.name}: ${user.presence?.presenceDefinition?.systemPresence}, ${user.routingStatus?.status}; ${skills || 'no skills'}`;
    },
  },
  rename_queue: {
    description: 'Gives a queue another name.',
    inputSchema: { type: 'object', properties: { from: text, to: text }, required: ['from', 'to'] },
    async call({ from, to }) {
      const routingApi = new platformClient.RoutingApi();
      const { entities = [] } = await routingApi.getRoutingQueues({ name: from, pageSize: 1 });
      const [queue] = entities;
      if (!queue?.id) return `There is no queue "${from}"`;
      const changed: platformClient.Models.Queue = await routingApi.putRoutingQueue(queue.id, { ...queue, name: to } as any);
      return `The queue is called ${changed.name}`;
    },
  },
};

async function answer(method: string, params: any): Promise<unknown> {
  switch (method) {
    case 'initialize':
      return {
        protocolVersion: params.protocolVersion,
        serverInfo: { name: 'contact-centre', version: '1.0.0' },
        capabilities: { tools: {} },
      };
    case 'tools/list':
      return { tools: Object.entries(tools).map(([name, { description, inputSchema }]) => ({ name, description, inputSchema })) };
    case 'tools/call':
      try {
        await signIn();
        return { content: [{ type: 'text', text: await tools[params.name].call(params.arguments) }] };
      } catch (err: any) {
        return { isError: true, content: [{ type: 'text', text: `${err.code}: ${err.message}` }] };
      }
    default:
      throw new Error(`Method not found: ${method}`);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const outcome = await answer(method, params).then(
    (result) => ({ result }),
    (err: Error) => ({ error: { code: -32601, message: err.message } }),
  );
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }));
}
