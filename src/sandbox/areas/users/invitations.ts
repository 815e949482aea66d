import type { Area } from '../../engine/area.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { invitationDates } from './user.js';
import { activeUser } from './users.js';

/** Invitations. The sandbox sends no e-mail, but users show when they were invited. */
export function addInvitationHandlers(area: Area, world: World): void {
  area.handle('postUserInvite', (context) => {
    const { id } = activeUser(world, context.param('userId'));
    // An open invitation is sent again only with `force`.
    if (queryFlag(context, 'force') === true || !invitationDates(world).has(id))
      invitationDates(world).set(id, world.timestamp());
  });
}
