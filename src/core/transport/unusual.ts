/** What only gateways and unusual responses need. One module, because the name of each lazily loaded file takes bytes on initial load. */
export { createSizeError, readBounded } from './bounded-body.js';
export { gatewayCredentials } from './gateway-credentials.js';
export { readContent } from './unusual-content.js';
export { completeResponse } from './unusual-response.js';
