/** Replaces `node-parts` in bundles for browsers, which are then smaller by the code for Node. */
export const loadNodeFetch: (fetchWith?: typeof fetch) => undefined = () => undefined;

export const loadNodeConnections = (): undefined => undefined;
