/** Below it lies what the platform does not have; it needs no token, meets no fault and is not among the kept requests. */
export const CONTROL = '/sandbox';
