import { checkSignal } from '../core/call/request-checks.js';
import { InvalidParameterError } from '../core/errors/errors.js';
import { copyOptions } from '../core/arguments/option-checks.js';
import { isFunction, kindOf } from '../core/values/plain-objects.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import type { Repair } from './listener.js';
import type { SubscriptionSettings } from './subscription.js';
import type { ListenEachOptions, ListenOptions } from './types.js';

const singleOptions = { repair: 0, signal: 0 };
const eachOptions = { ...singleOptions, onAccepted: 0, onRefused: 0 };

/**
 * Checks the arguments of a subscription to one topic.
 *
 * @throws InvalidParameterError for a listener or a repair that is no function, ConfigurationError for other options.
 */
export function checkListening(
  operation: 'events' | 'on' | 'onTopic',
  topic: string,
  listener: unknown,
  options: unknown,
): SubscriptionSettings {
  requireFunction('listener', operation, listener);
  const { repair, signal } = readOptions(operation, options, singleOptions) as ListenOptions<unknown>;
  const readState: Repair['readState'] | undefined = repair && (async (_ids, request) => new Map([['', await repair(request)]]));
  return { topic, notify: createNotifier(listener), repair: readState && createRepair(readState), signal: checkSignal(signal) };
}

/** Checks the arguments of a subscription to several topics. */
export function checkListeningEach(
  topic: string,
  listener: unknown,
  options: unknown,
  namesOf: NonNullable<SubscriptionSettings['namesOf']>,
): SubscriptionSettings {
  requireFunction('listener', 'onEach', listener);
  const { repair, signal, onAccepted, onRefused } = readOptions('onEach', options, eachOptions) as ListenEachOptions<unknown>;
  return {
    topic,
    namesOf,
    notify: createNotifier(listener),
    repair: repair && createRepair(repair),
    signal: checkSignal(signal),
    onAccepted: onAccepted && isolateErrors('An onAccepted listener', onAccepted),
    onRefused: onRefused && isolateErrors('An onRefused listener', onRefused),
  };
}

/** Has no prototype, like the result of `copyOptions`. */
const NO_OPTIONS = Object.freeze(Object.create(null) as object);

function readOptions(operation: string, options: unknown, names: object): object {
  if (options === undefined || options === null) return NO_OPTIONS;
  const checked = copyOptions(`The options of ${operation}`, options, names);
  for (const name of ['repair', 'onAccepted', 'onRefused']) {
    if (checked[name] !== undefined) requireFunction(name, operation, checked[name]);
  }
  return checked;
}

function requireFunction(name: string, operation: string, value: unknown): void {
  if (!isFunction(value)) throw new InvalidParameterError(name, operation, `it must be a function, not ${kindOf(value)}`);
}

const createNotifier = (listener: unknown): SubscriptionSettings['notify'] =>
  isolateErrors('A listener to notifications', listener as () => unknown);

const createRepair = (readState: Repair['readState']): Repair => ({
  readState,
  due: new Set(),
  isQueued: false,
  isDelayed: false,
  failures: 0,
  starts: [],
});
