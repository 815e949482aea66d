import type { ApiPromise } from '../../core/call/api-promise.js';
import type { CallSender, OperationCall } from '../../core/call/operation.js';
import { kindOf } from '../../core/values/plain-objects.js';

/** A class of the package's API classes, or one made like them. */
export type ApiClass<A> = new (client?: CallSender) => A;

/** The methods of an API class. */
export type OperationName<A> = {
  [K in keyof A]: A[K] extends (...args: never[]) => ApiPromise<unknown> ? K : never;
}[keyof A] &
  string;

/** What a method of an API class takes. */
export type OperationArguments<A, K extends keyof A> = A[K] extends (...args: infer P) => ApiPromise<unknown> ? P : never;

/** What a method of an API class comes back with. */
export type OperationResult<A, K extends keyof A> = A[K] extends (...args: never[]) => ApiPromise<infer R> ? R : never;

/** What a method would send. Asked of the method itself: it is the one that knows, whatever a minifier made of the names. */
export function callOf<A>(api: ApiClass<A>, method: OperationName<A>, values: readonly unknown[] = []): OperationCall {
  if (typeof api !== 'function') throw new TypeError(`An API class such as UsersApi is needed, not ${kindOf(api)}`);
  let sent: OperationCall | undefined;
  const sender = {
    send: (call: OperationCall): unknown => {
      sent = call;
      return undefined;
    },
  };
  const instance = new api(sender as CallSender);
  const operation: unknown = instance[method];
  if (typeof operation === 'function' && operation !== api) operation.apply(instance, values);
  if (sent === undefined) throw new TypeError(`"${method}" is no operation of ${api.name}`);
  return sent;
}
