import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { ElicitRequestFormParams, ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createSandbox } from 'contact-centre-client/sandbox';
import { onTestFinished } from 'vitest';
import { Guides } from '../../src/mcp/guides.js';
import { Catalogue } from '../../src/mcp/operations/catalogue.js';
import { EmbeddedSandbox } from '../../src/mcp/platform/embedded-sandbox.js';
import type { Platform } from '../../src/mcp/platform/platform.js';
import { createServer } from '../../src/mcp/server.js';
import { Session } from '../../src/mcp/session.js';
import type { SessionParts } from '../../src/mcp/session.js';
import { findData } from '../find/support.js';

/** The result of a tool. */
export interface ToolAnswer {
  readonly isError: boolean;
  /** The structured content. */
  readonly content: Record<string, unknown>;
  readonly text: string;
}

/** A client that is connected to a server. */
export interface Connection {
  readonly client: Client;
  /** Calls a tool. */
  readonly call: (name: string, input?: object) => Promise<ToolAnswer>;
}

let catalogue: Promise<Catalogue> | undefined;

/** Builds the catalogue once for all tests of a process. */
export async function loadCatalogue(): Promise<Catalogue> {
  catalogue ??= findData().then((data) => new Catalogue(data));
  return await catalogue;
}

const guides = new Guides();

/** A sandbox without traffic, which is created faster than the one of the command. No test changes it. */
const plainSandbox = new EmbeddedSandbox(() => createSandbox());

/** Answers a question of the server. */
export type Answer = (question: ElicitRequestFormParams) => ElicitResult;

/** Creates a client of the official SDK. */
export function newClient(answer?: Answer): Client {
  const capabilities = answer ? { elicitation: {} } : {};
  // oxlint-disable-next-line project/deadlines -- not a client of this package
  const client = new Client({ name: 'test', version: '1' }, { capabilities });
  if (answer) client.setRequestHandler(ElicitRequestSchema, ({ params }) => answer(params as ElicitRequestFormParams));
  return client;
}

/** Opens the platform for one connection. */
export type Connect = (server: Server) => Pick<SessionParts, 'platform' | 'gate'>;

/** Creates a server that is not connected. */
export async function newServer(open: Platform | Connect = plainSandbox): Promise<ReturnType<typeof createServer>> {
  const parts = { catalogue: await loadCatalogue(), guides };
  const connectPlatform: Connect = typeof open === 'function' ? open : () => ({ platform: open });
  return createServer((server) => new Session({ ...parts, ...connectPlatform(server) }), { version: '1.2.3' });
}

/**
 * Connects the official client to a server in the same process.
 *
 * @param answer - Answers the questions of the server, as the person at the client does. Without it, the client cannot ask.
 */
export async function connect(open?: Platform | Connect, answer?: Answer): Promise<Connection> {
  const server = await newServer(open);
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  const client = newClient(answer);
  await Promise.all([server.connect(ofServer), client.connect(ofClient)]);
  onTestFinished(async () => {
    await client.close();
  });
  return { client, call: callerOf(client) };
}

/** Returns a function that calls tools of a connected client. */
export function callerOf(client: Client): Connection['call'] {
  return async (name, input = {}) => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...input } });
    const [part] = content as [{ text: string }];
    return { isError: isError === true, content: structuredContent as Record<string, unknown>, text: part.text };
  };
}
