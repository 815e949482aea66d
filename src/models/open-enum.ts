/** Values that the platform enumerates: an editor completes them, and one that the platform adds tomorrow passes too. */
export type OpenEnum<T extends string> = T | (string & Record<never, never>);

/**
 * A type whose enumerations take none but their known values, however deep they stand. With `satisfies` it makes the compiler
 * find a misspelt value that an {@link OpenEnum} lets through, and costs nothing when the program runs.
 *
 * @example
 * ```ts
 * users.patchUser(id, { version, state: 'inactve' } satisfies Closed<UpdateUser>); // does not compile
 * ```
 */
export type Closed<T> = unknown extends T ? T : ClosedText<Extract<T, string>> | ClosedValue<Exclude<T, string>>;

type ClosedText<T extends string> = [KnownText<T>] extends [never] ? T : KnownText<T>;

type KnownText<T extends string> = T extends string ? (string extends T ? never : T) : never;

type ClosedValue<T> = T extends Date | ((...args: never) => unknown) ? T : { [Field in keyof T]: Closed<T[Field]> };
