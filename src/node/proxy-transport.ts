import { EnvHttpProxyAgent } from 'undici';
import { ConfigurationError } from '../core/errors.js';
import type { Transport } from '../core/transport.js';
import { transportOn } from './undici-transport.js';

/** What {@link proxyTransport} can be told. */
export interface ProxyTransportOptions {
  /** Hosts that are reached without the proxy, as in `NO_PROXY`, which is looked up with every request where nothing is said. */
  noProxy?: string;
}

/**
 * A transport on undici whose requests go through a proxy, but for the hosts that `NO_PROXY` names.
 *
 * @param url - The proxy's http or https address; a name and a password in it go to the proxy alone.
 * @throws {@link ConfigurationError} where it is none; nothing of it is repeated.
 */
export function proxyTransport(url: string, { noProxy }: ProxyTransportOptions = {}): Transport {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    throw new ConfigurationError('proxyTransport takes the http or https address of a proxy');
  }
  return transportOn(() => new EnvHttpProxyAgent({ httpProxy: url, httpsProxy: url, ...(noProxy !== undefined && { noProxy }) }));
}
