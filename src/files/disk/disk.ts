import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { throwIfAborted } from '../aborts.js';
import { kindOf } from '../../core/values/plain-objects.js';
import { isSuccess } from '../addresses.js';
import { MAX_ERROR_TEXT } from './disk-contract.js';
import type { Attempt } from '../attempts.js';
import { eachChunk } from '../chunks.js';
import { fetchVerified } from './disk-fetch.js';
import { createFileSink } from './disk-target.js';
import type { Disk, OpenSource, StoreResponse, Target } from './disk-contract.js';
import { FileError } from '../errors.js';
import type { PathSource, StreamSource } from '../options.js';
import { readSource } from '../upload/source.js';
import { systemError, writeFully } from './system.js';
import { webStreamOf } from './web-stream.js';

/** Chunk size in bytes. */
const CHUNK = 65_536;

/** Files on Node. Unlike `fetch`, its HTTP client can send a stream of known length. */
export const disk: Disk = {
  open: async (source, signal) => await ('path' in source ? openPath(source) : spoolStream(source, signal)),
  send,
  createSink: createFileSink,
  fetch: fetchVerified,
  digest: () => {
    const hash = createHash('md5');
    return { update: (bytes) => void hash.update(bytes), base64: () => hash.digest('base64') };
  },
};

async function openPath({ path, name: uploadName }: PathSource): Promise<OpenSource> {
  if (typeof path !== 'string')
    throw new FileError(`The path of a source must be a string, not ${kindOf(path)}`, 'ERR_FILE_SOURCE');
  const name = uploadName ?? basename(path);
  const stats = await stat(path).catch((cause: unknown) => {
    throw systemError(`${name} cannot be read`, 'ERR_FILE_SOURCE', cause);
  });
  if (!stats.isFile()) throw new FileError(`${name} is not a file. Pass the path of a file`, 'ERR_FILE_SOURCE');
  const stream = (): ReadableStream<Uint8Array> => webStreamOf(createReadStream(path));
  const checkUnchanged = async (): Promise<void> => {
    const current = await stat(path).catch(() => undefined);
    if (current?.size === stats.size && current.mtimeMs === stats.mtimeMs && current.ino === stats.ino) return;
    throw new FileError(`${name} was changed while it was uploaded. Upload it again`, 'ERR_FILE_SOURCE');
  };
  return { name, size: stats.size, stream, checkUnchanged };
}

/** Writes a stream of unknown length to a temporary file first, because stores require the length. */
async function spoolStream(source: StreamSource, signal: AbortSignal | undefined): Promise<OpenSource> {
  const { name = 'file' } = source;
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const close = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
  };
  const path = join(folder, 'file');
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      let at = 0;
      await eachChunk(source.stream(), signal, async (chunk) => {
        await writeFully(handle, chunk, at);
        at += chunk.byteLength;
      });
    } finally {
      await handle.close();
    }
    return { ...(await openPath({ path })), name, close };
  } catch (cause) {
    await close();
    throwIfAborted(signal);
    throw cause instanceof FileError ? cause : systemError(`${name} cannot be read. See the cause`, 'ERR_FILE_SOURCE', cause);
  }
}

async function send({ method, url, headers }: Target, file: OpenSource, attempt: Attempt): Promise<StoreResponse> {
  // The default export: mocking tools replace its functions.
  const { default: http } = url.startsWith('https:') ? await import('node:https') : await import('node:http');
  // A new connection: a kept-alive one may be closed while the file is being sent.
  const request = http.request(url, {
    method,
    headers: { ...headers, 'content-length': file.size },
    agent: false,
    signal: attempt.signal,
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).on('error', reject);
  });
  const writing = writeBody(request, file, attempt);
  try {
    // A store may reject before it has read the body. An error of the source takes precedence over its response.
    const response = await Promise.race([answer, writing.then(() => answer)]);
    let text = '';
    response.setEncoding('utf8');
    for await (const part of response) {
      text += String(part);
      if (text.length > MAX_ERROR_TEXT) break;
    }
    const { statusCode: status = 0 } = response;
    // A store may also accept before it has read the body.
    if (isSuccess(status) && !(await writing)) throw new Error('The store responded before it had received the whole file');
    return { status, text };
  } finally {
    request.destroy();
    // No work may be pending when this settles.
    await Promise.allSettled([answer, writing]);
  }
}

/** @returns whether the whole file was sent. */
async function writeBody(request: ClientRequest, file: OpenSource, attempt: Attempt): Promise<boolean> {
  let done = 0;
  const connectionClosed = new AbortController();
  request.once('close', () => {
    connectionClosed.abort();
  });
  try {
    await readSource(file, connectionClosed.signal, async (chunk) => {
      for (let at = 0; at < chunk.byteLength; at += CHUNK) {
        const piece = chunk.subarray(at, at + CHUNK);
        if (!request.write(piece)) await once(request, 'drain', { signal: connectionClosed.signal });
        done += piece.byteLength;
        attempt.report(file.name, done, file.size);
      }
    });
    request.end();
  } catch (error) {
    // If the connection closed, its error is reported instead.
    if (!connectionClosed.signal.aborted) throw error;
  }
  return done === file.size;
}
