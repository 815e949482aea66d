import { CallGroup } from '../../core/call/call-group.js';
import type { HeaderReader } from '../../core/transport/body-end.js';
import { endsWithConnection, hasEnd, isCompressed, releaseBody } from '../../core/transport/body-end.js';
import { AbortError } from '../../core/errors/errors.js';
import { loadModule } from '../../core/arguments/load-module.js';
import { checkAddress, isSuccess, loadRefusals } from '../addresses.js';
import type { Attempt } from '../attempts.js';
import { retryTransfer } from '../attempts.js';
import { eachChunk, newDigest } from '../chunks.js';
import { checkDownload } from '../option-checks.js';
import type { Digest, Disk, LoadDisk, Sink } from '../disk/disk-contract.js';
import { FileError } from '../errors.js';
import { readFileName } from '../names.js';
import type { DownloadOptions, DownloadedFile, FileHead } from '../options.js';
import { raceAbort } from './race-abort.js';
import { findAddresses } from '../response-addresses.js';
import type { FileVersion } from './ranges.js';
import { bodyOf } from './response.js';
import { headersOf } from '../../core/transport/unusual-response.js';
import { continuationOf, statesPart, versionOf } from './ranges.js';
import { streamSink } from './stream-sink.js';

/** Maximum size of a file by default, in bytes. */
const MAX_BYTES = 20_000_000_000;

const NO_VERSION: FileVersion = { etag: undefined, lastModified: null, size: undefined };

/** How files are read. */
export interface DownloadSettings {
  /** Whether the caller detects an incomplete compressed body itself, as a JSON parser does. */
  readonly acceptsPacked?: boolean;
}

/** Downloads the files whose addresses a response contains. */
export async function* downloadFiles(
  loadDisk: LoadDisk,
  what: unknown,
  options: DownloadOptions,
  settings: DownloadSettings = {},
): AsyncGenerator<DownloadedFile, void> {
  const checkedOptions = checkDownload(options);
  const disk = await loadDisk?.();
  const group = new CallGroup('download', '', {});
  try {
    for await (const place of findAddresses(what, checkedOptions, group))
      yield await group.run(() => fetchFile(checkAddress(place), disk, checkedOptions, settings));
  } catch (error) {
    group.end(error);
    throw error;
  } finally {
    group.end();
  }
}

async function fetchFile(
  url: string,
  disk: Disk | undefined,
  options: DownloadOptions,
  settings: DownloadSettings,
): Promise<DownloadedFile> {
  const file = new FileDownload(url, disk, options, settings);
  try {
    await retryTransfer('GET', url, options, async (attempt) => {
      await file.read(attempt);
    });
    return await file.finish();
  } catch (error) {
    await file.sink?.drop();
    const { signal } = options;
    if (signal?.aborted !== true || error instanceof AbortError) throw error;
    throw new AbortError('The download', { cause: signal.reason });
  }
}

/**
 * A download in progress, from one response or several.
 *
 * Invariant: the sink holds the first `#done` bytes of `#version`. Bytes of another response are added only if its headers
 * prove that they are the next ones of the same version. Otherwise the sink starts over, or the download fails.
 */
class FileDownload {
  readonly #url: string;
  readonly #disk: Disk | undefined;
  readonly #options: DownloadOptions;
  readonly #settings: DownloadSettings;
  sink: Sink | undefined;
  #head: FileHead = { name: 'file', size: undefined, contentType: undefined };
  #digest: Digest | undefined;
  /** The digest that the store reports. */
  #expectedDigest: string | undefined;
  #version = NO_VERSION;
  /** Whether the store has continued wrongly before, so that no range is requested again. */
  #isUnreliable = false;
  #done = 0;
  #furthest = 0;

  constructor(url: string, disk: Disk | undefined, options: DownloadOptions, settings: DownloadSettings) {
    this.#url = url;
    this.#disk = disk;
    this.#options = options;
    this.#settings = settings;
  }

  /** Reads one response. Throws an error after which another attempt is made, or a `ContactCentreError`, which is final. */
  async read(attempt: Attempt): Promise<void> {
    const offset = this.#version.etag === undefined || this.#isUnreliable ? 0 : this.#done;
    const { response, isVerified } = await this.#request(attempt, offset);
    const headers = headersOf(response);
    try {
      const isPart = offset > 0 && (response.status === 206 || response.status === 416);
      const end = isPart
        ? this.#continue(response.status, headers, offset)
        : await this.#start(response, headers, attempt, isVerified);
      const { maxBytes = MAX_BYTES } = this.#options;
      if (this.#version.size !== undefined && this.#version.size > maxBytes) throw await createSizeError(maxBytes);
      await this.#openSink(headers);
      await this.#copy(response, end, attempt);
    } catch (error) {
      // An unread body keeps its connection open.
      void releaseBody(response);
      throw error;
    }
  }

  async finish(): Promise<DownloadedFile> {
    const md5 = this.#digest?.base64();
    const head = this.#head;
    if (this.#expectedDigest !== undefined && this.#expectedDigest !== md5)
      throw new FileError(`${head.name} is corrupt: its MD5 differs from the one that the store reports`, 'ERR_FILE_CORRUPT');
    const path = await this.sink?.end();
    return { ...head, size: this.#done, path, md5: this.#options.md5 === true ? md5 : undefined };
  }

  /** @returns the response, and whether its body fails unless it is complete. */
  async #request(attempt: Attempt, offset: number): Promise<{ response: Response; isVerified: boolean }> {
    const { fetch: customFetch } = this.#options;
    const headers: Record<string, string> = {
      // With compression, size and offsets would be unknown.
      'accept-encoding': 'identity',
    };
    if (offset > 0) Object.assign(headers, { range: `bytes=${offset}-`, 'if-range': this.#version.etag });
    const pendingResponse = (customFetch ?? fetch)(this.#url, {
      headers,
      signal: attempt.signal,
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const response = await raceAbort(attempt.signal, pendingResponse);
    if (customFetch || !this.#disk || response.status !== 200) return { response, isVerified: false };
    const receivedHeaders = headersOf(response);
    if (!isCompressed(receivedHeaders) && hasEnd(receivedHeaders) && !endsWithConnection(receivedHeaders))
      return { response, isVerified: false };
    // `fetch` cannot detect that such a body was truncated; the runtime's HTTP client can.
    await releaseBody(response);
    return { response: await this.#disk.fetch(this.#url, headers, attempt.signal), isVerified: true };
  }

  /** Accepts the next part of the file. @returns the offset after it. */
  #continue(status: number, headers: HeaderReader, offset: number): number {
    const part = status === 206 ? continuationOf(headers, offset, this.#version) : undefined;
    if (part) {
      this.#version = { ...this.#version, size: part.size };
      return part.end;
    }
    this.#isUnreliable = true;
    throw new Error('The store did not continue the same file');
  }

  /** Accepts the file from its beginning. @returns its length, if known. */
  async #start(response: Response, headers: HeaderReader, attempt: Attempt, isVerified: boolean): Promise<number | undefined> {
    const { status } = response;
    if (!isSuccess(status)) {
      const { createRefusalError, readBeginning } = await loadRefusals(attempt.request, status);
      throw createRefusalError(attempt.request, status, await readBeginning(response));
    }
    if (status !== 200 || statesPart(headers)) {
      const message = `${attempt.request} responded with status ${status}, which is not a complete file`;
      throw new FileError(message, 'ERR_FILE_CORRUPT', {}, { status });
    }
    this.#checkEnd(headers, isVerified);
    if (this.#done > 0) await this.#restartSink();
    this.#version = versionOf(headers);
    this.#expectedDigest = isCompressed(headers) ? undefined : (headers.get('content-md5') ?? undefined);
    const needsDigest = this.#options.md5 === true || this.#expectedDigest !== undefined;
    this.#digest = needsDigest ? await newDigest(this.#disk) : undefined;
    return this.#version.size;
  }

  /** Rejects a body whose completeness cannot be checked. */
  #checkEnd(headers: HeaderReader, isVerified: boolean): void {
    if (isCompressed(headers)) {
      if (isVerified || this.#settings.acceptsPacked === true) return;
      const encoding = headers.get('content-encoding') ?? '';
      throw new FileError(
        `The store sent the file compressed (${encoding}), and fetch does not report whether a compressed file is complete. ` +
          'Download it in Node without the "fetch" option, or store it without Content-Encoding',
        'ERR_FILE_CORRUPT',
      );
    }
    if (headers.has('content-md5')) return;
    // A `fetch` response without a length may be HTTP/2, which marks the end of a body itself.
    if (isVerified ? hasEnd(headers) : !endsWithConnection(headers)) return;
    throw new FileError(
      'The store reports neither length nor end of the file, so it may be incomplete. Download it in Node without the "fetch" option',
      'ERR_FILE_CORRUPT',
    );
  }

  async #restartSink(): Promise<void> {
    if (!this.sink?.restart)
      throw new FileError(
        'The download was interrupted, and a stream cannot start over. Download to a directory, or try again',
        'ERR_FILE_CORRUPT',
      );
    await this.sink.restart();
    this.#done = 0;
  }

  async #openSink(headers: HeaderReader): Promise<void> {
    const { size } = this.#version;
    const contentType = headers.get('content-type') ?? undefined;
    if (this.sink) {
      if (this.#done === 0) this.#head = { ...this.#head, size, contentType };
      return;
    }
    this.#head = { name: readFileName(headers, this.#url), size, contentType };
    this.sink = await this.#place(this.#head);
  }

  async #copy(response: Response, end: number | undefined, attempt: Attempt): Promise<void> {
    const { maxBytes = MAX_BYTES } = this.#options;
    const { name } = this.#head;
    const { size } = this.#version;
    attempt.report(name, this.#done, size);
    const body = bodyOf(response);
    if (body)
      await eachChunk(body, attempt.signal, async (chunk) => {
        const done = this.#done + chunk.byteLength;
        if (done > maxBytes) throw await createSizeError(maxBytes);
        if (end !== undefined && done > end) throw new FileError('The store sent more than it announced', 'ERR_FILE_CORRUPT');
        this.#done = done;
        this.#digest?.update(chunk);
        await this.sink?.write(chunk, attempt.signal);
        attempt.report(name, done, size);
        if (done <= this.#furthest) return;
        this.#furthest = done;
        attempt.reset();
      });
    if (end !== undefined && this.#done !== end) throw new Error('The response ended early');
    if (size !== undefined && this.#done !== size) throw new Error('The store sent a part of what was requested');
  }

  async #place(head: FileHead): Promise<Sink> {
    const { to, signal } = this.#options;
    if (typeof to === 'function') return await streamSink(to, head, signal);
    if (this.#disk) return await this.#disk.createSink(to, head, this.#options);
    throw new FileError('This runtime has no directories. Pass a function as "to"', 'ERR_FILE_PATH');
  }
}

async function createSizeError(limit: number): Promise<Error> {
  return (await loadModule(() => import('../../core/transport/unusual.js'))).createSizeError(limit);
}
