export { ApiClient } from './fetch-client.js';
export type { ApiClientOptions } from './fetch-client.js';
export { fetchTransport } from './core/transport-fetch.js';
export * from './surface.js';
