/** The documented values of an open enumeration, without the fallback for new ones. */
export type KnownValues<E> = E extends string ? (string extends E ? never : E) : never;
