import type { Area } from '../../engine/area.js';
import type { User } from '../../../models/index.js';
import { listing } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { activeUser } from './users.js';

const noFavourites: readonly User[] = [];

/** Favourites in the directory. No operation adds one, so the lists are empty. */
export function addFavouriteHandlers(area: Area, world: World): void {
  area.handle('getUserFavorites', (context) => {
    activeUser(world, context.param('userId'));
    return listing(context, world, noFavourites, (user) => user);
  });
}
