import { loaded } from '../arguments/loaded.js';

/**
 * What is used of axios, loaded with the first request that it is to send: few of Node's, and axios takes longer to load than all the rest.
 * In bundles for browsers, where it sends every request, `axios-at-hand` stands in its place (`browser` in package.json).
 */
export const axiosParts = async () => await loaded(() => import('axios'));
