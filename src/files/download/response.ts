import { isObject } from '../../core/values/is-object.js';

/** The used subset of a web stream's reader. */
export interface ChunkReader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  cancel(reason?: unknown): Promise<unknown>;
}

/** A body that can be read chunk by chunk. */
export interface ChunkSource {
  getReader(): ChunkReader;
}

/**
 * Returns the body of a response. A custom `fetch` may return a Node stream instead of a web stream, or offer only
 * `arrayBuffer()`.
 *
 * @returns `undefined` if there is no body.
 */
export function bodyOf(response: Response): ChunkSource | undefined {
  const body: unknown = response.body;
  if (isObject(body) && typeof body['getReader'] === 'function') return body as unknown as ChunkSource;
  if (isObject(body) && Symbol.asyncIterator in body) return createChunkSource(body as unknown as AsyncIterable<Uint8Array>);
  if (body === null || typeof response.arrayBuffer !== 'function') return undefined;
  return createChunkSource(readBuffered(response));
}

async function* readBuffered(response: Response): AsyncGenerator<Uint8Array> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > 0) yield bytes;
}

function createChunkSource(chunks: AsyncIterable<Uint8Array>): ChunkSource {
  return {
    getReader: () => {
      const iterator = chunks[Symbol.asyncIterator]();
      return {
        read: async () => {
          const { done = false, value } = (await iterator.next()) as { done?: boolean; value?: Uint8Array };
          return { done, value };
        },
        cancel: async () => await iterator.return?.(),
      };
    },
  };
}
