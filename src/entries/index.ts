export * from './whole.js';
export * as default from './whole.js';
