import type { FileHandle } from 'node:fs/promises';
import { link, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ConfigurationError } from '../../core/errors/errors.js';
import { kindOf } from '../../core/values/plain-objects.js';
import type { Sink } from './disk-contract.js';
import { FileError } from '../errors.js';
import type { DownloadOptions, FileHead } from '../options.js';
import { newPartName, removeLeftParts } from './part-files.js';
import { systemError, writeFully } from './system.js';

type TargetOptions = Pick<DownloadOptions, 'name' | 'existing'>;

/** A file that appears under its final name only when it is complete. */
export async function createFileSink(to: string, head: FileHead, { name, existing = 'error' }: TargetOptions): Promise<Sink> {
  const target = await resolveTarget(to, name ? chooseName(name, head) : head.name);
  const folder = dirname(target);
  const targetName = basename(target);
  if (existing === 'error' && (await stat(target).catch(() => undefined))) throw createExistsError(target);
  const part = join(folder, await newPartName(targetName));
  const throwWriteError = (cause: unknown): never => {
    throw cause instanceof FileError ? cause : systemError(`${target} cannot be written`, 'ERR_FILE_WRITE', cause);
  };
  const handle = await open(part, 'wx').catch(throwWriteError);
  const cleanup = removeLeftParts(folder, targetName);
  let at = 0;
  return {
    write: async (chunk) => {
      await writeFully(handle, chunk, at).catch(throwWriteError);
      at += chunk.byteLength;
    },
    restart: async () => {
      await handle.truncate(0).catch(throwWriteError);
      at = 0;
    },
    end: async () => {
      await cleanup;
      return await completeFile(handle, part, target, existing).catch(throwWriteError);
    },
    drop: async () => {
      await cleanup;
      await handle.close().catch(() => undefined);
      await unlink(part).catch(() => undefined);
    },
  };
}

async function completeFile(
  handle: FileHandle,
  part: string,
  target: string,
  existing: DownloadOptions['existing'],
): Promise<string> {
  await handle.sync();
  await handle.close();
  if (existing !== 'replace') return await linkToFreeName(part, target, existing === 'rename');
  await rename(part, target);
  return target;
}

const createExistsError = (path: string): FileError =>
  new FileError(`${path} already exists. Set existing to "replace" or "rename"`, 'ERR_FILE_EXISTS');

function chooseName(name: NonNullable<DownloadOptions['name']>, head: FileHead): string {
  let chosenName: unknown;
  try {
    chosenName = name(head);
  } catch (cause) {
    throw new FileError(`The function "name" failed for ${head.name}. See the cause`, 'ERR_FILE_PATH', { cause });
  }
  if (typeof chosenName !== 'string')
    throw new ConfigurationError(`The function "name" must return a string, not ${kindOf(chosenName)}`);
  return chosenName;
}

/** Resolves a name below a directory. Rejects names and links that lead out of it. */
async function resolveTarget(to: string, name: string): Promise<string> {
  const throwFolderError = (cause: unknown): never => {
    throw systemError(`The directory for ${name} cannot be written to`, 'ERR_FILE_WRITE', cause);
  };
  const root = await realpath(to).catch(throwFolderError);
  const checkInside = (path: string): string => {
    const inside = relative(root, path);
    if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside) || name.includes('\0'))
      throw new FileError(`${JSON.stringify(name)} is outside the directory. Return a name inside it`, 'ERR_FILE_PATH');
    return path;
  };
  const target = checkInside(resolve(root, name));
  return checkInside(join(await realpath(dirname(target)).catch(throwFolderError), basename(target)));
}

/** Links a file to a name that does not exist yet. Of two concurrent programs, only one succeeds. */
async function linkToFreeName(part: string, target: string, renames: boolean): Promise<string> {
  const extension = extname(target);
  for (let number = 1; ; number++) {
    const path = number === 1 ? target : `${target.slice(0, target.length - extension.length)} (${number})${extension}`;
    try {
      await link(part, path);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      const exists = code === 'EEXIST' || (await stat(path).catch(() => undefined)) !== undefined;
      if (exists && !renames) throw createExistsError(target);
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
