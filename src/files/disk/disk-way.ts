import type { Attempt } from '../attempts.js';
import type { DownloadOptions, FileHead, PathSource, StreamSource } from '../options.js';

/** A source whose size is known. */
export interface Opened {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The bytes from their beginning, with every call. */
  stream(): ReadableStream<Uint8Array>;
  /** The same in one piece, where it is one. */
  readonly blob?: Blob;
  /** Rejects if the source has changed since it was opened. */
  checkUnchanged?(): Promise<void>;
  /** Must be called when it is no longer needed. */
  close?(): Promise<void>;
}

/** Where a download is written. */
export interface Sink {
  /** Rejects when the signal fires, where the bytes go to code of the caller's. */
  write(chunk: Uint8Array, signal: AbortSignal): Promise<void>;
  /** Forgets what was written; not everything can. */
  restart?(): Promise<void>;
  /** Keeps what was written. @returns where it is, where that can be told. */
  end(): Promise<string | undefined>;
  /** Leaves nothing behind. */
  drop(): Promise<void>;
}

/** An MD5 in the making. */
export interface Digest {
  update(bytes: Uint8Array): void;
  base64(): string;
}

/** Where a file goes, and how. */
export interface Target {
  method: 'PUT' | 'POST';
  url: string;
  /** These and no others. */
  headers: Record<string, string>;
  /** Of a form: the platform takes the file itself, with its token. */
  fields: Readonly<Record<string, string>> | undefined;
}

/** Characters of an answer that are read. */
export const TOLD = 10_000;

/** What a store has answered. */
export interface StoreAnswer {
  status: number;
  /** Its beginning. */
  text: string;
}

/** What a runtime with files and sockets does better than one without. */
export interface Disk {
  open(source: PathSource | StreamSource, signal: AbortSignal | undefined): Promise<Opened>;
  send: (target: Target, file: Opened, attempt: Attempt) => Promise<StoreAnswer>;
  place(to: string, file: FileHead, options: Pick<DownloadOptions, 'name' | 'existing'>): Promise<Sink>;
  digest(): Digest;
  /** Requests a file without `fetch`. The body is unpacked, and fails unless it is complete. */
  fetch(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
}

/** Loads it where there is one. */
export type LoadDisk = (() => Promise<Disk>) | undefined;
