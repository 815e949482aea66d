import type { HeadersGiven } from '../core/call/operation.js';

/** Headers of one call, in addition to its options. */
export interface WithHeaders {
  customHeaders?: HeadersGiven;
}

/**
 * An API class whose methods accept `customHeaders` in the types of their options. The client accepts them in any case: `const
 * users: WithCustomHeaders<UsersApi> = new UsersApi()`.
 */
export type WithCustomHeaders<Api> = {
  [Method in keyof Api]: Api[Method] extends (...values: infer Values extends unknown[]) => infer Answer
    ? (...values: { [At in keyof Values]: Headed<Values[At]> }) => Answer
    : Api[Method];
};

/** Only optional arguments that are objects get headers: options and request options. */
type Headed<Value> = undefined extends Value ? (NonNullable<Value> extends object ? Value & WithHeaders : Value) : Value;
