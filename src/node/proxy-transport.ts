import { env } from 'node:process';
import type { Dispatcher } from 'undici';
import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { STRING, readOptions } from '../core/arguments/option-checks.js';
import type { Transport, TransportRequest, TransportResponse } from '../core/transport/transport.js';
import { createTransport } from './dispatcher-transport.js';
import { isBypassed } from './no-proxy.js';
import { loadUndici } from './undici.js';

/** Options of {@link proxyTransport}. */
export interface ProxyTransportOptions {
  /**
   * Hosts that are reached without the proxy, as in `NO_PROXY`: `example.com, .example.org:8080, ::1, [fe80::1]:8080`. By
   * default the environment's `no_proxy` or `NO_PROXY`, which is read before every request.
   */
  noProxy?: string;
}

/**
 * Creates a transport on undici that sends requests through a proxy, except to the hosts in `NO_PROXY`.
 *
 * @param url - The proxy's http or https address; only the proxy receives a name and a password in it.
 * @throws {@link ConfigurationError} if the address is invalid (the error does not quote it), or if an option is unknown.
 */
export function proxyTransport(url: string, options: ProxyTransportOptions = {}): Transport {
  const { noProxy }: ProxyTransportOptions = readOptions('proxyTransport', options, { noProxy: STRING });
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    throw new ConfigurationError('proxyTransport needs the http or https address of a proxy, such as http://proxy.example:3128');
  }
  const transport = createTransport(() => proxyDispatcher(url, noProxy));
  const send = async (request: TransportRequest): Promise<TransportResponse> => {
    try {
      return await transport(request);
    } catch (error) {
      if (!Object.hasOwn(request.headers, 'proxy-authorization') || !isInvalidArgument(error)) throw error;
      // The cause says the same in other words.
      throw new ConfigurationError(
        'proxyTransport cannot send the credentials in gateway.url, because undici sends them to the proxy. Use gateway.headers.',
      );
    }
  };
  return Object.assign(send, { close: async () => transport.close?.() });
}

/** Sends requests through the proxy, or directly to hosts that bypass it. */
async function proxyDispatcher(url: string, noProxy: string | undefined): Promise<Dispatcher> {
  const { Agent, ProxyAgent } = await loadUndici();
  const direct = new Agent();
  const viaProxy = new ProxyAgent(url);
  const dispatcher: Pick<Dispatcher, 'dispatch' | 'close'> = {
    dispatch(options, handler) {
      const isDirect = isBypassed(options.origin ?? '', noProxy ?? env['no_proxy'] ?? env['NO_PROXY'] ?? '');
      return (isDirect ? direct : viaProxy).dispatch(options, handler);
    },
    async close() {
      await Promise.all([direct.close(), viaProxy.close()]);
    },
  };
  return dispatcher as Dispatcher;
}

const isInvalidArgument = (error: unknown): boolean => isObject(error) && error['code'] === 'UND_ERR_INVALID_ARG';
