import { useSyncExternalStore } from 'react';
import type { Favourite } from './favourites.js';
import { FavouritesStore } from './favourites.js';

export const favourites = new FavouritesStore();

/** Returns the methods with a star in this browser. */
export function useFavourites(): readonly Favourite[] {
  return useSyncExternalStore(favourites.subscribe, favourites.read);
}
