/** A request that was read from another program. */
export interface ImportedRequest {
  verb: string;
  url: string;
  /** The text of the body. */
  body: string | undefined;
  /** Whether a token, a cookie or another secret was left out. */
  hasDroppedSecret: boolean;
}

/** Whether the header of a name holds a secret. */
export const isSecretHeader = (name: string): boolean => /^(?:proxy-)?authorization$|cookie|token|secret|api-?key/i.test(name);
