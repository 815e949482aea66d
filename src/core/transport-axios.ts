import type { AxiosRequestConfig } from 'axios';
import { Axios, isAxiosError } from 'axios';
import { ResponseTooLargeError } from './errors.js';
import { flatHeaders } from './headers.js';
import { builtinModule } from './runtime.js';
import type { Transport } from './transport.js';

/** What axios can be told of the way to the platform. */
export interface AxiosTransportOptions {
  /** How axios sends: `xhr`, `http` or `fetch`, whichever of them the runtime has first where nothing is said. */
  adapter?: AxiosRequestConfig['adapter'];
  /** A proxy for Node, or false to ignore the environment's. */
  proxy?: AxiosRequestConfig['proxy'];
  /** Node's agent for http addresses; a keep-alive agent of the client's own where nothing is said. */
  httpAgent?: unknown;
  /** Node's agent for https addresses; a keep-alive agent of the client's own where nothing is said. */
  httpsAgent?: unknown;
}

interface AgentModule {
  Agent: new (options: { keepAlive: boolean }) => unknown;
}

/** The default transport. The axios instance belongs to one client and is made with the first request. */
export function axiosTransport(options: AxiosTransportOptions = {}): Transport {
  let instance: Axios | undefined;
  return async ({ method, url, headers, body, signal, maxResponseBytes }) => {
    instance ??= createInstance(options);
    try {
      const response = await instance.request<ArrayBuffer | Uint8Array>({
        ...{ method, url, signal, data: body },
        // Left to itself, axios gives a POST without a body the content type of a form.
        headers: body === undefined ? { ...headers, 'content-type': false } : headers,
        ...(maxResponseBytes !== undefined && { maxContentLength: maxResponseBytes }),
      });
      const bytes = response.data instanceof ArrayBuffer ? new Uint8Array(response.data) : response.data;
      if (maxResponseBytes !== undefined && bytes.byteLength > maxResponseBytes)
        throw new ResponseTooLargeError(maxResponseBytes);
      return { status: response.status, statusText: response.statusText, headers: flatHeaders(response.headers), body: bytes };
    } catch (error) {
      if (maxResponseBytes !== undefined && isAxiosError(error) && error.message.includes('maxContentLength')) {
        throw new ResponseTooLargeError(maxResponseBytes);
      }
      throw error;
    }
  };
}

function createInstance({ adapter = ['xhr', 'http', 'fetch'], proxy, httpAgent, httpsAgent }: AxiosTransportOptions): Axios {
  const http = httpAgent ?? keepAliveAgent('node:http');
  const https = httpsAgent ?? keepAliveAgent('node:https');
  // Not axios.create: that takes over whatever the rest of the program has put into axios.defaults.
  return new Axios({
    adapter,
    responseType: 'arraybuffer',
    // Bodies arrive as JSON text and leave as bytes: axios's own transforms and status check would do work twice.
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: null,
    // A redirect would take the token along, or turn one call into two.
    maxRedirects: 0,
    maxBodyLength: Infinity,
    maxContentLength: -1,
    ...(proxy !== undefined && { proxy }),
    ...(http !== undefined && { httpAgent: http }),
    ...(https !== undefined && { httpsAgent: https }),
  });
}

function keepAliveAgent(module: string): unknown {
  const builtin = builtinModule(module) as Partial<AgentModule> | undefined;
  return builtin?.Agent && new builtin.Agent({ keepAlive: true });
}
