export * from './root.js';
export * as default from './root.js';
