import './environment.js';

// Loaded with the first handler in CommonJS (tsup.config.ts): Jest cannot load msw without settings, and `sandbox.fetch` works
// without it.
export { http, ws } from 'msw';
