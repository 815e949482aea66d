import type { ApiPromise } from '../../core/call/api-promise.js';
import type { CallSender, OperationCall } from '../../core/call/operation.js';
import { kindOf } from '../../core/values/plain-objects.js';

/** An API class of the package, or one with the same form. */
export type ApiClass<A> = new (client?: CallSender) => A;

/** The method names of an API class. */
export type OperationName<A> = {
  [K in keyof A]: A[K] extends (...args: never[]) => ApiPromise<unknown> ? K : never;
}[keyof A] &
  string;

/** The arguments of a method of an API class. */
export type OperationArguments<A, K extends keyof A> = A[K] extends (...args: infer P) => ApiPromise<unknown> ? P : never;

/** The result of a method of an API class. */
export type OperationResult<A, K extends keyof A> = A[K] extends (...args: never[]) => ApiPromise<infer R> ? R : never;

/** Returns the request that a method would send. It calls the method itself, because a minifier may have changed all names. */
export function callOf<A>(api: ApiClass<A>, method: OperationName<A>, values: readonly unknown[] = []): OperationCall {
  if (typeof api !== 'function') throw new TypeError(`An API class such as UsersApi is needed, not ${kindOf(api)}`);
  let sentCall: OperationCall | undefined;
  const sender = {
    send: (call: OperationCall): unknown => {
      sentCall = call;
      return undefined;
    },
  };
  const instance = new api(sender as CallSender);
  const operation: unknown = instance[method];
  if (typeof operation === 'function' && operation !== api) operation.apply(instance, values);
  if (sentCall === undefined) throw new TypeError(`"${method}" is no operation of ${api.name}`);
  return sentCall;
}
