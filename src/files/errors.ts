import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';

/** The cause of a {@link FileError}. */
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

/** A file transfer failed. The error omits the signed address, because it grants access to the file. */
export class FileError extends ContactCentreError {
  declare readonly name: 'FileError';
  declare readonly code: FileErrorCode;
  /** The HTTP status, if the store rejected the request. */
  declare readonly status?: number;
  /** The error code of the store or the system: `AccessDenied`, `ENOSPC`, … */
  declare readonly reason?: string;

  constructor(
    message: string,
    code: FileErrorCode,
    options: ErrorOptions = {},
    details: { status?: number; reason?: string | undefined } = {},
  ) {
    super(message, code, options, details);
  }
}

/** The platform has the file but cannot deliver it: it is archived, being restored, being prepared, or deleted. */
export class FileUnavailableError extends ContactCentreError {
  declare readonly name: 'FileUnavailableError';
  /** The platform's state, e.g. `ARCHIVED`, `RESTORING` or `DELETED`; `PREPARING` if it was not ready within `maxWaitMs`. */
  declare readonly state: string;
  /** The id of the recording, if it is one. */
  declare readonly id: string | undefined;

  constructor(state: string, id?: string) {
    super(
      `The file${id === undefined ? '' : ` ${id}`} is not available: its state is ${state}. Restore it, or try again later`,
      'ERR_FILE_UNAVAILABLE',
      {},
      { state, id },
    );
  }
}

brand({ FileError, FileUnavailableError });
