import type { FileHandle } from 'node:fs/promises';
import { link, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ConfigurationError } from '../../core/errors/errors.js';
import { kindOf } from '../../core/values/plain-objects.js';
import type { Sink } from './disk-way.js';
import { FileError } from '../errors.js';
import type { DownloadOptions, FileHead } from '../options.js';
import { newPartName, removeLeftParts } from './part-files.js';
import { systemError, written } from './system.js';

type Placing = Pick<DownloadOptions, 'name' | 'existing'>;

/** A file that appears under its final name only when it is complete. */
export async function place(to: string, head: FileHead, { name, existing = 'error' }: Placing): Promise<Sink> {
  const target = await targetIn(to, name ? nameBy(name, head) : head.name);
  const folder = dirname(target);
  const targetName = basename(target);
  if (existing === 'error' && (await stat(target).catch(() => undefined))) throw taken(target);
  const part = join(folder, await newPartName(targetName));
  const failed = (cause: unknown): never => {
    throw cause instanceof FileError ? cause : systemError(`${target} cannot be written`, 'ERR_FILE_WRITE', cause);
  };
  const handle = await open(part, 'wx').catch(failed);
  const cleaned = removeLeftParts(folder, targetName);
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
      await cleaned;
      return await keep(handle, part, target, existing).catch(failed);
    },
    drop: async () => {
      await cleaned;
      await handle.close().catch(() => undefined);
      await unlink(part).catch(() => undefined);
    },
  };
}

async function keep(handle: FileHandle, part: string, target: string, existing: DownloadOptions['existing']): Promise<string> {
  await handle.sync();
  await handle.close();
  if (existing !== 'replace') return await newAt(part, target, existing === 'rename');
  await rename(part, target);
  return target;
}

const taken = (path: string): FileError => new FileError(`There is a file ${path} already`, 'ERR_FILE_EXISTS');

function nameBy(name: NonNullable<DownloadOptions['name']>, head: FileHead): string {
  let chosen: unknown;
  try {
    chosen = name(head);
  } catch (cause) {
    throw new FileError(`The function "name" failed for ${head.name}`, 'ERR_FILE_PATH', { cause });
  }
  if (typeof chosen !== 'string') throw new ConfigurationError(`The function "name" must return a text, not ${kindOf(chosen)}`);
  return chosen;
}

/** Resolves a name below a directory. Rejects names and links that lead out of it. */
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

/** Links a file to a name that does not exist yet. Of two concurrent programs, only one succeeds. */
async function newAt(part: string, target: string, renames: boolean): Promise<string> {
  const ending = extname(target);
  for (let number = 1; ; number++) {
    const path = number === 1 ? target : `${target.slice(0, target.length - ending.length)} (${number})${ending}`;
    try {
      await link(part, path);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      const exists = code === 'EEXIST' || (await stat(path).catch(() => undefined)) !== undefined;
      if (exists && !renames) throw taken(target);
      if (exists) continue;
      // Some file systems have no hard links.
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error;
      await rename(part, path);
      return path;
    }
    // The file is complete under its name. The next download removes a leftover part.
    await unlink(part).catch(() => undefined);
    return path;
  }
}
