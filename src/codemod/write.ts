import { constants } from 'node:fs';
import { access, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { textOf } from '../parsing/files.js';

/**
 * Replaces the text of a file in one step, so that it is never half written. Permissions and owner stay.
 *
 * @throws Error if the file has changed since it was read, or cannot be written.
 */
export async function replaceText(path: string, before: string, after: string): Promise<void> {
  const target = await realpath(path);
  await access(target, constants.W_OK);
  if ((await textOf(target)) !== before) throw new Error('it has changed since it was read. Run the command again.');
  const { mode, uid, gid } = await stat(target);
  const draft = `${target}.${process.pid}.tmp`;
  try {
    const file = await open(draft, 'wx', mode & 0o777);
    try {
      await file.writeFile(after);
      // Only a privileged user can set the owner of a file.
      await file.chown(uid, gid).catch(() => undefined);
      await file.chmod(mode & 0o7777);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
