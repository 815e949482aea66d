/** Here, so that it is in the file that uploads and downloads share. */
export { throwIfAborted } from '../core/transport/aborts.js';
