/** What calls without a valid token need. One module, because the name of each lazily loaded file takes bytes on initial load. */
export { missingTokenError } from './missing-token.js';
export { renewToken } from './refresh.js';
export { waitForSignIn } from './waiting.js';
