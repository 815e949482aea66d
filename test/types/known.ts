/** The documented values of an open enumeration, without the door that it leaves open for new ones. */
export type Known<E> = E extends string ? (string extends E ? never : E) : never;
