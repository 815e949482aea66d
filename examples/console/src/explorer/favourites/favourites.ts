import { StoredValue, isObject } from '../../shared/stored-value.js';

/** A method with a star. */
export interface Favourite {
  readonly slug: string;
  readonly name: string;
}

export const FAVOURITES_KEY = 'console.favourites';
const LIMIT = 100;

/** The methods with a star in this browser, the latest first. */
export class FavouritesStore extends StoredValue<readonly Favourite[]> {
  constructor() {
    super(FAVOURITES_KEY, readFavourites);
  }

  /** Adds a star to a method or removes it. @returns whether the browser could store it. */
  toggle({ slug, name }: Favourite): boolean {
    const others = this.read().filter((each) => !isSame(each, { slug, name }));
    const hadStar = others.length < this.read().length;
    return this.store(hadStar ? others : [{ slug, name }, ...others].slice(0, LIMIT));
  }
}

export function isSame(one: Favourite, other: Favourite): boolean {
  return one.slug === other.slug && one.name === other.name;
}

/** Reads stored favourites. What has another form is left out. */
export function readFavourites(json: unknown): readonly Favourite[] {
  const list: unknown[] = Array.isArray(json) ? json : [];
  return list.flatMap((item) => {
    if (!isObject(item)) return [];
    const { slug, name } = item;
    return isPathPart(slug) && isPathPart(name) ? [{ slug, name }] : [];
  });
}

function isPathPart(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+$/.test(value);
}
