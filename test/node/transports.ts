import type { ClientOptions } from 'contact-centre-client';
import { ApiClient as AxiosClient } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { undiciTransport } from 'contact-centre-client/node';
import type { AnyClient } from '../core/probe.js';

/** All transports of the package in Node. */
export const ways: { way: string; make: (options?: ClientOptions) => AnyClient }[] = [
  { way: 'the default client', make: (options) => new AxiosClient({ timeout: 0, ...options }) },
  {
    way: "the default client on axios's http adapter",
    make: (options) => new AxiosClient({ timeout: 0, ...options, adapter: 'http' }),
  },
  {
    way: "the default client on axios's fetch adapter",
    make: (options) => new AxiosClient({ timeout: 0, ...options, adapter: 'fetch' }),
  },
  { way: 'the client on fetch', make: (options) => new FetchClient({ timeout: 0, ...options }) },
  { way: 'undiciTransport', make: (options) => new AxiosClient({ timeout: 0, transport: undiciTransport(), ...options }) },
];

/** Those that detect whether a connection was kept from an earlier call. */
export const telling = ways.filter(({ way }) => !way.includes("axios's fetch"));
