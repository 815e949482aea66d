/** Values that the platform enumerates: an editor completes them, and one that the platform adds tomorrow passes too. */
export type OpenEnum<T extends string> = T | (string & Record<never, never>);
