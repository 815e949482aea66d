import { isObject } from '../core/values/is-object.js';
import { readOptions } from '../core/arguments/option-checks.js';
import type { Transport } from '../core/transport/transport.js';
import { createAgent, createTransport } from './dispatcher-transport.js';
import type { Dispatcher } from './optional-types.js';

/** Options of {@link undiciTransport}. */
export interface UndiciTransportOptions {
  /**
   * The dispatcher, which decides on connections, pipelining and proxies. You close it. By default the transport creates an
   * `Agent`.
   */
  dispatcher?: Dispatcher;
}

/**
 * A transport on undici, for services that make many calls: several times as many a second as with the default one.
 *
 * ```ts
 * const client = new ApiClient({ region: 'eu_west_1', transport: undiciTransport() });
 * ```
 *
 * @throws {@link ConfigurationError} for an unknown option, such as an option of an agent: pass those to the `dispatcher`.
 */
export function undiciTransport(options: UndiciTransportOptions = {}): Transport {
  const { dispatcher } = readOptions('undiciTransport', options, { dispatcher: [isDispatcher, 'a Dispatcher of undici'] });
  return createTransport(createAgent, dispatcher as Parameters<typeof createTransport>[1]);
}

const isDispatcher = (value: unknown): boolean => isObject(value) && typeof value['dispatch'] === 'function';
