import type { HeaderReader } from '../../core/transport/body-end.js';
import { isCompressed } from '../../core/transport/body-end.js';
import { FileError } from '../errors.js';

/** The version of a file according to the first response. A later response must match it before its bytes are appended. */
export interface FileVersion {
  /**
   * A strong ETag. Without one a download never resumes, because nothing else proves that two responses come from the same
   * file.
   */
  readonly etag: string | undefined;
  readonly lastModified: string | null;
  /** Size in bytes, if the store reports it. */
  readonly size: number | undefined;
}

/** Reads the version of a file from a response with the complete file. */
export function versionOf(headers: HeaderReader): FileVersion {
  const isPlain = !isCompressed(headers);
  const etag = headers.get('etag') ?? '';
  return {
    // The ETag of a compressed response identifies the compressed bytes. A weak ETag (`W/"..."`) does not guarantee equal
    // bytes.
    etag: isPlain && /^"[^"\s]+"$/.test(etag) ? etag : undefined,
    lastModified: headers.get('last-modified'),
    size: isPlain ? lengthOf(headers) : undefined,
  };
}

/** Reads `Content-Length`. @throws FileError if it is no whole number. */
export function lengthOf(headers: HeaderReader): number | undefined {
  const length = headers.get('content-length');
  if (length === null) return undefined;
  const bytes = Number(length);
  if (!/^\d+$/.test(length) || !Number.isSafeInteger(bytes))
    throw new FileError(`The store sent an invalid Content-Length: ${length}`, 'ERR_FILE_CORRUPT');
  return bytes;
}

/** Whether a 200 response states that it contains only a part, as some proxies do. */
export function statesPart(headers: HeaderReader): boolean {
  const range = headers.get('content-range');
  if (range === null) return false;
  const [, last, size] = /^bytes 0-(\d{1,15})\/(\d{1,15})$/i.exec(range.trim()) ?? [];
  return last === undefined || Number(last) + 1 !== Number(size);
}

/** The part of a file in a 206 response. */
export interface FilePart {
  /** The offset after its last byte. */
  readonly end: number;
  /** Size of the whole file in bytes. */
  readonly size: number;
}

/**
 * Reads a 206 response that should continue a file at an offset.
 *
 * @returns `undefined` if it is not certain that the bytes belong at that offset of that version.
 */
export function continuationOf(headers: HeaderReader, offset: number, version: FileVersion): FilePart | undefined {
  if (headers.get('etag') !== version.etag || isCompressed(headers)) return undefined;
  const lastModified = headers.get('last-modified');
  if (lastModified !== null && version.lastModified !== null && lastModified !== version.lastModified) return undefined;
  const range = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec((headers.get('content-range') ?? '').trim());
  if (!range) return undefined;
  const [first, last, size] = range.slice(1).map(Number) as [number, number, number];
  if (first !== offset || last < first || last >= size) return undefined;
  if (version.size !== undefined && version.size !== size) return undefined;
  const length = headers.get('content-length');
  if (length !== null && Number(length) !== last - first + 1) return undefined;
  return { end: last + 1, size };
}
