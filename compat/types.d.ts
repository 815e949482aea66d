import type * as client from 'contact-centre-client/vendor';

/** Headers of one call, among its options. */
export interface CustomHeaders {
  customHeaders?: Record<string, string>;
}

/** Whether two types are the same. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- compares types exactly
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

/** Accepts any JSON object as an instance of an interface, and any text in a path as a number. */
type Loose<Value> =
  Same<NonNullable<Value>, Record<string, unknown>> extends true
    ? object | Exclude<Value, Record<string, unknown>>
    : Same<Value, string> extends true
      ? string | number
      : Value;

/** Optional arguments are objects of options, which can have `customHeaders` too. */
type Argument<Value> = undefined extends Value
  ? NonNullable<Value> extends object
    ? (CustomHeaders & { [Name in keyof NonNullable<Value>]: LooseOption<NonNullable<Value>[Name]> }) | undefined
    : Value
  : Loose<Value>;

type LooseOption<Value> = Same<NonNullable<Value>, Record<string, unknown>> extends true ? object | undefined : Value;

/**
 * A method as the vendor's package declares it: it returns a plain promise, so that an `async` function can replace it. It is
 * read from an object type, because arguments of methods are compared less strictly than those of functions.
 */
type Method<F> = F extends (...values: infer Values extends unknown[]) => client.ApiPromise<infer Result>
  ? { method(...values: { [At in keyof Values]: Argument<Values[At]> }): Promise<Result> }['method']
  : F;

/** An API class's instance as the vendor's package declares it. */
export type Api<Instance> = { [Name in keyof Instance]: Method<Instance[Name]> };

/** An API class. */
export interface ApiClass<Instance> {
  readonly prototype: Instance;
  new (apiClient?: client.ApiClient): Instance;
}

/** A method whose body is `opts.body`, and which also takes it as a separate argument. */
export type WithBody<F> = F extends (...values: infer Values) => Promise<infer Result>
  ? Required<Values> extends [...infer Ids, infer Options, client.RequestOptions]
    ? {
        /** @deprecated Pass the body as `opts.body`. */
        (...values: [...Ids, body: BodyOf<Options>, opts?: Omit<Options, 'body'> & CustomHeaders]): Promise<Result>;
        (...values: Values): Promise<Result>;
      }
    : F
  : F;

type BodyOf<Options> = Options extends { body?: infer Body } ? NonNullable<Body> : never;

/** Options as the vendor's package declares them: their lists are mutable. */
export type Options<DeclaredOptions> = CustomHeaders & {
  -readonly [Name in keyof DeclaredOptions]: Changeable<DeclaredOptions[Name]>;
};

type Changeable<Value> = Value extends readonly (infer Item)[] ? Item[] : LooseOption<Value>;

export type AuthPopupMsgName = 'gc_auth_popup';
export type AuthPopupMsgType = 'notify' | 'message';

export interface AuthPopupMessage {
  name: 'gc_auth_popup';
  type: 'message';
  hash?: string;
  search?: string;
  auth?: object;
  identifier?: string;
}

export interface AuthPopupNotify {
  name: 'gc_auth_popup';
  type: 'notify';
  identifier?: string;
}

/** @deprecated No method takes it, in the vendor's package either. */
export interface ProxyConfig {
  host: string;
  port: number;
  protocol: string;
}
