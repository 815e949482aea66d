import { createSender } from './axios-lazy.js';
import type { AxiosTransportOptions } from './axios-options.js';
import { isObject } from '../values/is-object.js';
import type { Demand } from '../arguments/option-checks.js';
import { OBJECT } from '../arguments/option-checks.js';
import { isRecord, isText, ownFields } from '../values/plain-objects.js';
import type { Transport } from './transport.js';

export type { AxiosTransportOptions } from './axios-options.js';

/** The type of each option. */
export const axiosDemands: Record<keyof AxiosTransportOptions, Demand> = {
  adapter: [isAdapter, '"xhr", "http", "fetch", a function or a list of these'],
  proxy: [isProxy, 'false or an object with a host'],
  httpAgent: OBJECT,
  httpsAgent: OBJECT,
};

function isAdapter(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((adapter) => !Array.isArray(adapter) && isAdapter(adapter));
  return typeof value === 'function' || ['xhr', 'http', 'fetch'].includes(value as string);
}

function isProxy(value: unknown): boolean {
  if (!isRecord(value)) return value === false;
  const { host, hostname } = ownFields(value);
  return isText(host) || isText(hostname);
}

/**
 * The default transport. The axios instance and its connections belong to one client and are created with the first request.
 *
 * @param axiosOptions - The caller's options, of which only own fields are read; a client's other options are ignored.
 */
export function axiosTransport(axiosOptions: AxiosTransportOptions = {}): Transport {
  const { adapter, proxy, httpAgent, httpsAgent } = ownFields(axiosOptions);
  const proxyFields = isObject(proxy) ? ownFields(proxy) : proxy;
  return createSender({ adapter, proxy: proxyFields, httpAgent, httpsAgent } as AxiosTransportOptions);
}
