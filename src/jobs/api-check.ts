import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { kindOf } from '../core/values/plain-objects.js';

/** What a family calls its API class, and itself, in messages. */
interface Caller {
  readonly name: string;
  /** The name of the API class. */
  readonly api?: string;
}

/**
 * Checks the API that a family is to call. Whether it has the operations shows when they are called: a stand-in in a test may have no others.
 *
 * @returns the API. An operation that it does not have is a ConfigurationError there.
 */
export function checkedApi<A>({ name, api: expected }: Caller, api: A): A {
  const remedy = expected === undefined ? '' : `. Pass new ${expected}(client)`;
  const isClient = isObject(api) && typeof api['send'] === 'function' && typeof api['call'] !== 'function';
  if (!isObject(api) || Array.isArray(api) || isClient) {
    const kind = typeof api === 'function' ? 'a class' : kindOf(api);
    throw new ConfigurationError(`${name} takes the API class of its calls, not ${kind}${remedy}`);
  }
  return new Proxy(api, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (value === undefined && typeof key === 'string' && /^(?:delete|get|head|patch|post|put)[A-Z]/.test(key))
        throw new ConfigurationError(`${name} calls ${key}, which ${kindOf(target)} does not have${remedy}`);
      // Bound, because a subclass may have private fields, which a proxy has not.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Calls an operation that starts a job. One that reads the fields of an input that is missing names it. */
export function startedBy<T>(name: string, input: unknown, start: () => T): T {
  try {
    return start();
  } catch (cause) {
    if (!(cause instanceof TypeError) || isObject(input)) throw cause;
    throw new ConfigurationError(`${name}.start needs its input as the second argument, not ${kindOf(input)}`, { cause });
  }
}
