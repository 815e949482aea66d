/**
 * What only Node supports: the configuration file, client certificates and proxies.
 *
 * @packageDocumentation
 */
export { readConfig, watchConfig } from './config-file.js';
export type { FileOptions } from './config-file.js';
export { mtls } from './mtls.js';
export type { Mtls, MtlsOptions, Pem } from './mtls.js';
export { proxyTransport } from './proxy-transport.js';
export type { ProxyTransportOptions } from './proxy-transport.js';
export { undiciTransport } from './undici-transport.js';
export type { UndiciTransportOptions } from './undici-transport.js';
