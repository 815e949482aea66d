/** The first type, or the second one if the first cannot be resolved and is `any`. */
type Resolved<Type, Otherwise> = 0 extends 1 & Type ? Otherwise : Type;

/* oxlint-disable typescript/ban-ts-comment -- A declaration may not name a package that is not installed. */

/** @ts-ignore undici is optional */
type UndiciDispatcher = import('undici').Dispatcher;

/** @ts-ignore @types/node is optional */
type NodeHttpsAgent = import('node:https').Agent;

/** undici's `Dispatcher`; without undici's types, the part of it that is used here. */
export type Dispatcher = Resolved<UndiciDispatcher, DispatcherLike>;

/** `Agent` of `node:https`; an object without Node's types. */
export type HttpsAgent = Resolved<NodeHttpsAgent, object>;

interface DispatcherLike {
  dispatch(options: object, handler: object): boolean;
  close(): Promise<void>;
}
