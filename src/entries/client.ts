/** The client without the API classes, which then come one by one from `contact-centre-client/apis/…`: for programs that must start quickly. */
export { ApiClient } from '../clients/on-axios.js';
export type { ApiClientOptions } from '../clients/on-axios.js';
export { axiosTransport } from '../core/transport-axios.js';
export type { AxiosTransportOptions } from '../core/transport-axios.js';
export * from './surface.js';
