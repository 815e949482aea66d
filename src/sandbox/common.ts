/** The sandbox itself. In the package it is one file that every entry with a sandbox in it imports: who serves one, who tests by one, and the command. */
export * from './store/errors.js';
export * from './store/control/request-log.js';
export * from './http/received.js';
export * from './remote.js';
export * from './sandbox.js';
// What the commands that record and check need of it, too.
export * from '../contract/index.js';
export * from '../contract/operations.js';
export * from './operations/route.js';
export * from './operations/places.js';
export * from './operations/shapes.js';
export * from './operations/surface.js';
export * from './http/body.js';
export * from './seed/anything.js';
export * from './seed/plan.js';
export * from './seed/sections.js';
export * from './sign-in/seeded-roles.js';
