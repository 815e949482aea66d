import { ResponseTooLargeError } from '../core/too-large.js';
import { checkedAddress, refusalOf } from './addresses.js';
import type { Attempt } from './attempts.js';
import { inTries } from './attempts.js';
import { eachChunk, newDigest } from './chunks.js';
import { checkDownload } from './demands.js';
import type { Digest, Disk, LoadDisk, Sink } from './disk-way.js';
import { FileError } from './errors.js';
import { nameOf } from './names.js';
import type { DownloadOptions, DownloadedFile, FileHead } from './options.js';
import { placesOf } from './places.js';

/** Bytes of a file where nothing is said. */
const MOST = 20_000_000_000;

/** Fetches the files that an answer names. */
export async function* filesOf(
  loadDisk: LoadDisk,
  what: unknown,
  options: DownloadOptions,
): AsyncGenerator<DownloadedFile, void> {
  checkDownload(options);
  const disk = await loadDisk?.();
  for await (const place of placesOf(what, options)) yield await fetched(checkedAddress(place), disk, options);
}

async function fetched(url: string, disk: Disk | undefined, options: DownloadOptions): Promise<DownloadedFile> {
  const file = new Fetching(url, disk, options);
  try {
    await inTries('GET', url, options, async (attempt) => {
      await file.read(attempt);
    });
    return await file.finish();
  } catch (error) {
    await file.sink?.drop();
    throw error;
  }
}

/** A file that comes, in one piece or after an interruption. */
class Fetching {
  sink: Sink | undefined;
  #head: FileHead = { name: 'file', size: undefined, contentType: undefined };
  #digest: Digest | undefined;
  /** The digest that the store tells. */
  #expected: string | undefined;
  /** What tells this content from one that has taken its place. */
  #tag: string | null = null;
  /** Of this content, where the store has told. */
  #size: number | undefined;
  #done = 0;
  #furthest = 0;

  constructor(
    private readonly url: string,
    private readonly disk: Disk | undefined,
    private readonly options: DownloadOptions,
  ) {}

  async read(attempt: Attempt): Promise<void> {
    const { maxBytes = MOST, fetch: own } = this.options;
    const goesOn = this.#done > 0 && this.#tag !== null;
    const response = await (own ?? fetch)(this.url, {
      // Packed, neither size nor place in the file would be known.
      headers: {
        'accept-encoding': 'identity',
        ...(goesOn && { range: `bytes=${this.#done}-`, 'if-range': this.#tag }),
      } as HeadersInit,
      ...{ signal: attempt.signal, redirect: 'manual', credentials: 'omit', referrerPolicy: 'no-referrer' },
    });
    if (!response.ok) {
      const { refused, beginningOf } = await refusalOf(attempt.request, response.status);
      throw refused(attempt.request, response.status, await beginningOf(response));
    }
    const { headers, body } = response;
    const range = /^bytes (\d+)-\d+\/(?:(\d+)|\*)/.exec(headers.get('content-range') ?? '');
    const from = response.status === 206 ? Number(range?.[1]) : 0;
    if (from > 0) this.#checkSame(headers.get('etag'), range?.[2]);
    await this.#begin(headers, from);
    const packed = (headers.get('content-encoding') ?? 'identity') !== 'identity';
    const length = headers.get('content-length');
    const size = packed || length === null ? (from > 0 ? this.#size : undefined) : from + Number(length);
    this.#size = size;
    if (size !== undefined && size > maxBytes) throw new ResponseTooLargeError(maxBytes);
    if (!this.sink) {
      this.#head = { name: nameOf(headers, this.url), size, contentType: headers.get('content-type') ?? undefined };
      this.sink = await this.#place(this.#head);
    }
    const { sink } = this;
    const head = this.#head;
    attempt.moved(head.name, this.#done, size);
    if (body)
      await eachChunk(body, attempt.signal, async (chunk) => {
        this.#done += chunk.byteLength;
        if (this.#done > maxBytes) throw new ResponseTooLargeError(maxBytes);
        this.#digest?.update(chunk);
        await sink.write(chunk);
        attempt.moved(head.name, this.#done, size);
        if (this.#done <= this.#furthest) return;
        this.#furthest = this.#done;
        attempt.further();
      });
    if (size !== undefined && this.#done !== size) throw new Error('The answer ended early');
  }

  async finish(): Promise<DownloadedFile> {
    const md5 = this.#digest?.base64();
    const head = this.#head;
    if (this.#expected !== undefined && this.#expected !== md5)
      throw new FileError(`${head.name} has come with another digest than its store tells`, 'ERR_FILE_CORRUPT');
    const path = await this.sink?.end();
    return { ...head, size: this.#done, path, md5: this.options.md5 === true ? md5 : undefined };
  }

  /** Not every store heeds `If-Range`. @throws an error after which another try begins anew. */
  #checkSame(tag: string | null, total: string | undefined): void {
    const size = this.#size;
    const isOther = (tag !== null && tag !== this.#tag) || (size !== undefined && total !== undefined && Number(total) !== size);
    if (!isOther) return;
    this.#tag = null;
    throw new Error('Another file has taken its place');
  }

  /** Goes on where the last try ended, or begins anew where the store begins anew. */
  async #begin(headers: Headers, from: number): Promise<void> {
    if (from === this.#done && from > 0) return;
    if (from !== 0) throw new FileError('The store goes on at another place than it was asked for', 'ERR_FILE_CORRUPT');
    if (this.#done > 0) {
      if (!this.sink?.restart)
        throw new FileError('The file cannot be continued, and a stream not be begun again', 'ERR_FILE_CORRUPT');
      await this.sink.restart();
      this.#done = 0;
    }
    const tag = headers.get('etag');
    this.#tag = tag?.startsWith('"') === true ? tag : null;
    const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity';
    this.#expected = isPlain ? (headers.get('content-md5') ?? undefined) : undefined;
    this.#digest = this.options.md5 === true || this.#expected !== undefined ? await newDigest(this.disk) : undefined;
  }

  async #place(head: FileHead): Promise<Sink> {
    const { to } = this.options;
    if (typeof to === 'function') return streamSink(await to(head));
    if (this.disk) return await this.disk.place(to, head, this.options);
    throw new FileError('There are no directories here: give a function that makes a stream', 'ERR_FILE_PATH');
  }
}

function streamSink(stream: WritableStream<Uint8Array>): Sink {
  const writer = stream.getWriter();
  const kept = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (cause) {
      throw new FileError('The stream takes no more', 'ERR_FILE_WRITE', { cause });
    }
  };
  // Whoever writes hears of a failure.
  writer.closed.catch(() => undefined);
  return {
    write: async (chunk) => {
      await kept(writer.write(chunk));
    },
    end: async () => {
      await kept(writer.close());
      return undefined;
    },
    drop: async () => {
      await writer.abort().catch(() => undefined);
    },
  };
}
