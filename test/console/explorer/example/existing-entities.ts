import { entitiesIn } from '../../../../examples/console/src/explorer/find-id/entity-lists.js';

/** Reads a path of the API; `undefined` if it is refused. */
type Read = (path: string) => Promise<unknown>;

/**
 * Chooses the entities of a path among those that exist, as a user does: each placeholder becomes the id of the first entry of the
 * list before it. `undefined` if one of the lists has no entries.
 */
export async function existingValues(
  path: string,
  read: Read,
  chosen: Readonly<Record<string, string>> = {},
): Promise<Record<string, string> | undefined> {
  const values: Record<string, string> = {};
  let place = '';
  for (const segment of path.slice(1).split('/')) {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    if (name !== undefined) {
      const value = chosen[name] ?? (await firstIdIn(place, read));
      if (value === undefined) return undefined;
      values[name] = value;
    }
    place += `/${name === undefined ? segment : encodeURIComponent(values[name] ?? '')}`;
  }
  return values;
}

async function firstIdIn(place: string, read: Read): Promise<string | undefined> {
  const ids = entitiesIn(await read(place)).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  return ids[0];
}
