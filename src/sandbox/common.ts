/**
 * The sandbox itself. In the package it is one file, which every entry that contains a sandbox imports: server, test helpers
 * and command.
 */
export * from './store/errors.js';
export * from './store/control/request-log.js';
export * from './http/received-requests.js';
export * from './remote.js';
export * from './sandbox.js';
export * from './load-whole-sandbox.js';
export * from './whole.js';
// Needed by the commands that record, check and serve assistants.
export * from '../contract/index.js';
export * from '../contract/table.js';
export * from './operations/operation-route.js';
export * from './operations/route.js';
export * from './operations/collection-paths.js';
export * from './operations/shapes.js';
export * from './operations/surface.js';
export * from './operations/wholeness.js';
export * from './http/body.js';
export * from './http/validators.js';
export * from './seed/unsectioned-data.js';
export * from './seed/plan.js';
export * from './seed/sections.js';
export * from './sign-in/seeded-roles.js';
