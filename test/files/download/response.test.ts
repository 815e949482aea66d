import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { ChunkSource } from '../../../src/files/download/response.js';
import { bodyOf } from '../../../src/files/download/response.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const bufferOf = (text: string) => () => Promise.resolve(bytes(text).buffer as ArrayBuffer);
const sourceOf = (response: object): ChunkSource | undefined => bodyOf(response as Response);

/** Reads all chunks as texts. */
async function chunksOf(source: ChunkSource | undefined): Promise<string[]> {
  const reader = source!.getReader();
  const texts: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return texts;
    texts.push(new TextDecoder().decode(value));
  }
}

describe('The body of a response', () => {
  it('is its web stream', () => {
    const response = new Response('sound');
    expect(bodyOf(response)).toBe(response.body);
  });

  it('is read from a stream of Node', async () => {
    expect(await chunksOf(sourceOf({ body: Readable.from([Buffer.from('so'), Buffer.from('und')]) }))).toEqual(['so', 'und']);
  });

  it.each<[string, object]>([
    ['undefined', { arrayBuffer: bufferOf('sound') }],
    ['a text', { body: 'sound', arrayBuffer: bufferOf('sound') }],
    ['another object', { body: {}, arrayBuffer: bufferOf('sound') }],
    ['an object whose getReader is no function', { body: { getReader: 5 }, arrayBuffer: bufferOf('sound') }],
  ])('is read by arrayBuffer() if its field is %s', async (_what, response) => {
    expect(await chunksOf(sourceOf(response))).toEqual(['sound']);
  });

  it('has no chunk if arrayBuffer() returns no bytes', async () => {
    expect(await chunksOf(sourceOf({ arrayBuffer: bufferOf('') }))).toEqual([]);
  });

  it.each<[string, object]>([
    ['null', { body: null, arrayBuffer: bufferOf('') }],
    ['not readable at all', {}],
    ['only stated by another field', { arrayBuffer: 5 }],
  ])('is undefined if it is %s', (_what, response) => {
    expect(sourceOf(response)).toBeUndefined();
  });

  it('that is an iterator ends if the reader is cancelled', async () => {
    const end = vi.fn(() => Promise.resolve({ done: true, value: undefined }));
    const next = (): Promise<{ value: Uint8Array }> => Promise.resolve({ value: bytes('so') });
    const reader = sourceOf({ body: { [Symbol.asyncIterator]: () => ({ next, return: end }) } })!.getReader();
    expect(await reader.read()).toEqual({ done: false, value: bytes('so') });
    await reader.cancel();
    expect(end).toHaveBeenCalledOnce();
  });

  it('that is an iterator without return() can be cancelled too', async () => {
    const next = (): Promise<{ done: boolean }> => Promise.resolve({ done: true });
    const reader = sourceOf({ body: { [Symbol.asyncIterator]: () => ({ next }) } })!.getReader();
    await expect(reader.cancel()).resolves.toBeUndefined();
  });
});
