/** The key of a disposal method in the reader's TypeScript, declared by `lib.esnext.disposable` or the types of Node. */
type DisposalKey<Name extends 'dispose' | 'asyncDispose', All = SymbolConstructor> =
  All extends Readonly<Record<Name, infer Key extends symbol>> ? Key : never;

/** An object for `using`. */
export type EndedByUsing = Record<DisposalKey<'dispose'>, () => void>;

/** An object for `await using`. */
export type EndedByAwaitUsing = Record<DisposalKey<'asyncDispose'>, () => Promise<void>>;

/** Adds a disposal method to a prototype if the runtime has the symbol. */
export function defineDispose(name: 'dispose' | 'asyncDispose', prototype: object, value: (this: never) => unknown): void {
  const key = (Symbol as unknown as Partial<Record<typeof name, symbol>>)[name];
  if (key) Object.defineProperty(prototype, key, { value, configurable: true, writable: true });
}
