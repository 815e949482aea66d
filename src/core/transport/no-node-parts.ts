/** Replaces `node-parts` in bundles for browsers, which are then smaller by the code for Node. */
export const loadNodeFetch: (fetchWith?: typeof fetch) => undefined = () => undefined;

export const loadNodeConnections = (): undefined => undefined;

/** A browser repeats safe requests by itself. */
export const retryFetch = (error: Error): Promise<never> => Promise.reject(error);

/** Consoles of browsers show the fields of an object, and no result of a method. */
export const showAsJson = (): void => undefined;
