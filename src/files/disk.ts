import { randomUUID, createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { link, mkdtemp, open, realpath, rename, rm, stat, unlink } from 'node:fs/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { TOLD } from './disk-way.js';
import type { Attempt } from './attempts.js';
import { eachChunk } from './chunks.js';
import type { Disk, Opened, Sink, StoreAnswer, Target } from './disk-way.js';
import { FileError } from './errors.js';
import type { DownloadOptions, FileHead, PathSource, StreamSource } from './options.js';
import { eachOf } from './source.js';

/** Bytes of a piece. */
const CHUNK = 65_536;

/** What Node does with files, and better than `fetch`: a body of known length that is a stream. */
export const disk: Disk = {
  open: async (source, signal) => await ('path' in source ? ofPath(source) : spooled(source, signal)),
  send,
  place,
  digest: () => {
    const hash = createHash('md5');
    return { update: (bytes) => void hash.update(bytes), base64: () => hash.digest('base64') };
  },
};

async function ofPath({ path, name = basename(path) }: PathSource): Promise<Opened> {
  const found = await stat(path).catch((cause: unknown) => {
    throw systemError(`${name} cannot be read`, 'ERR_FILE_SOURCE', cause);
  });
  if (!found.isFile()) throw new FileError(`${name} is no file`, 'ERR_FILE_SOURCE');
  const stream = (): ReadableStream<Uint8Array> =>
    Readable.toWeb(createReadStream(path, { highWaterMark: CHUNK }), {
      strategy: { highWaterMark: 1 },
    }) as unknown as ReadableStream<Uint8Array>;
  return { name, size: found.size, stream };
}

/** A stream of unknown length: no store takes one, so it is written down first. */
async function spooled(source: StreamSource, signal: AbortSignal | undefined): Promise<Opened> {
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
        await written(handle, chunk, at);
        at += chunk.byteLength;
      });
    } finally {
      await handle.close();
    }
    return { ...(await ofPath({ path })), name, close };
  } catch (cause) {
    await close();
    signal?.throwIfAborted();
    throw cause instanceof FileError ? cause : systemError(`${name} cannot be read`, 'ERR_FILE_SOURCE', cause);
  }
}

async function send({ method, url, headers }: Target, file: Opened, attempt: Attempt): Promise<StoreAnswer> {
  // The module itself: tools that play a server in tests replace what is in it.
  const { default: http } = url.startsWith('https:') ? await import('node:https') : await import('node:http');
  // A connection of its own: one that was kept may be closed by the time that half a file has gone into it.
  const sent = http.request(url, {
    method,
    headers: { ...headers, 'content-length': file.size },
    agent: false,
    signal: attempt.signal,
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).on('error', reject);
  });
  const writing = write(sent, file, attempt);
  try {
    // A store may refuse before it has seen all; a failure of ours is one whatever the store says.
    const response = await Promise.race([answer, writing.then(() => answer)]);
    let text = '';
    response.setEncoding('utf8');
    for await (const part of response) {
      text += String(part);
      if (text.length > TOLD) break;
    }
    return { status: response.statusCode ?? 0, text };
  } finally {
    sent.destroy();
    // Nothing is under way any more once this settles.
    await Promise.allSettled([answer, writing]);
  }
}

async function write(sent: ClientRequest, file: Opened, attempt: Attempt): Promise<void> {
  let done = 0;
  const gone = new AbortController();
  sent.once('close', () => {
    gone.abort();
  });
  try {
    await eachOf(file, gone.signal, async (chunk) => {
      for (let at = 0; at < chunk.byteLength; at += CHUNK) {
        const piece = chunk.subarray(at, at + CHUNK);
        if (!sent.write(piece)) await once(sent, 'drain', { signal: gone.signal });
        done += piece.byteLength;
        attempt.moved(file.name, done, file.size);
      }
    });
    sent.end();
  } catch (error) {
    // What ended the connection is what went wrong.
    if (gone.signal.aborted) return;
    throw error;
  }
}

/** A file that appears under its name when it is whole. */
async function place(to: string, head: FileHead, { name, existing = 'error' }: Placing): Promise<Sink> {
  const target = await targetIn(to, name ? name(head) : head.name);
  if (existing === 'error' && (await stat(target).catch(() => undefined))) throw taken(target);
  const part = join(dirname(target), `.${randomUUID()}.part`);
  const failed = (cause: unknown): never => {
    throw cause instanceof FileError ? cause : systemError(`${target} cannot be written`, 'ERR_FILE_WRITE', cause);
  };
  const handle = await open(part, 'wx').catch(failed);
  let at = 0;
  return {
    write: async (chunk) => {
      await written(handle, chunk, at).catch(failed);
      at += chunk.byteLength;
    },
    restart: async () => {
      await handle.truncate(0).catch(failed);
      at = 0;
    },
    end: async () => {
      const kept = async (): Promise<string> => {
        await handle.sync();
        await handle.close();
        if (existing !== 'replace') return await newAt(part, target, existing === 'rename');
        await rename(part, target);
        return target;
      };
      return await kept().catch(failed);
    },
    drop: async () => {
      await handle.close().catch(() => undefined);
      await unlink(part).catch(() => undefined);
    },
  };
}

type Placing = Pick<DownloadOptions, 'name' | 'existing'>;

const taken = (path: string): FileError => new FileError(`There is a file ${path} already`, 'ERR_FILE_EXISTS');

/** A path below a directory, whatever a name makes of it and wherever links lead. */
async function targetIn(to: string, name: string): Promise<string> {
  const missing = (cause: unknown): never => {
    throw systemError(`The directory for ${name} cannot be written to`, 'ERR_FILE_WRITE', cause);
  };
  const root = await realpath(to).catch(missing);
  const checked = (path: string): string => {
    const inside = relative(root, path);
    if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside) || name.includes('\0'))
      throw new FileError(`${JSON.stringify(name)} leads out of the directory`, 'ERR_FILE_PATH');
    return path;
  };
  const target = checked(resolve(root, name));
  return checked(join(await realpath(dirname(target)).catch(missing), basename(target)));
}

/** Gives a file its name where nobody has it: of two programs that do so at once, one. */
async function newAt(part: string, target: string, renames: boolean): Promise<string> {
  const ending = extname(target);
  for (let number = 1; ; number++) {
    const path = number === 1 ? target : `${target.slice(0, target.length - ending.length)} (${number})${ending}`;
    try {
      await link(part, path);
      await unlink(part);
      return path;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      const exists = code === 'EEXIST' || (await stat(path).catch(() => undefined)) !== undefined;
      if (exists && !renames) throw taken(target);
      if (exists) continue;
      // There are file systems without such links.
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error;
      await rename(part, path);
      return path;
    }
  }
}

async function written(handle: FileHandle, chunk: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < chunk.byteLength;) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.byteLength - done, at + done);
    done += bytesWritten;
  }
}

function systemError(message: string, code: 'ERR_FILE_SOURCE' | 'ERR_FILE_WRITE', cause: unknown): FileError {
  const { code: reason } = cause as NodeJS.ErrnoException;
  return new FileError(
    `${message}${reason === undefined ? '' : `: ${reason}`}`,
    code,
    { cause },
    reason === undefined ? {} : { reason },
  );
}
