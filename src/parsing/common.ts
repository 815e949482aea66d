/** What is read of somebody's program. In the package it is one file, because both commands that read programs need the parser in it. */
export * from './files.js';
export * from './folder-command.js';
export * from './grouped.js';
export * from './names.js';
export * from './packages.js';
export * from './scopes.js';
export * from './scripts.js';
export * from './syntax.js';
