/**
 * Paths below it control the sandbox and do not exist on the platform. They need no token, receive no faults and are not
 * logged.
 */
export const CONTROL = '/sandbox';
