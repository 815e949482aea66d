import type { EntityList, EntityLists } from '../data/types.js';

/** Returns the list of the entities that a field refers to: `defaultWorkbinId` is a `workbinId`. */
export function listOf(name: string, lists: EntityLists): EntityList | undefined {
  if (Object.hasOwn(lists, name)) return lists[name];
  const end = Object.keys(lists)
    .filter((each) => name.toLowerCase().endsWith(each.toLowerCase()))
    .sort((one, other) => other.length - one.length)[0];
  return end === undefined ? undefined : lists[end];
}

/** An entry of a list. */
export type Entity = Readonly<Record<string, unknown>>;

/** Returns the entries of a list of the API, in whichever field they are. An entity is a list of itself. */
export function entitiesIn(response: unknown): readonly Entity[] {
  if (Array.isArray(response)) return response.filter(isEntity);
  if (!isEntity(response)) return [];
  const entries = response['entities'] ?? response['results'] ?? Object.values(response).find(Array.isArray);
  return 'id' in response || !Array.isArray(entries) ? [response] : entries.filter(isEntity);
}

const isEntity = (value: unknown): value is Entity => typeof value === 'object' && value !== null;

/** Returns the values of a list's path; `undefined` if one is missing. */
export function pathValuesOf(
  [, path]: EntityList,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const entries = names.map((name): [string, unknown] => [name, values[name]]);
  const isComplete = entries.every(([, value]) => typeof value === 'string' && value.trim() !== '');
  return isComplete ? (Object.fromEntries(entries) as Record<string, string>) : undefined;
}
