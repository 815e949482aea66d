import { loadModule } from '../arguments/load-module.js';

/**
 * The used parts of axios, loaded with the first request that it sends: few requests in Node, and axios takes longer to load
 * than everything else. Bundles for browsers, where it sends every request, use `axios-eager` instead (`browser` in
 * package.json).
 */
export const axiosParts = async () => await loadModule(() => import('axios'));
