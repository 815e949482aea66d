export { ApiClient } from './axios-client.js';
export type { ApiClientOptions } from './axios-client.js';
export { axiosTransport } from './core/transport-axios.js';
export type { AxiosTransportOptions } from './core/transport-axios.js';
export * from './surface.js';
