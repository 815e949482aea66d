import { describe, expect, it, vi } from 'vitest';
import type { Source } from '../../../src/files/options.js';
import { openSource, readSource } from '../../../src/files/upload/source.js';
import { failure } from '../support.js';
import { says } from '../../support/says.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const stream = (): ReadableStream<Uint8Array> => new Blob(['sound']).stream();

describe('A source', () => {
  it.each<[string, Source, string | undefined, { name: string; size: number }]>([
    ['bytes', bytes('sound'), undefined, { name: 'file', size: 5 }],
    ['bytes with a name', bytes('sound'), 'a.wav', { name: 'a.wav', size: 5 }],
    ['no bytes', new Uint8Array(), undefined, { name: 'file', size: 0 }],
    ['a Blob', new Blob(['sound']), undefined, { name: 'file', size: 5 }],
    ['a File', new File(['sound'], 'b.wav'), undefined, { name: 'b.wav', size: 5 }],
    ['a File with another name', new File(['sound'], 'b.wav'), 'a.wav', { name: 'a.wav', size: 5 }],
    ['a stream', { stream, size: 5 }, undefined, { name: 'file', size: 5 }],
    ['a stream with a name', { stream, size: 5, name: 'b.wav' }, undefined, { name: 'b.wav', size: 5 }],
    ['a stream with another name', { stream, size: 5, name: 'b.wav' }, 'a.wav', { name: 'a.wav', size: 5 }],
    ['an empty stream', { stream, size: 0 }, undefined, { name: 'file', size: 0 }],
  ])('has a name and a size: %s', async (_what, source, name, expected) => {
    const file = await openSource(source, name === undefined ? {} : { name }, undefined);
    expect(file).toMatchObject(expected);
    if (file.size === 5) expect(await new Response(file.stream()).text()).toBe('sound');
    expect(file.blob?.size).toBe('stream' in source && !(source instanceof Blob) ? undefined : expected.size);
  });

  it.each([-1, 1.5, Number.NaN, Infinity, 2 ** 53])('cannot be a stream of %d bytes', async (size) => {
    expect(await failure(openSource({ stream, size }, {}, undefined))).toMatchObject({
      name: 'ConfigurationError',
      message: says(`The size of a source must be a whole number of bytes, not ${size}`),
    });
  });

  it.each<[unknown, string]>([
    [undefined, 'undefined'],
    [null, 'null'],
    ['a.wav', 'a string'],
    [{}, 'an object'],
  ])('cannot be %j', async (source, kind) => {
    expect(await failure(openSource(source as never, {}, undefined))).toMatchObject({
      code: 'ERR_FILE_SOURCE',
      message: says(`upload needs a Blob, bytes, a path or a stream, not ${kind}`),
    });
  });

  it('needs a file system if it is a path or a stream of unknown size', async () => {
    expect(await failure(openSource({ stream }, {}, undefined))).toMatchObject({
      code: 'ERR_FILE_SIZE',
      message: says('A stream needs its size, because this runtime has no file system. Pass { stream, size }'),
    });
    expect(await failure(openSource({ path: 'a.wav' }, {}, undefined))).toMatchObject({
      code: 'ERR_FILE_SOURCE',
      message: says('This runtime has no file system. Pass a Blob or a stream'),
    });
  });
});

describe('readSource', () => {
  const fileOf = (chunks: readonly string[], size: number) => ({
    name: 'call.wav',
    size,
    stream: () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(bytes(chunk));
          controller.close();
        },
      }),
  });

  it.each([
    [[], 0],
    [['sound'], 5],
    [['so', '', 'und'], 5],
  ])('passes on the chunks %j', async (chunks, size) => {
    const texts: string[] = [];
    await readSource(fileOf(chunks, size), undefined, (chunk) => texts.push(new TextDecoder().decode(chunk)));
    expect(texts.join('')).toBe(chunks.join(''));
  });

  it.each([
    [['sound'], 4, 5, []],
    [['so', 'und'], 3, 5, ['so']],
    [['so', 'und'], 6, 5, ['so', 'und']],
    [[], 1, 0, []],
  ])(
    'rejects the chunks %j of a file of %i bytes, and passes on none that is too much',
    async (chunks, size, received, expected) => {
      const texts: string[] = [];
      const work = readSource(fileOf(chunks, size), undefined, (chunk) => texts.push(new TextDecoder().decode(chunk)));
      expect(await failure(work)).toMatchObject({
        code: 'ERR_FILE_SIZE',
        message: says(`call.wav has ${received} bytes, not ${size}. Pass the exact size`),
      });
      expect(texts).toEqual(expected);
    },
  );

  it('fails with the cause if the source cannot be read', async () => {
    const cause = new Error('the tape is torn');
    const torn = {
      name: 'call.wav',
      size: 5,
      stream: () => new ReadableStream<Uint8Array>({ pull: () => Promise.reject(cause) }),
    };
    expect(await failure(readSource(torn, undefined, vi.fn()))).toMatchObject({
      code: 'ERR_FILE_SOURCE',
      cause,
      message: says('call.wav cannot be read. See the cause'),
    });
  });

  it('passes on an error of the consumer', async () => {
    const error = new Error('the line is cut');
    expect(await failure(readSource(fileOf(['sound'], 5), undefined, () => Promise.reject(error)))).toBe(error);
  });

  it('rejects with the reason of an abort', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const consume = (): void => {
      stop.abort(reason);
      throw new Error('late');
    };
    expect(await failure(readSource(fileOf(['sound'], 5), stop.signal, consume))).toBe(reason);
  });
});
