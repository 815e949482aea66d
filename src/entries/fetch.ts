export * from './fetch-client.js';
export * from './areas.js';
