import type { HeaderReader } from '../../core/transport/body-end.js';
import { isPacked } from '../../core/transport/body-end.js';
import { FileError } from '../errors.js';

/** What the first response says about a file. A later response must agree before its bytes are joined to those of the first. */
export interface FileVersion {
  /** A strong ETag. Without one a download is never continued: nothing else proves that two responses come from the same file. */
  readonly etag: string | undefined;
  readonly lastModified: string | null;
  /** Bytes, where the store reports them. */
  readonly size: number | undefined;
}

/** Reads what identifies the version of a file from the response that brings it from its beginning. */
export function versionOf(headers: HeaderReader): FileVersion {
  const isPlain = !isPacked(headers);
  const etag = headers.get('etag') ?? '';
  return {
    // The ETag of a packed response identifies the packed bytes. `W/"..."` promises equal meaning, not equal bytes.
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
    throw new FileError('The store sent a Content-Length that is no number of bytes', 'ERR_FILE_CORRUPT');
  return bytes;
}

/** Whether a response that should bring a whole file says that it brings a part, as some proxies answer 200 for a 206. */
export function statesPart(headers: HeaderReader): boolean {
  const range = headers.get('content-range');
  if (range === null) return false;
  const [, last, size] = /^bytes 0-(\d{1,15})\/(\d{1,15})$/i.exec(range.trim()) ?? [];
  return last === undefined || Number(last) + 1 !== Number(size);
}

/** The part of a file that a 206 response brings. */
export interface FilePart {
  /** The offset behind its last byte. */
  readonly end: number;
  /** Bytes of the whole file. */
  readonly size: number;
}

/**
 * Reads a 206 response that is to continue a file at an offset.
 *
 * @returns `undefined` if it is not certain that the bytes belong at that offset of that version.
 */
export function continuationOf(headers: HeaderReader, offset: number, version: FileVersion): FilePart | undefined {
  if (version.etag === undefined || headers.get('etag') !== version.etag || isPacked(headers)) return undefined;
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
