import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';

/** Why a {@link FileError} was raised. */
export type FileErrorCode =
  | 'ERR_FILE_ADDRESS'
  | 'ERR_FILE_CORRUPT'
  | 'ERR_FILE_EXISTS'
  | 'ERR_FILE_NONE'
  | 'ERR_FILE_PATH'
  | 'ERR_FILE_REFUSED'
  | 'ERR_FILE_SIZE'
  | 'ERR_FILE_SOURCE'
  | 'ERR_FILE_WRITE';

/** A file did not get where it was to go. Shows no signed address: whoever has one can fetch the file. */
export class FileError extends ContactCentreError {
  declare readonly name: 'FileError';
  declare readonly code: FileErrorCode;
  /** What the store answered, where it refused. */
  declare readonly status?: number;
  /** What the store, or the system, calls it: `AccessDenied`, `ENOSPC`, … */
  declare readonly reason?: string;

  constructor(message: string, code: FileErrorCode, options: ErrorOptions = {}, more: { status?: number; reason?: string } = {}) {
    super(message, code, options, more);
  }
}

/** The platform has a file and does not give it now: it is in the archive, being fetched from there, being prepared, or deleted. */
export class FileUnavailableError extends ContactCentreError {
  declare readonly name: 'FileUnavailableError';
  /** `ARCHIVED`, `RESTORING`, `DELETED`, … as the platform has it; `PREPARING` where it had not been made ready within `maxWaitMs`. */
  declare readonly state: string;
  /** The id of the recording, where it is one. */
  declare readonly id: string | undefined;

  constructor(state: string, id?: string) {
    super(`The file${id === undefined ? '' : ` ${id}`} cannot be had: it is ${state}`, 'ERR_FILE_UNAVAILABLE', {}, { state, id });
  }
}

brand({ FileError, FileUnavailableError });
