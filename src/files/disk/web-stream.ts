import type { Readable } from 'node:stream';

/**
 * Returns the bytes of a Node stream as a web stream, one chunk ahead of its reader. `Readable.toWeb` of Node 20 throws an uncaught error
 * if a decoder delivers data after its web stream was cancelled.
 */
export function webStreamOf(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value } = await chunks.next();
      if (value === undefined) controller.close();
      else controller.enqueue(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    },
    cancel() {
      stream.destroy();
    },
  });
}
