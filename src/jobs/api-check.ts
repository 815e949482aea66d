import type { CallSender } from '../core/call/operation.js';
import { defaultClient } from '../core/call/default-client.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { kindOf } from '../core/values/plain-objects.js';

/** How messages name a family and its API class. */
interface Caller {
  readonly name: string;
  readonly api?: string;
}

/**
 * Checks the API argument of a family. Missing operations are reported only when they are called, because a test double may
 * implement only some.
 *
 * @returns the API. Calling an operation that it lacks throws a ConfigurationError.
 */
export function checkApi<A>({ name, api: className }: Caller, api: A): A {
  const remedy = className === undefined ? '' : `. Pass new ${className}(client)`;
  const isClient = isObject(api) && typeof api['send'] === 'function' && typeof api['call'] !== 'function';
  if (!isObject(api) || Array.isArray(api) || isClient) {
    const kind = typeof api === 'function' ? 'a class' : kindOf(api);
    throw new ConfigurationError(`${name} needs an instance of its API class, not ${kind}${remedy}`);
  }
  return new Proxy(api, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (value === undefined && typeof key === 'string' && /^(?:delete|get|head|patch|post|put)[A-Z]/.test(key))
        throw new ConfigurationError(`${name} calls ${key}, which ${kindOf(target)} does not have${remedy}`);
      // Bound, because private fields of a subclass are not reachable through a proxy.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Returns the client of an API. Read by name, because `client` is a protected property. */
export function clientOf(api: unknown): CallSender | undefined {
  return (api as { client?: CallSender }).client ?? defaultClient.current;
}

/** Calls an operation that starts a job. If the operation fails because its input is missing, the error says so. */
export function callStart<T>(name: string, input: unknown, start: () => T): T {
  try {
    return start();
  } catch (cause) {
    if (!(cause instanceof TypeError) || isObject(input)) throw cause;
    throw new ConfigurationError(`${name}.start needs its input as the second argument, not ${kindOf(input)}`, { cause });
  }
}
