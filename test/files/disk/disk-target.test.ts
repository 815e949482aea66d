import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFileSink } from '../../../src/files/disk/disk-target.js';
import { failure, folder, names } from '../support.js';
import { says } from '../../support/says.js';

const head = { name: 'a.txt', size: 5, contentType: undefined };
const { signal } = new AbortController();
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

type TargetOptions = Parameters<typeof createFileSink>[2];

/** Writes a file at once. @returns its path. */
async function complete(to: string, text: string, options: TargetOptions = {}): Promise<string | undefined> {
  const sink = await createFileSink(to, head, options);
  await sink.write(bytes(text), signal);
  return await sink.end();
}

const existsMessage = (path: string): string => says(`${path} already exists. Set existing to "replace" or "rename"`);

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe('A sink in a directory', () => {
  it('writes to a hidden part, which gets the final name at the end', async () => {
    const to = folder();
    const sink = await createFileSink(to, head, {});
    await sink.write(bytes('so'), signal);
    await sink.write(bytes('und'), signal);
    expect(names(to)).toEqual([expect.stringMatching(/^\..+\.part$/)]);
    expect(await sink.end()).toBe(join(to, 'a.txt'));
    expect([names(to), readFileSync(join(to, 'a.txt'), 'utf8')]).toEqual([['a.txt'], 'sound']);
  });

  it('starts over', async () => {
    const to = folder();
    const sink = await createFileSink(to, head, {});
    await sink.write(bytes('a longer text'), signal);
    await sink.restart?.();
    await sink.write(bytes('so'), signal);
    await sink.write(bytes('und'), signal);
    await sink.end();
    expect(readFileSync(join(to, 'a.txt'), 'utf8')).toBe('sound');
  });

  it('leaves nothing if it is dropped, also twice', async () => {
    const to = folder();
    const sink = await createFileSink(to, head, {});
    await sink.write(bytes('sound'), signal);
    await sink.drop();
    await sink.drop();
    expect(names(to)).toEqual([]);
  });

  it.each<[TargetOptions['existing'], string[]]>([
    ['replace', ['a.txt']],
    ['rename', ['a (2).txt', 'a (3).txt', 'a.txt']],
  ])('may have an existing name with %s', async (existing = 'error', expected) => {
    const to = folder();
    for (const text of ['one', 'two', 'three']) await complete(to, text, { existing });
    expect(names(to)).toEqual(expected);
    expect(readFileSync(join(to, expected[1] ?? 'a.txt'), 'utf8')).toBe('three');
  });

  it.each<TargetOptions>([{}, { existing: 'error' }])(
    'is rejected before it is written if its name exists: %j',
    async (options) => {
      const to = folder();
      writeFileSync(join(to, 'a.txt'), 'before');
      const open = vi.spyOn(fsPromises, 'open');
      syncBuiltinESMExports();
      expect(await failure(createFileSink(to, head, options))).toMatchObject({
        code: 'ERR_FILE_EXISTS',
        message: existsMessage(join(to, 'a.txt')),
      });
      expect(open).not.toHaveBeenCalled();
      expect(readFileSync(join(to, 'a.txt'), 'utf8')).toBe('before');
    },
  );

  it('is rejected at the end if its name exists since', async () => {
    const to = folder();
    const sink = await createFileSink(to, head, {});
    writeFileSync(join(to, 'a.txt'), 'before');
    expect(await failure(sink.end())).toMatchObject({ code: 'ERR_FILE_EXISTS', message: existsMessage(join(to, 'a.txt')) });
    await sink.drop();
    expect([names(to), readFileSync(join(to, 'a.txt'), 'utf8')]).toEqual([['a.txt'], 'before']);
  });

  it.each(['a', 'a.b', '.a'])('keeps the extension of the name %s if it is renamed', async (name) => {
    const to = folder();
    const renamed = { a: 'a (2)', 'a.b': 'a (2).b', '.a': '.a (2)' }[name];
    await complete(to, 'one', { name: () => name, existing: 'rename' });
    expect(await complete(to, 'two', { name: () => name, existing: 'rename' })).toBe(join(to, renamed ?? ''));
  });

  it.each([
    ['EEXIST', true],
    ['EACCES', false],
  ])('reports %s of the system while it is named', async (code, exists) => {
    const to = folder();
    vi.spyOn(fsPromises, 'link').mockRejectedValue(Object.assign(new Error(code), { code }));
    syncBuiltinESMExports();
    const sink = await createFileSink(to, head, {});
    const path = join(to, 'a.txt');
    expect(await failure(sink.end())).toMatchObject(
      exists
        ? { code: 'ERR_FILE_EXISTS', message: existsMessage(path) }
        : { code: 'ERR_FILE_WRITE', reason: code, message: says(`${path} cannot be written: ${code}`) },
    );
    await sink.drop();
    expect(names(to)).toEqual([]);
  });

  it('reports an error of the system without a code', async () => {
    const to = folder();
    const cause = new Error('odd');
    vi.spyOn(fsPromises, 'link').mockRejectedValue(cause);
    syncBuiltinESMExports();
    const sink = await createFileSink(to, head, {});
    expect(await failure(sink.end())).toMatchObject({ code: 'ERR_FILE_WRITE', cause });
    await sink.drop();
  });
});

describe('The name of a file in a directory', () => {
  it.each(['b.txt', 'sub/b.txt', './b.txt', 'sub/../b.txt', '..b.txt', '...'])('may be %s', async (name) => {
    const to = folder();
    mkdirSync(join(to, 'sub'));
    const choose = vi.fn(() => name);
    const path = await complete(to, 'sound', { name: choose });
    expect(choose).toHaveBeenCalledWith(head);
    expect(path).toBe(join(to, name));
    expect(readFileSync(path ?? '', 'utf8')).toBe('sound');
    expect(readdirSync(to, { recursive: true }).filter((each) => String(each).endsWith('.part'))).toEqual([]);
  });

  it.each(['', '.', '..', '../b.txt', 'sub/..', '/etc/b.txt', 'b\0.txt'])('cannot be %j', async (name) => {
    const to = folder();
    mkdirSync(join(to, 'sub'));
    expect(await failure(createFileSink(to, head, { name: () => name }))).toMatchObject({
      code: 'ERR_FILE_PATH',
      message: says(`${JSON.stringify(name)} is outside the directory. Return a name inside it`),
    });
    expect(names(to)).toEqual(['sub']);
  });

  it('cannot be chosen by a function that throws or returns no text', async () => {
    const cause = new Error('mine');
    const throwing = (): never => {
      throw cause;
    };
    expect(await failure(createFileSink(folder(), head, { name: throwing }))).toMatchObject({
      code: 'ERR_FILE_PATH',
      cause,
      message: says('The function "name" failed for a.txt. See the cause'),
    });
    expect(await failure(createFileSink(folder(), head, { name: () => 5 as never }))).toMatchObject({
      name: 'ConfigurationError',
      message: says('The function "name" must return a string, not a number'),
    });
  });

  it('needs an existing directory', async () => {
    const to = folder();
    const message = (name: string): string => says(`The directory for ${name} cannot be written to: ENOENT`);
    expect(await failure(createFileSink(join(to, 'none'), head, {}))).toMatchObject({
      code: 'ERR_FILE_WRITE',
      reason: 'ENOENT',
      message: message('a.txt'),
    });
    expect(await failure(createFileSink(to, head, { name: () => 'none/b.txt' }))).toMatchObject({
      message: message('none/b.txt'),
    });
  });
});
