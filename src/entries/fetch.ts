export * from './fetch-client.js';
export * from './areas.js';
// The client's own; the type of that name of the platform's log captures is in `./models`.
export type { LogEntry } from './fetch-client.js';
