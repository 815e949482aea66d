import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import fc from 'fast-check';
import { fileStore } from 'contact-centre-client/tokens';
import { afterEach, describe, expect, it, vi } from 'vitest';

interface StoredFile {
  ino: number;
  mtimeMs: number;
  text: string;
}

const missing = (): Error => Object.assign(new Error('no such file'), { code: 'ENOENT' });
const existing = (): Error => Object.assign(new Error('file exists'), { code: 'EEXIST' });

/** A file system in memory. Like a real one, it gives the number of a removed file to the next new one. */
class MemoryFiles {
  readonly files = new Map<string, StoredFile>();

  create(path: string, text = '', mtimeMs = Date.now()): StoredFile {
    if (this.files.has(path)) throw existing();
    const inodes = new Set([...this.files.values()].map(({ ino }) => ino));
    let ino = 1;
    while (inodes.has(ino)) ino++;
    const file = { ino, mtimeMs, text };
    this.files.set(path, file);
    return file;
  }

  find(path: string): StoredFile {
    const file = this.files.get(path);
    if (!file) throw missing();
    return file;
  }

  remove(path: string): void {
    if (!this.files.delete(path)) throw missing();
  }
}

const PATH = '/tokens/token.json';

type Step = <T>(work: () => T) => Promise<T>;

/** Replaces the file functions of Node. A scheduler decides when each step of a program happens. */
function replaceFiles(files: MemoryFiles, step: Step): void {
  const functions = fsPromises as unknown as Record<string, (path: string, ...rest: string[]) => Promise<unknown>>;
  const replace = (name: string, work: (path: string, ...rest: string[]) => unknown): void => {
    vi.spyOn(functions, name).mockImplementation(async (path, ...rest) => await step(() => work(path, ...rest)));
  };
  replace('realpath', (path) => path);
  replace('stat', (path) => ({ ...files.find(path) }));
  replace('readFile', (path) => files.find(path).text);
  replace('unlink', (path) => {
    files.remove(path);
  });
  replace('open', (path) => {
    const file = files.create(path);
    const writeFile = async (text: string): Promise<void> => {
      await step(() => {
        file.text = text;
      });
    };
    return { writeFile, close: () => Promise.resolve() };
  });
  replace('rename', (path, to = '') => {
    const file = files.find(path);
    files.remove(path);
    files.files.set(to, file);
  });
  replace('link', (path, to = '') => {
    if (files.files.has(to)) throw existing();
    files.files.set(to, files.find(path));
  });
  syncBuiltinESMExports();
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  syncBuiltinESMExports();
});

describe('The lock of a token file', () => {
  it.each<[string, number]>([
    ['a program', 1],
    ['a program, and of another one while it took the lock over', 2],
    ['a program, and of two more while they took over', 3],
  ])('is held by one program at a time after the death of %s, in whatever order programs act', async (_name, deaths) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 5 }), async (scheduler, programs) => {
        const files = new MemoryFiles();
        await leaveLocks(files, deaths);

        const step: Step = async (work) => {
          await scheduler.schedule(Promise.resolve());
          return work();
        };
        replaceFiles(files, step);
        vi.stubGlobal('setTimeout', (work: () => void) => void scheduler.schedule(Promise.resolve()).then(work));
        let inside = 0;
        let maxHolders = 0;
        const work = async (): Promise<void> => {
          inside++;
          maxHolders = Math.max(maxHolders, inside);
          for (let steps = 0; steps < 3; steps++) await step(() => undefined);
          inside--;
        };
        const all = Array.from({ length: programs }, () => fileStore(PATH).alone('key', work));
        await scheduler.waitFor(Promise.all(all));
        expect(maxHolders).toBe(1);
        expect([...files.files.keys()]).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

/** Leaves the lock of a dead program, and the claims of programs that died just before they removed what they had claimed. */
async function leaveLocks(files: MemoryFiles, deaths: number): Promise<void> {
  // The timers of the dead programs do nothing.
  vi.stubGlobal('setInterval', () => 0);
  replaceFiles(files, async (work) => await Promise.resolve(work()));
  const unlinking = vi.spyOn(fsPromises, 'unlink');
  syncBuiltinESMExports();
  for (let remaining = 0; remaining < deaths; remaining++) {
    await new Promise<void>((resolve) => {
      const die = async (): Promise<never> => {
        resolve();
        return await new Promise<never>(() => undefined);
      };
      unlinking.mockImplementation(die);
      void fileStore(PATH).alone('key', die);
    });
    for (const file of files.files.values()) file.mtimeMs = 0;
  }
  vi.restoreAllMocks();
}
