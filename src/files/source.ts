import { ConfigurationError } from '../core/errors.js';
import { eachChunk } from './chunks.js';
import type { Disk, Opened } from './disk-way.js';
import { FileError } from './errors.js';
import type { Source, UploadOptions } from './options.js';

/** Opens a source, so that its size is known. */
export async function opened(source: Source, { name, signal }: UploadOptions, disk: Disk | undefined): Promise<Opened> {
  const called = (own: string | undefined): string => name ?? own ?? 'file';
  if (source instanceof Uint8Array || source instanceof Blob) {
    const blob = source instanceof Blob ? source : new Blob([source as Uint8Array<ArrayBuffer>]);
    return { name: called((source as Partial<File>).name), size: blob.size, stream: () => blob.stream(), blob };
  }
  if ('stream' in source && source.size !== undefined) {
    const { size, stream } = source;
    if (!(Number.isSafeInteger(size) && size >= 0))
      throw new ConfigurationError('The size of a source is a whole number of bytes');
    return { name: called(source.name), size, stream };
  }
  if (disk) {
    const file = await disk.open(source, signal);
    return { ...file, name: called(file.name) };
  }
  if ('stream' in source) throw new FileError('A stream needs its size here, where there are no files', 'ERR_FILE_SIZE');
  throw new FileError('There are no files here: give a Blob or a stream', 'ERR_FILE_SOURCE');
}

/** Takes all bytes of a source. What its owner makes fail is no failure of the network. */
export async function eachOf(file: Opened, signal: AbortSignal | undefined, take: (chunk: Uint8Array) => unknown): Promise<void> {
  let mine: { error: unknown } | undefined;
  let size = 0;
  try {
    await eachChunk(file.stream(), signal, async (chunk) => {
      size += chunk.byteLength;
      try {
        if (size <= file.size) await take(chunk);
      } catch (error) {
        mine = { error };
        throw error;
      }
    });
  } catch (cause) {
    signal?.throwIfAborted();
    if (mine) throw mine.error;
    throw new FileError(`${file.name} cannot be read`, 'ERR_FILE_SOURCE', { cause });
  }
  if (size !== file.size) throw new FileError(`${file.name} has ${size} bytes, not ${file.size}`, 'ERR_FILE_SIZE');
}

/** The source as gzip, whose size is what the platform wants to know: it is compressed once to count, and once to be sent. */
export async function gzipped(file: Opened, signal: AbortSignal | undefined): Promise<Opened> {
  const stream = (): ReadableStream<Uint8Array> =>
    file.stream().pipeThrough(new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>);
  let size = 0;
  try {
    await eachChunk(stream(), signal, (chunk) => (size += chunk.byteLength));
  } catch (cause) {
    signal?.throwIfAborted();
    throw new FileError(`${file.name} cannot be compressed`, 'ERR_FILE_SOURCE', { cause });
  }
  return { name: file.name, size, stream };
}

/** A form with the file as its last field, as whoever takes forms reads it. */
export function formWith(file: Opened, fields: Readonly<Record<string, string>>): { file: Opened; contentType: string } {
  const boundary = `----${crypto.randomUUID()}`;
  const quoted = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent);
  const part = (name: string, more: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${more}\r\n\r\n`;
  const before = Object.entries(fields).map(([name, value]) => `${part(name, '')}${value}\r\n`);
  const head = new Blob([...before, part('file', `; filename="${quoted(file.name)}"\r\nContent-Type: application/octet-stream`)]);
  const tail = new Blob([`\r\n--${boundary}--\r\n`]);
  const streams = [(): ReadableStream<Uint8Array> => head.stream(), () => file.stream(), () => tail.stream()];
  const stream = (): ReadableStream<Uint8Array> => {
    let at = 0;
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          for (;;) {
            const next = streams[at];
            if (!next) {
              controller.close();
              return;
            }
            const { done, value } = await (reader ??= next().getReader()).read();
            if (!done) {
              controller.enqueue(value);
              return;
            }
            at += 1;
            reader = undefined;
          }
        },
        cancel: async (reason) => {
          await reader?.cancel(reason);
        },
      },
      { highWaterMark: 0 },
    );
  };
  const size = head.size + file.size + tail.size;
  const blob = file.blob && new Blob([head, file.blob, tail]);
  return {
    file: { name: file.name, size, stream, ...(blob && { blob }) },
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
