export * from './client.js';
export * from './areas.js';
