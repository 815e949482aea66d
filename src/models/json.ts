/** Any JSON object: the platform does not say what is in it. */
export type JsonObject = Record<string, unknown>;

/** Values by a key of the organisation's own, such as an attribute's name. */
export type Dictionary<T> = Record<string, T>;
