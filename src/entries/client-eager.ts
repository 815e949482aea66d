export { ApiClient } from '../clients/on-axios.js';
export type { ApiClientOptions } from '../clients/on-axios.js';
export { axiosTransport } from '../core/transport/transport-axios.js';
export type { AxiosTransportOptions } from '../core/transport/transport-axios.js';
export * from './surface.js';
