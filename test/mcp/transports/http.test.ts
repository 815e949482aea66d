import { request } from 'node:http';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHttp } from '../../../src/mcp/transports/http.js';
import type { HttpEndpoint } from '../../../src/mcp/transports/http.js';
import { openOrganisation } from '../organisation.js';
import { callerOf, newClient, newServer } from '../support.js';

let endpoint: HttpEndpoint;

beforeAll(async () => {
  const servers = [await newServer(), await newServer(), await newServer(), await newServer()];
  endpoint = await serveHttp({ port: 0, createServer: () => servers.shift()! });
});

afterAll(async () => {
  await endpoint.close();
});

async function openClient(): Promise<Client> {
  const client = newClient();
  const requestInit = { headers: { authorization: `Bearer ${endpoint.token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(endpoint.url), { requestInit }));
  return client;
}

/** Sends a request with any headers, which fetch does not allow. Resolves with its status. */
async function statusOf(headers: Record<string, string>, path = '/mcp'): Promise<number | undefined> {
  const { port } = new URL(endpoint.url);
  return await new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end('{}');
  });
}

describe('over HTTP', () => {
  it('serves several clients, each with its own session', async () => {
    expect(endpoint.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
    const one = await openClient();
    const other = await openClient();
    const { tools } = await one.listTools();
    expect(tools).toHaveLength(7);
    const { content } = await callerOf(other)('find_operations', { question: 'list queues' });
    expect(content['platform']).toBe('sandbox');
    await one.close();
    expect((await other.listTools()).tools).toHaveLength(7);
    await other.close();
  });

  it('asks the person at the client for a confirmation', async () => {
    const { organisation, sandbox } = await openOrganisation({ allow: ['routing:queue:edit'] });
    const server = await newServer(organisation);
    const asking = await serveHttp({ port: 0, createServer: () => server });
    const questions: string[] = [];
    const client = newClient(({ message }) => {
      questions.push(message);
      return { action: 'accept', content: { confirm: true } };
    });
    const requestInit = { headers: { authorization: `Bearer ${asking.token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(asking.url), { requestInit }));
    const [queue] = sandbox.queues;
    const input = { operation: 'putRoutingQueue', arguments: { queueId: queue!.id, body: { name: 'New' } }, merge: true };
    expect(await callerOf(client)('call_operation', input)).toMatchObject({ isError: false });
    expect(questions).toHaveLength(1);
    await client.close();
    await asking.close();
  });

  it('refuses requests without the token', async () => {
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ authorization: 'Bearer wrong' })).toBe(401);
    expect(await statusOf({ authorization: `Bearer ${endpoint.token}x` })).toBe(401);
  });

  it('refuses other hosts and origins, even with the token', async () => {
    const authorization = `Bearer ${endpoint.token}`;
    expect(await statusOf({ authorization, host: 'attacker.example' })).toBe(403);
    expect(await statusOf({ authorization, origin: 'https://attacker.example' })).toBe(403);
    expect(await statusOf({ authorization, origin: 'null' })).toBe(403);
  });

  it('refuses other paths and unknown sessions', async () => {
    const authorization = `Bearer ${endpoint.token}`;
    expect(await statusOf({ authorization }, '/')).toBe(404);
    expect(await statusOf({ authorization, 'mcp-session-id': 'none' })).toBe(404);
  });
});
