export { bodyOf } from './upload/body.js';
export type { BodyOf } from './upload/body.js';
export { FileError, FileUnavailableError } from './errors.js';
export type { FileErrorCode } from './errors.js';
export { contactListFile } from './files.js';
export type { Download, Downloadable, Upload } from './files.js';
export { safeName } from './names.js';
export type * from './options.js';
