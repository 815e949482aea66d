import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAVOURITES_KEY, FavouritesStore, readFavourites } from '../../../examples/console/src/explorer/favourites/favourites.js';
import { MemoryStorage } from '../../support/page.js';

const getUser = { slug: 'users', name: 'getUser' };
const getQueue = { slug: 'routing', name: 'getRoutingQueue' };

describe('Favourites', () => {
  let storage = new MemoryStorage();
  beforeEach(() => {
    storage = new MemoryStorage();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are stored in the browser, the latest first, and removed by the same star', () => {
    const favourites = new FavouritesStore();
    expect([favourites.toggle(getUser), favourites.toggle(getQueue)]).toEqual([true, true]);
    expect(new FavouritesStore().read()).toEqual([getQueue, getUser]);
    favourites.toggle(getUser);
    expect(JSON.parse(storage.getItem(FAVOURITES_KEY) ?? '')).toEqual([getQueue]);
  });

  it('report if the browser cannot store them', () => {
    const favourites = new FavouritesStore();
    vi.stubGlobal('localStorage', undefined);
    expect(favourites.toggle(getUser)).toBe(false);
    expect(favourites.read()).toEqual([]);
  });

  it('are read without what has another form', () => {
    expect(readFavourites(undefined)).toEqual([]);
    expect(readFavourites({ slug: 'users' })).toEqual([]);
    expect(
      readFavourites([getUser, null, 1, { slug: 'users' }, { slug: '../users', name: 'getUser' }, { ...getQueue, verb: 1 }]),
    ).toEqual([getUser, getQueue]);
  });
});
