/** An entity of which nothing is known but that it is a JSON object. */
export type Json = Record<string, unknown>;
