/** How far a file has come. */
export interface Progress {
  /** What the file is called. */
  name: string;
  /** Bytes that have gone over the wire. Less than before only where a try begins again. */
  done: number;
  /** Bytes in all, where that is known. */
  total: number | undefined;
  /** Bytes a second, since this try began. */
  rate: number;
  /** How long what is left will take at that rate, in s; where the total is known and something has moved. */
  remaining: number | undefined;
}

/** What uploads and downloads have in common. */
export interface TransferOptions {
  /** Told at the beginning, at the end, and ten times a second between. What it throws harms nothing. */
  onProgress?: (progress: Progress) => void;
  /** Ends the transfer; nothing of it stays behind. */
  signal?: AbortSignal;
  /** For how long nothing may move before a try counts as failed, in ms; 60000. 0 sets no limit. */
  timeout?: number;
  /** Sends the requests, where the runtime's own way is not to: through a proxy, or to a sandbox in the same program. */
  fetch?: typeof fetch;
}

/** A file on disk; in Node, Deno and Bun. */
export interface PathSource {
  path: string;
  /** What it is to be called, where that is not its name on disk. */
  name?: string;
}

/** Bytes that are made when they are needed. */
export interface StreamSource {
  /** Called once for each try, and once more for a digest or a gzip: every stream gives the same bytes. */
  stream: () => ReadableStream<Uint8Array>;
  /** How many bytes. Without it they are first written to a temporary file, where there are files. */
  size?: number;
  name?: string;
}

/** What can be uploaded. A `File` has its name with it. */
export type Source = Blob | Uint8Array | PathSource | StreamSource;

/** What a reservation may need to know of a file: of the bytes that are sent, so of the gzip where there is one. */
export interface FileFacts<M extends string | undefined = string | undefined> {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** In base64, as `contentMd5` has it; with `md5: true`. */
  readonly md5: M;
}

/** Whose token goes along where the platform itself takes a file: an `ApiClient`. */
export interface TokenHolder {
  readonly apiUrl: string;
  readonly authData: { readonly accessToken?: string };
}

/** How a file is uploaded. */
export interface UploadOptions extends TransferOptions {
  /** What the file is to be called; `file` where nobody says. */
  name?: string;
  /** Whether the digest is wanted, for which the source is read once more; false. */
  md5?: boolean;
  /** Whether the file is compressed on its way, as imports of workforce management want it; false. */
  gzip?: boolean;
  /** The client, for prompts, data tables, contact lists and media of messages: the platform takes these itself, with its token. */
  client?: TokenHolder;
}

/** What answers where a file is to go: the address, and headers or fields to go along. */
export interface Reservation {
  url?: string | undefined;
  headers?: object | undefined;
  /** Of prompts. */
  uploadUri?: string | undefined;
  /** Of data tables. */
  uploadURI?: string | undefined;
  /** Of media for messages. */
  uploadUrl?: string | undefined;
  /** What a form has beside the file. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** What is known of a file when its answer has begun. */
export interface FileHead {
  /** As the store or the platform calls it, fit to be a file's name. */
  readonly name: string;
  /** Bytes, where the store says. */
  readonly size: number | undefined;
  readonly contentType: string | undefined;
}

/** A file that has come. */
export interface DownloadedFile extends FileHead {
  readonly size: number;
  /** Where it is, where it went to a directory. */
  readonly path: string | undefined;
  /** In base64; with `md5: true`. */
  readonly md5: string | undefined;
}

/** How files are downloaded. */
export interface DownloadOptions extends TransferOptions {
  /** A directory that is there (in Node, Deno and Bun), or what makes a stream for each file. */
  to: string | ((file: FileHead) => WritableStream<Uint8Array> | PromiseLike<WritableStream<Uint8Array>>);
  /** What a file is called in the directory; its own name where nothing is said. It may name a directory below that is there. */
  name?: (file: FileHead) => string;
  /** What is done where a file of the name is there: `error`, `replace` it, or `rename` the new one to `name (2)`; `error`. */
  existing?: 'error' | 'replace' | 'rename';
  /** Bytes that a file may have, unpacked; 20,000,000,000. More is a `ResponseTooLargeError`. */
  maxBytes?: number;
  /** Whether the digest is wanted; false. Where the store tells one it is checked in any case. */
  md5?: boolean;
  /** For how long the platform is asked again for what it still prepares, in ms; 300000. Needs the call as a function. */
  maxWaitMs?: number;
}

/** Files on their way. Nothing is asked for before the first is wanted. */
export interface Downloads extends AsyncIterable<DownloadedFile> {
  /** All of them, when the last has come. */
  toArray(): Promise<DownloadedFile[]>;
}

/** How the body behind an answer is read. */
export type BodyOptions = Pick<DownloadOptions, 'signal' | 'timeout' | 'fetch' | 'maxBytes' | 'onProgress'>;
