/** The client on `fetch` without the API classes, which then come one by one from `contact-centre-client/apis/…`. */
export { ApiClient } from '../clients/on-fetch.js';
export type { ApiClientOptions } from '../clients/on-fetch.js';
export { fetchTransport } from '../core/transport-fetch.js';
export * from './surface.js';
