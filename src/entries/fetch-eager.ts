export { ApiClient } from '../clients/on-fetch.js';
export type { ApiClientOptions } from '../clients/on-fetch.js';
export { fetchTransport } from '../core/transport/transport-fetch.js';
export * from './surface.js';
