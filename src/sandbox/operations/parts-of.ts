/**
 * The parts of a declared result. A `JsonObject` may be any value, because the platform does not describe it.
 *
 * `Mark` is required of each object too; `unknown` requires nothing.
 */
export type PartsOf<T, Mark> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer E)[]
    ? readonly PartsOf<E, Mark>[]
    : [string, unknown] extends [keyof T, T[keyof T]]
      ? unknown
      : T extends object
        ? { readonly [K in keyof T]?: PartsOf<T[K], Mark> | undefined } & Mark
        : T;
