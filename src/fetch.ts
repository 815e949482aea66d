export * from './client-fetch.js';
export * from './areas.js';
