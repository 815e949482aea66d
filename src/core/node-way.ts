import type { Agent } from 'node:http';
import { closeAgent, keepAliveAgent } from './node-agents.js';
import { sendByNode } from './node-http.js';
import { host } from './runtime.js';
import type { TransportRequest, TransportResponse } from './transport.js';

/** What a client has of Node: connections of its own, and a way to send by them. */
export interface NodeWay {
  httpAgent: unknown;
  httpsAgent: unknown;
  /** Sends a request; `undefined` where that is left to an adapter of axios. */
  send: (request: TransportRequest) => Promise<TransportResponse> | undefined;
  close: () => Promise<void>;
}

/** What was said of the way, as far as it decides on connections and adapter. */
interface Said {
  adapter?: unknown;
  proxy?: unknown;
  httpAgent?: unknown;
  httpsAgent?: unknown;
}

/** What a client has of Node, by what was said of the way. */
export function nodeWay({ adapter, proxy, ...given }: Said): NodeWay {
  const own = {
    http: given.httpAgent ? undefined : keepAliveAgent('node:http'),
    https: given.httpsAgent ? undefined : keepAliveAgent('node:https'),
  };
  const httpAgent = own.http ?? given.httpAgent;
  const httpsAgent = own.https ?? given.httpsAgent;
  const way = { http: httpAgent as Agent, https: httpsAgent as Agent };
  const axiosIsAskedFor = adapter !== undefined || Boolean(proxy) || !isNode();
  return {
    httpAgent,
    httpsAgent,
    send: (request) => {
      const left = axiosIsAskedFor || (proxy !== false && proxyNamed(request.url));
      return left ? undefined : sendByNode(request, way);
    },
    close: async () => {
      await Promise.all([own.http && closeAgent(own.http), own.https && closeAgent(own.https)]);
    },
  };
}

/** Whether this is Node itself. Others offer its modules too, as imitations. */
function isNode(): boolean {
  const { Deno, navigator, process } = host();
  const { node, bun } = process?.versions ?? {};
  return node !== undefined && bun === undefined && Deno === undefined && navigator?.userAgent !== 'Cloudflare-Workers';
}

/** Whether the environment names a proxy for such an address. Whether it is used for this one (NO_PROXY) is for axios to say. */
function proxyNamed(url: string): boolean {
  const { env = {} } = host().process ?? {};
  const names = ['all_proxy', `${url.startsWith('https:') ? 'https' : 'http'}_proxy`];
  return names.flatMap((name) => [name, name.toUpperCase()]).some((name) => (env[name] ?? '') !== '');
}
