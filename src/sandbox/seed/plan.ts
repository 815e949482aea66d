import type { Json } from '../values/json.js';
import { isObject } from '../values/json.js';
import { rolesOf } from '../sign-in/roles.js';
import type { SeedFile } from '../store/initial-data/seed-file.js';
import type { SeedPlan } from '../store/initial-data/seed-plan.js';
import { World } from '../store/world.js';
import { languagesOf } from '../areas/routing/language-model.js';
import { readAnything } from './anything.js';
import { collectionsOf } from './collections.js';
import { Mistakes, said } from './mistakes.js';
import { Names } from './names.js';
import { readSection, resolveOwn } from './read.js';
import type { ReadEntry, ReadFile } from './read.js';
import { sections } from './sections.js';
import { plantStore } from './store.js';

const words = ['$schema', 'seed', 'organisation', 'entities', 'settings'];

/** Sections whose entities are added to those of the sandbox instead of replacing them. */
const beside: ReadonlySet<string> = new Set(['divisions', 'roles', 'oauthClients']);

/**
 * Reads a seed file.
 * @throws TypeError with every mistake in it, each by its path and what is expected there.
 */
export function seedPlan(file: SeedFile): SeedPlan<World> {
  const mistakes = new Mistakes();
  const given: unknown = file;
  if (!isObject(given)) {
    mistakes.add('', `an object is expected, not ${said(given)}`);
    mistakes.refuse();
  }
  const json = given as Json;
  const { seed = 1 } = json;
  if (!Number.isSafeInteger(seed)) mistakes.add('seed', `a whole number is expected, not ${said(seed)}`);
  for (const name of Object.keys(json)) {
    if (!words.includes(name) && !Object.hasOwn(sections, name)) {
      mistakes.add(name, `there is no such section; there are ${[...words.slice(2), ...Object.keys(sections)].join(', ')}`);
    }
  }
  const organisation = organisationOf(json['organisation'], mistakes);
  const number = Number.isSafeInteger(seed) ? (seed as number) : 1;
  const read: Record<string, ReadEntry[]> = {};
  const names = namesAtFirst(number);
  for (const [name, section] of Object.entries(sections)) {
    if (json[name] === undefined) continue;
    const entries = readSection(name, section, json[name], number, mistakes);
    read[name] = entries;
    const named = entries.map(({ id, name: called, fields }) => ({
      id,
      name: called,
      ...(typeof fields['email'] === 'string' && { email: fields['email'] }),
    }));
    if (beside.has(name)) names.add(name, named);
    else names.set(name, named);
  }
  for (const [name, entries] of Object.entries(read)) {
    const section = sections[name];
    for (const entry of entries) if (section) resolveOwn(section, entry, names, mistakes);
  }
  const taken = new Map(Object.entries(sections).map(([name, { path }]) => [path, name]));
  const { collections, singles } = readAnything(json, number, taken, mistakes);
  mistakes.refuse();
  const whole: ReadFile = { seed: number, sections: read, entities: collections, settings: singles };
  return {
    organisation,
    plant: (store) => {
      plantStore(store, whole);
    },
    collections: collectionsOf(whole),
  };
}

function organisationOf(given: unknown, mistakes: Mistakes): SeedPlan<World>['organisation'] {
  if (given === undefined) return {};
  if (!isObject(given)) {
    mistakes.add('organisation', `an object is expected, not ${said(given)}`);
    return {};
  }
  for (const [name, value] of Object.entries(given)) {
    if (!['name', 'shortName'].includes(name))
      mistakes.add(`organisation.${name}`, 'there is no such field; there are name, shortName');
    else if (typeof value !== 'string' || value === '')
      mistakes.add(`organisation.${name}`, `a text is expected, not ${said(value)}`);
  }
  const { shortName } = given;
  // Part of e-mail addresses, and compared in lower case.
  if (typeof shortName === 'string' && !/^[a-z0-9-]+$/.test(shortName)) {
    mistakes.add('organisation.shortName', `lower-case letters, digits and hyphens are expected, not ${said(shortName)}`);
  }
  return given;
}

/** Entities of the sandbox that a file may name too. */
function namesAtFirst(seed: number): Names {
  const world = new World({ seed });
  const names = new Names();
  names.set('divisions', world.store.divisions.all());
  names.set('skills', world.store.skills.all());
  names.set('wrapupCodes', world.store.wrapupCodes.all());
  names.set('users', world.store.users.all());
  names.set('presences', world.store.presenceDefinitions.all());
  names.set('roles', [...rolesOf(world).values()]);
  names.set('languages', [...languagesOf(world).values()]);
  return names;
}
