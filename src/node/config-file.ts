import { appendFileSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ConfigurationError } from '../core/errors/errors.js';
import { harmless } from '../core/values/report.js';
import type { Disk, FileOptions } from '../vendor/config-file.js';
import { followConfig, saidIn, unreadable } from '../vendor/config-file.js';

export type { FileOptions };

const disk: Disk = { read: (path) => readFileSync(path, 'utf8'), append: appendFileSync };

/**
 * Reads a configuration file of the vendor's client, INI or JSON, as options: `new ApiClient(await readConfig(path))`. Of its sections `general` gives the
 * `host`, `gateway` the `gateway`, `reauthentication` and `logging` what they are called. A gateway stands before the host. The
 * gateway's `username` and `password` are left out, as the vendor's client sends neither; `live_reload_config` is {@link watchConfig}.
 *
 * @throws {@link ConfigurationError} which names file, section and field, but no value; `cause` where the file cannot be read.
 */
export async function readConfig(path: string): Promise<FileOptions> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
  return saidIn(path, text, disk.append).options;
}

/**
 * Reads a configuration file at once, and tells a listener of what it says whenever it has changed.
 *
 * @param listener - Told of the options; or of the error, where the file cannot be read or understood for now.
 * @param intervalMs - How often the file is looked at, in ms; 5000. Watching keeps no process alive.
 * @returns what ends it.
 */
export function watchConfig(
  path: string,
  listener: (options: FileOptions | undefined, error?: ConfigurationError) => void,
  intervalMs?: number,
): () => void {
  const tell = harmless('A watchConfig listener', listener);
  return followConfig(
    path,
    disk,
    (says) => {
      if (says instanceof ConfigurationError) tell(undefined, says);
      else tell(says.options);
    },
    intervalMs,
  );
}
