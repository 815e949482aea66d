/**
 * The client on `fetch`, with all API classes. It needs no axios.
 *
 * @packageDocumentation
 */
export * from './fetch-client.js';
export * from './areas.js';
// The client's type; the platform's type of the same name, for log captures, is in `./models`.
export type { LogEntry } from './fetch-client.js';
