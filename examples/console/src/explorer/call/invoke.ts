import type { ApiPromise, CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { Operation } from '../data/types.js';
import type { CallArguments } from '../form/values.js';
import { positional } from '../form/values.js';

/** An API class, e.g. `UsersApi`. */
export type ApiClass = new (client: CallSender) => object;

/** Returns the class of that name in a module of `contact-centre-client/apis/…`. */
export function findApiClass(module: Readonly<Record<string, unknown>>, className: string): ApiClass {
  const apiClass = module[className];
  if (typeof apiClass !== 'function') throw new TypeError(`There is no class ${className}`);
  return apiClass as ApiClass;
}

/** Calls the method as a program would. */
export function invoke(Api: ApiClass, operation: Operation, args: CallArguments, sender: CallSender): ApiPromise<unknown> {
  const api = new Api(sender);
  const method: unknown = Reflect.get(api, operation.name);
  if (typeof method !== 'function') throw new TypeError(`${Api.name} has no method ${operation.name}`);
  return Reflect.apply(method, api, positional(operation, args)) as ApiPromise<unknown>;
}

/** Returns the same client with request options for every call, since their parameter position differs between methods. */
export function withRequest(client: CallSender, request: RequestOptions): CallSender {
  return { send: (call) => client.send({ ...call, request: { ...call.request, ...request } }) };
}
