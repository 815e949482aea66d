/** Reads programs. In the package it is one file, since both commands that read programs need its parser. */
export * from './files.js';
export * from './folder-command.js';
export * from './add-to-group.js';
export * from './names.js';
export * from './packages.js';
export * from './scopes.js';
export * from './scripts.js';
export * from './syntax.js';
