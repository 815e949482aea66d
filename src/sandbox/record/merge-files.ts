import type { Json } from '../values/json.js';
import { isObject } from '../values/json.js';
import { sections } from '../seed/sections.js';
import { ALL_DIVISIONS } from '../store/extent.js';
import type { SeedFile } from '../store/initial-data/seed-file.js';
import { defaultRoleName } from './grants.js';

/** Fields by which entries of a section name those of another. */
const referenceFields = Object.fromEntries(
  Object.entries(sections).map(([name, { seedFields }]) => [
    name,
    Object.entries(seedFields).flatMap(([field, definition]) =>
      'to' in definition && definition.to !== 'presences' ? [{ field, ...definition }] : [],
    ),
  ]),
);

/** Merges the new recording into an earlier one: for the same entity, fields of both, where the newer value wins. */
export function mergeFiles(previousFile: SeedFile, newFile: Json, scrub: (text: string) => string): SeedFile {
  const earlierFile = scrubAgain(previousFile, scrub) as Json;
  const file: Json = { seed: 1, ...earlierFile };
  for (const name of Object.keys(sections)) {
    const list = mergeById([...listOf(earlierFile[name]), ...listOf(newFile[name])]);
    if (list.length > 0) file[name] = list;
  }
  file['entities'] = Object.fromEntries(
    [...new Set([...keysOf(earlierFile['entities']), ...keysOf(newFile['entities'])])].map((path) => [
      path,
      mergeById([...listOf(partOf(earlierFile['entities'], path)), ...listOf(partOf(newFile['entities'], path))]),
    ]),
  );
  file['settings'] = {
    ...(isObject(earlierFile['settings']) ? earlierFile['settings'] : {}),
    ...(isObject(newFile['settings']) ? newFile['settings'] : {}),
  };
  dropUnknown(file);
  return file as SeedFile;
}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const keysOf = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);
const partOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

function mergeById(entries: readonly Json[]): Json[] {
  const entriesById = new Map<string, Json>();
  for (const entry of entries) entriesById.set(String(entry['id']), { ...entriesById.get(String(entry['id'])), ...entry });
  return [...entriesById.values()];
}

/** An earlier recording may contain names of people whom it did not know yet. */
function scrubAgain(value: unknown, scrub: (text: string) => string): unknown {
  if (typeof value === 'string') return /^[\p{L}\p{M}'’.,&() -]+$/u.test(value) ? scrub(value) : value;
  if (Array.isArray(value)) return value.map((entry: unknown) => scrubAgain(entry, scrub));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, scrubAgain(part, scrub)]));
}

/** Keeps only grants with a known role and division. Dropping only an unknown division would extend the grant. */
function dropUnknownGrants(file: Json, knownIds: ReadonlyMap<string, ReadonlySet<string>>): void {
  const isIn = (section: string, id: unknown): boolean => typeof id === 'string' && knownIds.get(section)?.has(id) === true;
  const isKnown = (grant: unknown): boolean => {
    const { role, division } = isObject(grant) ? grant : { role: grant, division: undefined };
    const hasKnownDivision = division === undefined || division === ALL_DIVISIONS || isIn('divisions', division);
    return hasKnownDivision && (defaultRoleName(role) !== undefined || isIn('roles', role));
  };
  for (const entry of [...listOf(file['users']), ...listOf(file['oauthClients'])])
    if (Array.isArray(entry['roles'])) entry['roles'] = entry['roles'].filter(isKnown);
}

/** Drops names of entities that the file lacks, such as members of a queue if the users were not recorded. */
function dropUnknown(file: Json): void {
  const knownIds = new Map(Object.keys(sections).map((name) => [name, new Set(listOf(file[name]).map(({ id }) => String(id)))]));
  dropUnknownGrants(file, knownIds);
  for (const [name, fields] of Object.entries(referenceFields)) {
    for (const entry of listOf(file[name])) {
      for (const { field, to, kind } of fields) {
        const value = entry[field];
        const isKnown = (id: unknown): boolean => knownIds.get(to)?.has(String(id)) ?? false;
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
