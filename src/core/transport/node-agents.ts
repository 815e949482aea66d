import type { Agent, AgentOptions } from 'node:http';
import type { Socket } from 'node:net';
import { builtinModule } from '../values/runtime.js';

/**
 * How long an idle connection is kept, in ms. Servers keep theirs a little longer (Node's 5 s), so few calls meet one that was
 * just closed.
 */
const IDLE_TIMEOUT = 4000;

/** Node's modules for http and https addresses. */
export type HttpModuleName = 'node:http' | 'node:https';

/** Connection options that Node reads through their prototype: an own `undefined` hides a polluted one. */
const NOTHING_INHERITED = Object.fromEntries(
  'ALPNProtocols,allowHalfOpen,blockList,ca,cert,ciphers,clientCertEngine,crl,dhparam,ecdhCurve,family,fd,handle,hints,honorCipherOrder,key,localPort,maxVersion,minVersion,onread,passphrase,pfx,privateKeyEngine,privateKeyIdentifier,pskCallback,requestOCSP,secureContext,secureOptions,secureProtocol,session,sessionIdContext,sigalgs,socket,ticketKeys'
    .split(',')
    .map((name) => [name, undefined]),
);

/** Returns a keep-alive agent; `undefined` if the runtime has none. */
export function keepAliveAgent(module: HttpModuleName): Agent | undefined {
  const { Agent } = (builtinModule(module) ?? {}) as { Agent?: new (options: AgentOptions) => Agent };
  if (!Agent) return undefined;
  const agent = new Agent({ keepAlive: true });
  const { createConnection } = agent as Partial<Agent>;
  if (createConnection) {
    // Not among the agent's options, which Node copies for every request: that took a tenth of the CPU time of a call. The missing
    // options come last: calls took another tenth on sockets whose options began with them.
    agent.createConnection = (options, done) =>
      createConnection.call(agent, { ...options, ...NOTHING_INHERITED, ...options }, done);
  }
  // Not enumerable, so that a copy of the agent's options does not contain it: the timeout of an idle connection must not
  // become that of a request or a proxy.
  if ('options' in agent) Object.defineProperty(agent.options, 'timeout', { value: IDLE_TIMEOUT });
  return agent;
}

/** Closes an agent's connections, those in use as soon as they are free, and resolves when all are closed. */
export async function closeAgent(agent: Agent): Promise<void> {
  agent.maxFreeSockets = 0;
  const idle = idleSockets(agent);
  const busy = Object.values(agent.sockets).flatMap((sockets) => sockets ?? []);
  const closing = [...idle, ...busy].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of idle) socket.destroy();
  await Promise.all(closing);
}

/** Closes the idle connections to one host: if one was found closed, the others probably are too. */
export function dropIdle(agent: Agent, hostname: string, port: string | number): void {
  for (const [name, sockets] of Object.entries(agent.freeSockets)) {
    if (name.startsWith(`${hostname}:${port}:`)) for (const socket of sockets ?? []) socket.destroy();
  }
}

/** Closes all idle connections: those of a proxy cannot be found by the host of a request. */
export function dropAllIdle(agent: Agent): void {
  for (const socket of idleSockets(agent)) socket.destroy();
}

/** A custom agent may store its connections elsewhere. */
function idleSockets({ freeSockets }: Partial<Agent>): Socket[] {
  return Object.values(freeSockets ?? {}).flatMap((sockets) => sockets ?? []);
}
