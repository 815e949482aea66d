/** The progress of a file. */
export interface Progress {
  /** The name of the file. */
  name: string;
  /** Bytes transferred. Decreases only when an attempt starts over. */
  done: number;
  /** Total bytes, if known. */
  total: number | undefined;
  /** Bytes per second since this attempt began. */
  rate: number;
  /** The estimated remaining time at that rate, in s; present if the total is known and bytes have moved. */
  remaining: number | undefined;
}

/** Options of uploads and downloads. */
export interface TransferOptions {
  /** Called at the beginning, at the end, and up to ten times a second between. Errors that it throws are ignored. */
  onProgress?: (progress: Progress) => void;
  /** Aborts the transfer and removes the partial file. */
  signal?: AbortSignal;
  /** How long no bytes may move before an attempt fails, in ms; 60000 by default. 0 sets no limit. */
  timeout?: number;
  /** Sends the requests instead of the runtime's HTTP client, e.g. through a proxy or to a sandbox in the same program. */
  fetch?: typeof fetch;
}

/** A file on disk; in Node, Deno and Bun. */
export interface PathSource {
  path: string;
  /** The name for the upload, if it differs from the name on disk. */
  name?: string;
}

/** Bytes that are produced lazily. */
export interface StreamSource {
  /** Called once per attempt, and once more for a digest or gzip. Every stream must contain the same bytes. */
  stream: () => ReadableStream<Uint8Array>;
  /** Size in bytes. Without it, the stream is first written to a temporary file, which requires a file system. */
  size?: number;
  name?: string;
}

/** A source of an upload. A `File` includes its name. */
export type Source = Blob | Uint8Array | PathSource | StreamSource;

/** The data of a file for its reservation. They describe the bytes that are sent, i.e. after gzip. */
export interface FileFacts<M extends string | undefined = string | undefined> {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** MD5 in base64, the format of `contentMd5`; with `md5: true`. */
  readonly md5: M;
}

/** The client whose token is sent when the platform itself accepts a file: an `ApiClient`. */
export interface TokenHolder {
  readonly apiUrl: string;
  readonly authData: { readonly accessToken?: string };
}

/** Options of an upload. */
export interface UploadOptions extends TransferOptions {
  /** The name of the file; `file` by default. */
  name?: string;
  /** Computes the MD5 digest, for which the source is read once more; `false` by default. */
  md5?: boolean;
  /** Compresses the file, as imports of workforce management require; `false` by default. */
  gzip?: boolean;
  /**
   * The client, for prompts, data tables, contact lists and media of messages: the platform accepts these itself, with the
   * client's token.
   */
  client?: TokenHolder;
}

/** The response that reserves an address: the address, with headers or form fields. */
export interface Reservation {
  url?: string | undefined;
  headers?: object | undefined;
  /** For prompts. */
  uploadUri?: string | undefined;
  /** For data tables. */
  uploadURI?: string | undefined;
  /** For media of messages. */
  uploadUrl?: string | undefined;
  /** The form fields beside the file. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** The data of a file at the beginning of its response. */
export interface FileHead {
  /** The name that the store or the platform reports, made safe for a file system. */
  readonly name: string;
  /** Size in bytes, if the store reports it. */
  readonly size: number | undefined;
  readonly contentType: string | undefined;
}

/** A downloaded file. */
export interface DownloadedFile extends FileHead {
  readonly size: number;
  /** The path, if it was written to a directory. */
  readonly path: string | undefined;
  /** MD5 in base64; with `md5: true`. */
  readonly md5: string | undefined;
}

/** Options of a download. */
export interface DownloadOptions extends TransferOptions {
  /** An existing directory (in Node, Deno and Bun), or a function that returns a stream for each file. */
  to: string | ((file: FileHead) => WritableStream<Uint8Array> | PromiseLike<WritableStream<Uint8Array>>);
  /**
   * Returns the name of a file in the directory; by default the file's own name. The name may include an existing subdirectory.
   */
  name?: (file: FileHead) => string;
  /**
   * How to handle an existing file of that name: `error`, `replace` it, or `rename` the new one to `name (2)`; `error` by
   * default.
   */
  existing?: 'error' | 'replace' | 'rename';
  /** Maximum size of a file in bytes, decompressed; 20,000,000,000 by default. A larger one is a `ResponseTooLargeError`. */
  maxBytes?: number;
  /** Returns the MD5 digest; `false` by default. A digest that the store reports is always checked. */
  md5?: boolean;
  /**
   * How long to repeat the call while the platform prepares a file, in ms; 300000 by default. Requires the call as a function.
   */
  maxWaitMs?: number;
}

/** Files to download. Sends no request until the first file is read. */
export interface Downloads extends AsyncIterable<DownloadedFile> {
  /** Returns all files after the last one is complete. */
  toArray(): Promise<DownloadedFile[]>;
}

/** How the body at an address is read. */
export type BodyOptions = Pick<DownloadOptions, 'signal' | 'timeout' | 'fetch' | 'maxBytes' | 'onProgress'>;
