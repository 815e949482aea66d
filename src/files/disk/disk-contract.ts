import type { Attempt } from '../attempts.js';
import type { DownloadOptions, FileHead, PathSource, StreamSource } from '../options.js';

/** A source of known size. */
export interface OpenSource {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** Returns a new stream from the beginning on each call. */
  stream(): ReadableStream<Uint8Array>;
  /** The same bytes as a Blob, if the source is one. */
  readonly blob?: Blob;
  /** Rejects if the source has changed since it was opened. */
  checkUnchanged?(): Promise<void>;
  /** Must be called when the source is no longer needed. */
  close?(): Promise<void>;
}

/** The destination of a download. */
export interface Sink {
  /** Rejects on abort while the caller's stream processes the bytes. */
  write(chunk: Uint8Array, signal: AbortSignal): Promise<void>;
  /** Discards the bytes written so far. Absent if the destination cannot start over. */
  restart?(): Promise<void>;
  /** Completes the file. @returns its path, if it has one. */
  end(): Promise<string | undefined>;
  /** Discards the file. */
  drop(): Promise<void>;
}

/** An incremental MD5 digest. */
export interface Digest {
  update(bytes: Uint8Array): void;
  base64(): string;
}

/** The destination of an upload. */
export interface Target {
  method: 'PUT' | 'POST';
  url: string;
  /** The complete set of headers. */
  headers: Record<string, string>;
  /** Form fields, for files that the platform itself accepts with its token. */
  fields: Readonly<Record<string, string>> | undefined;
}

/** The maximum number of characters read from an error response. */
export const MAX_ERROR_TEXT = 10_000;

/** The response of a store. */
export interface StoreResponse {
  status: number;
  /** The beginning of the body. */
  text: string;
}

/** Transfers with the file system and sockets of the runtime, instead of `fetch` alone. */
export interface Disk {
  open(source: PathSource | StreamSource, signal: AbortSignal | undefined): Promise<OpenSource>;
  send: (target: Target, file: OpenSource, attempt: Attempt) => Promise<StoreResponse>;
  createSink(to: string, file: FileHead, options: Pick<DownloadOptions, 'name' | 'existing'>): Promise<Sink>;
  digest(): Digest;
  /** Fetches a file without `fetch`. The body is decompressed, and fails unless it is complete. */
  fetch(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
}

/** Loads the disk module, if the runtime has a file system. */
export type LoadDisk = (() => Promise<Disk>) | undefined;
