/** Replaces `encode-qs` in bundles for browsers, which are then smaller by qs. */
export { encodeForm } from './encode-form.js';
