import type { Area } from '../../engine/area.js';
import { readObject } from '../../http/body.js';
import { invalidField } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import { Md5 } from '../../../core/values/md5.js';
import type { World } from '../../store/world.js';
import { activeUser } from './users.js';

/** Minimum length of a password. */
const MIN_LENGTH = 8;

/** Hashes of passwords, by user, for comparison with new passwords. */
const passwordsOf = (world: World): Map<string, string> => world.collection<string>('users.passwords');

/**
 * Passwords that administrators set for users, and that users change with their old one. The sandbox's sign-in does not check
 * them.
 */
export function addPasswordHandlers(area: Area, world: World): void {
  area.handle('postUsersMePassword', (context) => {
    const id = callerId(context);
    const { oldPassword, newPassword } = readObject(context, ['oldPassword', 'newPassword']);
    if (passwordsOf(world).get(id) !== digest(id, oldPassword))
      throw invalidField('The old password is not the right one', 'oldPassword');
    if (newPassword === oldPassword) throw invalidField('The new password is the old one', 'newPassword');
    setPassword(world, id, newPassword);
  });

  area.handle('postUserPassword', (context) => {
    const { id } = activeUser(world, context.param('userId'));
    setPassword(world, id, readObject(context, ['newPassword']).newPassword);
  });
}

function setPassword(world: World, userId: string, password: string): void {
  if (password.length < MIN_LENGTH) throw invalidField(`A password has ${MIN_LENGTH} characters at least`, 'newPassword');
  passwordsOf(world).set(userId, digest(userId, password));
}

/** Snapshots may be written to files, so they contain only a hash. */
function digest(userId: string, password: string): string {
  return new Md5().update(new TextEncoder().encode(`${userId} ${password}`)).base64();
}
