/** The client on `fetch` without the API classes, which then come one by one from `contact-centre-client/apis/…`. */
export { ApiClient } from './fetch-client.js';
export type { ApiClientOptions } from './fetch-client.js';
export { fetchTransport } from './core/transport-fetch.js';
export * from './surface.js';
