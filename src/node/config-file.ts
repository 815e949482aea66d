import { appendFileSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ConfigurationError } from '../core/errors/errors.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import type { Disk, FileOptions } from '../vendor/config-file.js';
import { followConfig, parseConfigFile, unreadableFile } from '../vendor/config-file.js';

export type { FileOptions };

const disk: Disk = { read: (path) => readFileSync(path, 'utf8'), append: appendFileSync };

/**
 * Reads a configuration file of the vendor's client, INI or JSON, as options: `new ApiClient(await readConfig(path))`. It reads
 * the sections `general` (the `host`), `gateway`, `reauthentication` and `logging`. A gateway takes precedence over the host.
 * The gateway's `username` and `password` are left out, as the vendor's client sends neither. For `live_reload_config` use
 * {@link watchConfig}.
 *
 * @throws {@link ConfigurationError} which names file, section and field, but no value; with `cause` if the file cannot be
 * read.
 */
export async function readConfig(path: string): Promise<FileOptions> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw unreadableFile(path, error);
  }
  return parseConfigFile(path, text, disk.append).options;
}

/**
 * Reads a configuration file immediately, and calls a listener with its options whenever it has changed.
 *
 * @param listener - Receives the options, or the error if the file cannot be read or parsed at the moment.
 * @param intervalMs - How often the file is checked, in ms; 5000 by default. Watching does not keep the process alive.
 * @returns a function that stops watching.
 */
export function watchConfig(
  path: string,
  listener: (options: FileOptions | undefined, error?: ConfigurationError) => void,
  intervalMs?: number,
): () => void {
  const notify = isolateErrors('A watchConfig listener', listener);
  return followConfig(
    path,
    disk,
    (change) => {
      if (change instanceof ConfigurationError) notify(undefined, change);
      else notify(change.options);
    },
    intervalMs,
  );
}
