import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { download } from 'contact-centre-client/files';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newPartName, removeLeftParts } from '../../../src/files/disk/part-files.js';
import { failure, folder, names, store } from '../support.js';

const TEXT = '0123456789'.repeat(1000);

/** A store that sends half of a file, and the rest of each response when the test permits it. */
async function halfStore() {
  const waiting: ServerResponse[] = [];
  let isStalling = true;
  const url = await store((_request, response) => {
    response.writeHead(200, { 'content-length': TEXT.length, etag: '"one"' });
    if (!isStalling) {
      response.end(TEXT);
      return;
    }
    response.write(TEXT.slice(0, 5000));
    waiting.push(response);
  });
  const finish = (): void => {
    isStalling = false;
    for (const response of waiting) response.end(TEXT.slice(5000));
  };
  const serve = (): void => {
    isStalling = false;
  };
  return { url, finish, serve };
}

/** Starts another process that downloads an address, and waits until its part exists. */
async function startedDownload(url: string, to: string): Promise<{ child: ChildProcess; isComplete: Promise<boolean> }> {
  const program = join(import.meta.dirname, 'children/stalled-download.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, url, to], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout);
  let last = '';
  lines.on('line', (line) => (last = line));
  const isComplete = once(child, 'close').then(() => last === 'complete');
  await once(lines, 'line');
  return { child, isComplete };
}

const parts = (path: string): string[] => names(path).filter((name) => name.endsWith('.part'));

describe('The part of a file that another process is downloading', () => {
  it('is removed by the next download of the same file after that process was killed', async () => {
    const { url, serve } = await halfStore();
    const to = folder();
    const { child, isComplete } = await startedDownload(url, to);
    expect(parts(to)).toHaveLength(1);
    child.kill('SIGKILL');
    await isComplete;
    expect(names(to)).toEqual(parts(to));
    serve();
    await download(url, { to, name: () => 'b.txt' }).toArray();
    expect(parts(to)).toHaveLength(1);
    await download(url, { to }).toArray();
    expect(names(to)).toEqual(['a.txt', 'b.txt']);
    expect(readFileSync(join(to, 'a.txt'), 'utf8')).toBe(TEXT);
  });

  it('stays while that process is running, which then completes the file', async () => {
    const { url, finish, serve } = await halfStore();
    const to = folder();
    const { isComplete } = await startedDownload(url, to);
    serve();
    await download(url, { to, existing: 'replace' }).toArray();
    expect(parts(to)).toHaveLength(1);
    finish();
    expect(await isComplete).toBe(true);
    expect(names(to)).toEqual(['a.txt']);
    expect(readFileSync(join(to, 'a.txt'), 'utf8')).toBe(TEXT);
  });
});

describe('A download removes', () => {
  /** The name of a part of `a.txt`, with fields of another process. */
  async function partName(fields: { machine?: string; pid?: number; start?: string }): Promise<string> {
    const [, target = '', machine = '', pid = '', start = ''] =
      /^\.(\w+)-(\w+)-(\d+)-(\d+)-/.exec(await newPartName('a.txt')) ?? [];
    return `.${target}-${fields.machine ?? machine}-${fields.pid ?? pid}-${fields.start ?? start}-${randomUUID()}.part`;
  }

  /** A pid that no process has. */
  async function freePid(): Promise<number> {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'close');
    return child.pid ?? 0;
  }

  it('the part of the same file that an ended process has left', async () => {
    const to = folder();
    writeFileSync(join(to, await partName({ pid: await freePid() })), '');
    await removeLeftParts(to, 'a.txt');
    expect(names(to)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('the part of a process whose pid was reused', async () => {
    const to = folder();
    writeFileSync(join(to, await partName({ start: '1' })), '');
    await removeLeftParts(to, 'a.txt');
    expect(names(to)).toEqual([]);
  });

  it.each([
    ['a part of this process', () => partName({})],
    ['a part of another living process', () => partName({ pid: process.ppid, start: '0' })],
    ['a part of another machine', async () => await partName({ machine: '0123456789abcdef', pid: await freePid() })],
    ['a part of another file', async () => (await partName({ pid: await freePid() })).replace(/^\.\w+/, '.0123456789abcdef')],
    ['a part of unknown origin', () => Promise.resolve(`.${randomUUID()}.part`)],
    ['a file of another program', () => Promise.resolve('a.txt.part')],
    ['a part with more behind it', async () => `${await partName({ pid: await freePid() })}.bak`],
  ])('not %s', async (_what, make) => {
    const to = folder();
    const name = await make();
    writeFileSync(join(to, name), '');
    await removeLeftParts(to, 'a.txt');
    expect(names(to)).toEqual([name]);
  });

  it('no directory that has the name of a part', async () => {
    const to = folder();
    const name = await partName({ pid: await freePid() });
    mkdirSync(join(to, name));
    await removeLeftParts(to, 'a.txt');
    expect(names(to)).toEqual([name]);
  });

  it.each(['EPERM', 'EINVAL'])('no part of a process whose state is unknown: %s', async (code) => {
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    const to = folder();
    const name = await partName({ pid: 2_000_000_000, start: '1' });
    writeFileSync(join(to, name), '');
    await removeLeftParts(to, 'a.txt');
    expect(names(to)).toEqual([name]);
  });

  it('no part if the system does not report when a process started', async () => {
    const to = folder();
    const name = await partName({ start: '1' });
    writeFileSync(join(to, name), '');
    vi.spyOn(fsPromises, 'readFile').mockRejectedValue(new Error('not permitted'));
    syncBuiltinESMExports();
    await removeLeftParts(to, 'a.txt');
    expect(await newPartName('a.txt')).toMatch(new RegExp(`-${process.pid}-0-`));
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    expect(names(to)).toEqual([name]);
  });

  it.runIf(process.platform === 'linux')('parts by the start of their process, which a name contains', async () => {
    // The program's name is in parentheses; the start is the 22nd field.
    const fields = readFileSync(`/proc/${process.pid}/stat`, 'latin1').replace(/^.*\)/, 'id name').split(' ');
    expect(await newPartName('a.txt')).toMatch(
      new RegExp(`^\\.[\\da-f]{16}-[\\da-f]{16}-${process.pid}-${fields[21] ?? ''}-[\\da-f-]{36}\\.part$`),
    );
  });

  it('nothing if the directory cannot be listed', async () => {
    await expect(removeLeftParts(join(folder(), 'none'), 'a.txt')).resolves.toBeUndefined();
  });
});

describe('A file that cannot be written', () => {
  it.each(['error', 'replace', 'rename'] as const)(
    'leaves no part if its name is a directory and existing is %s',
    async (existing) => {
      const to = folder();
      mkdirSync(join(to, 'a.txt'));
      const { url, serve } = await halfStore();
      serve();
      const finished = download(url, { to, existing }).toArray();
      if (existing === 'rename') expect(await finished).toMatchObject([{ path: join(to, 'a (2).txt') }]);
      else expect(await failure(finished)).toMatchObject({ name: 'FileError' });
      expect(names(to)).toEqual(existing === 'rename' ? ['a (2).txt', 'a.txt'] : ['a.txt']);
    },
  );

  it.runIf(process.getuid?.() !== 0)('is reported if the directory is not writable', async () => {
    const to = folder();
    const { url, serve } = await halfStore();
    serve();
    chmodSync(to, 0o500);
    expect(await failure(download(url, { to }).toArray())).toMatchObject({ code: 'ERR_FILE_WRITE', reason: 'EACCES' });
    chmodSync(to, 0o700);
    expect(names(to)).toEqual([]);
  });

  it('is reported if the directory is a file', async () => {
    const to = join(folder(), 'file');
    writeFileSync(to, '');
    const { url, serve } = await halfStore();
    serve();
    expect(await failure(download(url, { to }).toArray())).toMatchObject({ code: 'ERR_FILE_WRITE', reason: 'ENOTDIR' });
  });

  it('is complete if two downloads replace the same name at once', async () => {
    const to = folder();
    const { url, serve } = await halfStore();
    serve();
    const load = () => download(url, { to, existing: 'replace' }).toArray();
    await Promise.all(Array.from({ length: 5 }, load));
    expect([names(to), readFileSync(join(to, 'a.txt'), 'utf8')]).toEqual([['a.txt'], TEXT]);
  });
});
