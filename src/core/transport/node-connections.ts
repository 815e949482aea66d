import type { Agent } from 'node:http';
import type { AxiosRequestConfig } from 'axios';
import { closeAgent, keepAliveAgent } from './node-agents.js';
import { sendByAxios } from './node-axios.js';
import { sendByNode } from './node-http.js';
import { builtinModule, host, isNode } from '../values/runtime.js';
import type { Transport, TransportRequest, TransportResponse } from './transport.js';

/** A client's Node connections, and a function that sends with them. */
export interface NodeConnections {
  /** Options for requests that axios sends. */
  axios: { httpAgent: unknown; httpsAgent: unknown; decompress?: boolean; lookup?: NonNullable<AxiosRequestConfig['lookup']> };
  /** Sends a request, with an axios adapter if one is configured. */
  send: (request: TransportRequest, sendWithAxios: Transport) => Promise<TransportResponse>;
  close: () => Promise<void>;
}

/** The options that decide on connections and adapter. */
interface ConnectionOptions {
  adapter?: unknown;
  proxy?: unknown;
  httpAgent?: unknown;
  httpsAgent?: unknown;
}

/** Returns a client's Node connections, according to its options. */
export function createNodeConnections({ adapter, proxy, ...agents }: ConnectionOptions): NodeConnections {
  const ownAgents = {
    http: agents.httpAgent ? undefined : keepAliveAgent('node:http'),
    https: agents.httpsAgent ? undefined : keepAliveAgent('node:https'),
  };
  const httpAgent = ownAgents.http ?? agents.httpAgent;
  const httpsAgent = ownAgents.https ?? agents.httpsAgent;
  const connections = { http: httpAgent as Agent, https: httpsAgent as Agent };
  const isAxiosRequested = adapter !== undefined || Boolean(proxy) || !isNode();
  // The other adapters unpack as their runtime does, and do not report a broken connection.
  const isAxiosOnNode = isNode() && (adapter === undefined || adapter === 'http');
  return {
    axios: { httpAgent, httpsAgent, ...(isAxiosOnNode && { decompress: false, lookup: lookupBare }) },
    send: (request, sendWithAxios) => {
      const isForAxios = isAxiosRequested || (proxy !== false && hasProxy(request.url));
      if (!isForAxios) return sendByNode(request, connections);
      return isAxiosOnNode ? sendByAxios(request, sendWithAxios, connections) : sendWithAxios(request);
    },
    close: async () => {
      await Promise.all([ownAgents.http && closeAgent(ownAgents.http), ownAgents.https && closeAgent(ownAgents.https)]);
    },
  };
}

/** Looks a host up. Axios passes the address of a proxy as it is in a URL, with the brackets of an IPv6 address. */
function lookupBare(hostname: string, options: object, done: (...outcome: never[]) => void): void {
  const { lookup } = builtinModule('node:dns') as { lookup: (hostname: string, options: object, done: unknown) => void };
  lookup(hostname.replace(/^\[|\]$/g, ''), options, done);
}

const HTTP_PROXIES = ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'];
const HTTPS_PROXIES = ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];

/** Whether the environment names a proxy for such an address. Axios decides whether it is used for this one (NO_PROXY). */
function hasProxy(url: string): boolean {
  const { env = {} } = host().process ?? {};
  const names = url.startsWith('https:') ? HTTPS_PROXIES : HTTP_PROXIES;
  // Node calls `getenv` for each access, so a variable that is not set is accessed only once.
  return names.some((name) => (env[name] ?? '') !== '' && Object.hasOwn(env, name));
}
