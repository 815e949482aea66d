import type { Json } from '../values/json.js';
import { isObject } from '../values/json.js';
import { sections } from '../seed/sections.js';
import { EVERYWHERE } from '../store/extent.js';
import type { SeedFile } from '../store/initial-data/seed-file.js';
import { givenRole } from './grants.js';

/** Fields by which entries of a section name those of another. */
const naming = Object.fromEntries(
  Object.entries(sections).map(([name, { own }]) => [
    name,
    Object.entries(own).flatMap(([field, wanted]) => ('to' in wanted && wanted.to !== 'presences' ? [{ field, ...wanted }] : [])),
  ]),
);

/** Merges the new recording into an earlier one: for the same entity, fields of both, where the newer value wins. */
export function mergedFile(before: SeedFile, now: Json, scrubbed: (text: string) => string): SeedFile {
  const old = rescrubbed(before, scrubbed) as Json;
  const file: Json = { seed: 1, ...old };
  for (const name of Object.keys(sections)) {
    const list = byId([...listOf(old[name]), ...listOf(now[name])]);
    if (list.length > 0) file[name] = list;
  }
  file['entities'] = Object.fromEntries(
    [...new Set([...keysOf(old['entities']), ...keysOf(now['entities'])])].map((path) => [
      path,
      byId([...listOf(partOf(old['entities'], path)), ...listOf(partOf(now['entities'], path))]),
    ]),
  );
  file['settings'] = {
    ...(isObject(old['settings']) ? old['settings'] : {}),
    ...(isObject(now['settings']) ? now['settings'] : {}),
  };
  dropUnknown(file);
  return file;
}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const keysOf = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);
const partOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

function byId(entries: readonly Json[]): Json[] {
  const found = new Map<string, Json>();
  for (const entry of entries) found.set(String(entry['id']), { ...found.get(String(entry['id'])), ...entry });
  return [...found.values()];
}

/** An earlier recording may contain names of people whom it did not know yet. */
function rescrubbed(value: unknown, scrubbed: (text: string) => string): unknown {
  if (typeof value === 'string') return /^[\p{L}\p{M}'’.,&() -]+$/u.test(value) ? scrubbed(value) : value;
  if (Array.isArray(value)) return value.map((entry: unknown) => rescrubbed(entry, scrubbed));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rescrubbed(part, scrubbed)]));
}

/** Keeps only grants with a known role and division. Dropping only an unknown division would extend the grant. */
function dropUnknownGrants(file: Json, known: ReadonlyMap<string, ReadonlySet<string>>): void {
  const isIn = (section: string, id: unknown): boolean => typeof id === 'string' && known.get(section)?.has(id) === true;
  const isKnown = (grant: unknown): boolean => {
    const { role, division } = isObject(grant) ? grant : { role: grant, division: undefined };
    const isPlace = division === undefined || division === EVERYWHERE || isIn('divisions', division);
    return isPlace && (givenRole(role) !== undefined || isIn('roles', role));
  };
  for (const entry of [...listOf(file['users']), ...listOf(file['oauthClients'])])
    if (Array.isArray(entry['roles'])) entry['roles'] = entry['roles'].filter(isKnown);
}

/** Drops names of entities that the file lacks, such as members of a queue if the users were not recorded. */
function dropUnknown(file: Json): void {
  const known = new Map(Object.keys(sections).map((name) => [name, new Set(listOf(file[name]).map(({ id }) => String(id)))]));
  dropUnknownGrants(file, known);
  for (const [name, fields] of Object.entries(naming)) {
    for (const entry of listOf(file[name])) {
      for (const { field, to, kind } of fields) {
        const value = entry[field];
        const isKnown = (id: unknown): boolean => known.get(to)?.has(String(id)) ?? false;
        if (value === undefined) continue;
        if (kind === 'ref' && !isKnown(value)) Reflect.deleteProperty(entry, field);
        if (kind === 'refs' && Array.isArray(value)) entry[field] = value.filter(isKnown);
        if (kind === 'proficiencies' && isObject(value)) {
          entry[field] = Object.fromEntries(Object.entries(value).filter(([id]) => isKnown(id)));
        }
      }
    }
  }
}
