import type { Agent } from 'node:http';
import type { AxiosRequestConfig } from 'axios';
import { closeAgent, keepAliveAgent } from './node-agents.js';
import { sendByAxios } from './node-axios.js';
import { sendByNode } from './node-http.js';
import { builtinModule, host, isNode } from '../values/runtime.js';
import type { Transport, TransportRequest, TransportResponse } from './transport.js';

/** A client's Node connections, and a function that sends with them. */
export interface NodeWay {
  /** Options for requests that axios sends. */
  axios: { httpAgent: unknown; httpsAgent: unknown; decompress?: boolean; lookup?: NonNullable<AxiosRequestConfig['lookup']> };
  /** Sends a request, with an axios adapter if one is configured. */
  send: (request: TransportRequest, onAxios: Transport) => Promise<TransportResponse>;
  close: () => Promise<void>;
}

/** The options that decide on connections and adapter. */
interface Said {
  adapter?: unknown;
  proxy?: unknown;
  httpAgent?: unknown;
  httpsAgent?: unknown;
}

/** Returns a client's Node connections, according to its options. */
export function nodeWay({ adapter, proxy, ...given }: Said): NodeWay {
  const own = {
    http: given.httpAgent ? undefined : keepAliveAgent('node:http'),
    https: given.httpsAgent ? undefined : keepAliveAgent('node:https'),
  };
  const httpAgent = own.http ?? given.httpAgent;
  const httpsAgent = own.https ?? given.httpsAgent;
  const way = { http: httpAgent as Agent, https: httpsAgent as Agent };
  const axiosIsAskedFor = adapter !== undefined || Boolean(proxy) || !isNode();
  // The other adapters unpack as their runtime does, and do not report a broken connection.
  const axiosSendsByNode = isNode() && (adapter === undefined || adapter === 'http');
  return {
    axios: { httpAgent, httpsAgent, ...(axiosSendsByNode && { decompress: false, lookup: lookupBare }) },
    send: (request, onAxios) => {
      const left = axiosIsAskedFor || (proxy !== false && proxyNamed(request.url));
      if (!left) return sendByNode(request, way);
      return axiosSendsByNode ? sendByAxios(request, onAxios, way) : onAxios(request);
    },
    close: async () => {
      await Promise.all([own.http && closeAgent(own.http), own.https && closeAgent(own.https)]);
    },
  };
}

/** Looks a host up. Axios passes the address of a proxy as it is in a URL, with the brackets of an IPv6 address. */
function lookupBare(hostname: string, options: object, done: (...outcome: never[]) => void): void {
  const { lookup } = builtinModule('node:dns') as { lookup: (hostname: string, options: object, done: unknown) => void };
  lookup(hostname.replace(/^\[|\]$/g, ''), options, done);
}

/** Whether the environment names a proxy for such an address. Axios decides whether it is used for this one (NO_PROXY). */
function proxyNamed(url: string): boolean {
  const { env = {} } = host().process ?? {};
  const names = ['all_proxy', `${url.startsWith('https:') ? 'https' : 'http'}_proxy`];
  return names.flatMap((name) => [name, name.toUpperCase()]).some((name) => Object.hasOwn(env, name) && env[name] !== '');
}
