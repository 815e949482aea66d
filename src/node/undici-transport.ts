import { isObject } from '../core/values/is-object.js';
import { checkedOptions } from '../core/arguments/option-checks.js';
import type { Transport } from '../core/transport/transport.js';
import { createAgent, transportOn } from './dispatching.js';
import type { Dispatcher } from './optional-types.js';

/** What {@link undiciTransport} can be told. */
export interface UndiciTransportOptions {
  /** Decides on connections, pipelining and proxies, and is yours to close; an `Agent` of the transport's own where nothing is said. */
  dispatcher?: Dispatcher;
}

/**
 * A transport on undici, for services that make many calls: several times as many a second as with the default one.
 *
 * ```ts
 * const client = new ApiClient({ region: 'eu_west_1', transport: undiciTransport() });
 * ```
 *
 * @throws {@link ConfigurationError} where it is told what there is not, such as an agent's own options: those go to the `dispatcher`.
 */
export function undiciTransport(options: UndiciTransportOptions = {}): Transport {
  const { dispatcher } = checkedOptions('undiciTransport', options, { dispatcher: [isDispatcher, 'a Dispatcher of undici'] });
  return transportOn(createAgent, dispatcher as Parameters<typeof transportOn>[1]);
}

const isDispatcher = (value: unknown): boolean => isObject(value) && typeof value['dispatch'] === 'function';
