import type { Json } from '../values/json.js';
import { isObject } from '../values/json.js';
import { rolesOf } from '../sign-in/roles.js';
import type { SeedFile } from '../store/initial-data/seed-file.js';
import type { SeedPlan } from '../store/initial-data/seed-plan.js';
import { World } from '../store/world.js';
import { languagesOf } from '../areas/routing/language-model.js';
import { readUnsectionedData } from './unsectioned-data.js';
import { collectionsOf } from './collections.js';
import { Mistakes, describeValue } from './mistakes.js';
import { EntityNames } from './names.js';
import { readSection, resolveSeedFields } from './read.js';
import type { ReadEntry, ReadFile } from './read.js';
import { sections } from './sections.js';
import { applyToStore } from './apply-to-store.js';

const otherFields = ['$schema', 'seed', 'organisation', 'entities', 'settings'];

/** Sections whose entities are added to those of the sandbox instead of replacing them. */
const additiveSections: ReadonlySet<string> = new Set(['divisions', 'roles', 'oauthClients']);

/**
 * Reads a seed file.
 * @throws TypeError with every mistake in it, each by its path and what is expected there.
 */
export function readSeedPlan(file: SeedFile): SeedPlan<World> {
  const mistakes = new Mistakes();
  const input: unknown = file;
  if (!isObject(input)) {
    mistakes.add('', `an object is expected, not ${describeValue(input)}`);
    mistakes.refuse();
  }
  const json = input as Json;
  const { seed = 1 } = json;
  if (!Number.isSafeInteger(seed)) mistakes.add('seed', `a whole number is expected, not ${describeValue(seed)}`);
  for (const name of Object.keys(json)) {
    if (!otherFields.includes(name) && !Object.hasOwn(sections, name)) {
      mistakes.add(name, `there is no such section; there are ${[...otherFields.slice(2), ...Object.keys(sections)].join(', ')}`);
    }
  }
  const organisation = organisationOf(json['organisation'], mistakes);
  const number = Number.isSafeInteger(seed) ? (seed as number) : 1;
  const entriesBySection: Record<string, ReadEntry[]> = {};
  const names = defaultNames(number);
  for (const [name, section] of Object.entries(sections)) {
    if (json[name] === undefined) continue;
    const entries = readSection(name, section, json[name], number, mistakes);
    entriesBySection[name] = entries;
    const namedEntities = entries.map(({ id, name: entryName, fields }) => ({
      id,
      name: entryName,
      ...(typeof fields['email'] === 'string' && { email: fields['email'] }),
    }));
    if (additiveSections.has(name)) names.add(name, namedEntities);
    else names.set(name, namedEntities);
  }
  for (const [name, entries] of Object.entries(entriesBySection)) {
    const section = sections[name];
    for (const entry of entries) if (section) resolveSeedFields(section, entry, names, mistakes);
  }
  const sectionsByPath = new Map(Object.entries(sections).map(([name, { path }]) => [path, name]));
  const { collections, singles } = readUnsectionedData(json, number, sectionsByPath, mistakes);
  mistakes.refuse();
  const readFile: ReadFile = { seed: number, sections: entriesBySection, entities: collections, settings: singles };
  return {
    organisation,
    apply: (store) => {
      applyToStore(store, readFile);
    },
    collections: collectionsOf(readFile),
  };
}

function organisationOf(organisation: unknown, mistakes: Mistakes): SeedPlan<World>['organisation'] {
  if (organisation === undefined) return {};
  if (!isObject(organisation)) {
    mistakes.add('organisation', `an object is expected, not ${describeValue(organisation)}`);
    return {};
  }
  for (const [name, value] of Object.entries(organisation)) {
    if (!['name', 'shortName'].includes(name))
      mistakes.add(`organisation.${name}`, 'there is no such field; there are name, shortName');
    else if (typeof value !== 'string' || value === '')
      mistakes.add(`organisation.${name}`, `a text is expected, not ${describeValue(value)}`);
  }
  const { shortName } = organisation;
  // Part of e-mail addresses, and compared in lower case.
  if (typeof shortName === 'string' && !/^[a-z0-9-]+$/.test(shortName)) {
    mistakes.add(
      'organisation.shortName',
      `lower-case letters, digits and hyphens are expected, not ${describeValue(shortName)}`,
    );
  }
  return organisation as { name?: string; shortName?: string };
}

/** Entities of the sandbox that a file may name too. */
function defaultNames(seed: number): EntityNames {
  const world = new World({ seed });
  const names = new EntityNames();
  names.set('divisions', world.store.divisions.all());
  names.set('skills', world.store.skills.all());
  names.set('wrapupCodes', world.store.wrapupCodes.all());
  names.set('users', world.store.users.all());
  names.set('presences', world.store.presenceDefinitions.all());
  names.set('roles', [...rolesOf(world).values()]);
  names.set('languages', [...languagesOf(world).values()]);
  return names;
}
