/** The key of a disposal method, as far as the reader's TypeScript knows it: `lib.esnext.disposable`, or the types of Node. */
type DisposalKey<Name extends 'dispose' | 'asyncDispose', All = SymbolConstructor> =
  All extends Readonly<Record<Name, infer Key extends symbol>> ? Key : never;

/** Something that `using` ends. */
export type EndedByUsing = Record<DisposalKey<'dispose'>, () => void>;

/** Something that `await using` ends. */
export type EndedByAwaitUsing = Record<DisposalKey<'asyncDispose'>, () => Promise<void>>;

/** Adds a disposal method to a prototype, where the runtime has its symbol. */
export function defineDispose(name: 'dispose' | 'asyncDispose', prototype: object, value: (this: never) => unknown): void {
  const key = (Symbol as unknown as Partial<Record<typeof name, symbol>>)[name];
  if (key) Object.defineProperty(prototype, key, { value, configurable: true, writable: true });
}
