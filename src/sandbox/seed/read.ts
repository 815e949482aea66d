import { ALL_DIVISIONS } from '../store/extent.js';
import { isObject } from '../values/json.js';
import { examineValue } from '../http/validators.js';
import type { Json } from '../values/json.js';
import { describeValue } from './mistakes.js';
import type { Mistakes } from './mistakes.js';
import { idFor } from './names.js';
import type { EntityNames } from './names.js';
import type { SeedField, Section } from './sections.js';

/** A role in a division, by ids. */
export interface ReadGrant {
  roleId: string;
  divisionId: string | undefined;
}

/** An entry of a section. */
export interface ReadEntry {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** The fields that the contract declares. */
  readonly fields: Json;
  /** The fields that only seed files have, with resolved names. */
  readonly seedFields: Json;
}

/** The content of a seed file: the sections that it has, by name. */
export interface ReadFile {
  readonly seed: number;
  readonly sections: Readonly<Record<string, readonly ReadEntry[]>>;
  readonly entities: ReadonlyMap<string, readonly Json[]>;
  readonly settings: ReadonlyMap<string, Json>;
}

/** Reads the entries of a section, as far as possible without resolving names. */
export function readSection(name: string, section: Section, list: unknown, seed: number, mistakes: Mistakes): ReadEntry[] {
  if (!Array.isArray(list)) {
    mistakes.add(name, `a list is expected, not ${describeValue(list)}`);
    return [];
  }
  const pathsByName = new Map<string, string>();
  return list.flatMap((entry: unknown, index): ReadEntry[] => {
    const path = `${name}[${index}]`;
    if (!isObject(entry)) {
      mistakes.add(path, `an object is expected, not ${describeValue(entry)}`);
      return [];
    }
    const { name: entryName } = entry;
    if (typeof entryName !== 'string' || entryName.trim() === '') {
      mistakes.add(`${path}.name`, `a name is expected, not ${describeValue(entryName)}`);
      return [];
    }
    for (const need of section.needs ?? []) {
      if (entry[need] === undefined)
        mistakes.add(`${path}.${need}`, `${section.seedFields[need]?.description ?? 'a value'} is expected`);
    }
    const key = name === 'users' && typeof entry['email'] === 'string' ? entry['email'] : entryName;
    const otherPath = pathsByName.get(key.toLowerCase());
    if (otherPath !== undefined && name !== 'responses')
      mistakes.add(path, `${otherPath} is called ${describeValue(key)} already`);
    pathsByName.set(key.toLowerCase(), path);
    const id = idOf(entry['id'], `${path}.id`, mistakes) ?? idFor(seed, name, key);
    const seedFields = Object.fromEntries(Object.entries(entry).filter(([field]) => Object.hasOwn(section.seedFields, field)));
    const contractFields = Object.fromEntries(
      Object.entries(entry).filter(([field]) => !Object.hasOwn(section.seedFields, field)),
    );
    checkFields(section, contractFields, path, mistakes);
    return [{ id, name: entryName, path, fields: { ...contractFields, id }, seedFields }];
  });
}

function idOf(id: unknown, path: string, mistakes: Mistakes): string | undefined {
  if (id === undefined || (typeof id === 'string' && /^[^\s/?#]+$/.test(id))) return id;
  mistakes.add(path, `an id without spaces and slashes is expected, not ${describeValue(id)}`);
  return undefined;
}

function checkFields({ type, seedFields }: Section, contractFields: Json, path: string, mistakes: Mistakes): void {
  if (type === undefined) {
    for (const field of Object.keys(contractFields)) {
      if (field !== 'name')
        mistakes.add(`${path}.${field}`, `there is no such field; there are name, ${Object.keys(seedFields).join(', ')}`);
    }
    return;
  }
  checkType(type, contractFields, path, mistakes);
}

/** Checks a value against a type of the contract. */
export function checkType(type: string, value: unknown, path: string, mistakes: Mistakes): void {
  for (const { fieldName, message } of examineValue('strict', type, value, { isComplete: false }).findings) {
    mistakes.add([path, fieldName].filter((part) => part !== '').join('.'), message);
  }
}

/** Resolves the names in an entry. */
export function resolveSeedFields(section: Section, entry: ReadEntry, names: EntityNames, mistakes: Mistakes): void {
  for (const [field, value] of Object.entries(entry.seedFields)) {
    const definition = section.seedFields[field];
    if (definition) entry.seedFields[field] = resolveField(definition, value, `${entry.path}.${field}`, names, mistakes);
  }
}

function resolveField(definition: SeedField, value: unknown, path: string, names: EntityNames, mistakes: Mistakes): unknown {
  const expect = (isValid: boolean, expected: string): unknown => {
    if (!isValid) mistakes.add(path, `${expected} is expected, not ${describeValue(value)}`);
    return isValid ? value : undefined;
  };
  const convertList = (convertEntry: (entry: unknown, location: string) => unknown): unknown[] | undefined => {
    if (expect(Array.isArray(value), 'a list') === undefined) return undefined;
    return (value as unknown[]).flatMap((entry, index) => convertEntry(entry, `${path}[${index}]`) ?? []);
  };
  switch (definition.kind) {
    case 'text':
      return expect(typeof value === 'string' && value !== '', 'a text');
    case 'number':
      return expect(typeof value === 'number' && value > 0, 'a number above 0');
    case 'choice':
      return expect(typeof value === 'string' && definition.values.includes(value), `one of ${definition.values.join(', ')}`);
    case 'texts':
      return expect(Array.isArray(value) && value.every((entry) => typeof entry === 'string'), 'a list of texts');
    case 'objects':
      return expect(Array.isArray(value) && value.every(isObject), 'a list of objects');
    case 'ref':
      return names.find(definition.to, value, path, mistakes);
    case 'refs':
      return convertList((entry, location) => names.find(definition.to, entry, location, mistakes));
    case 'grant':
    case 'grants':
      return convertList((entry, location) => grantOf(entry, location, names, mistakes));
    case 'proficiencies':
      return proficiencies(definition.to, value, path, names, mistakes);
  }
}

function grantOf(entry: unknown, path: string, names: EntityNames, mistakes: Mistakes): ReadGrant | undefined {
  const { role, division } = isObject(entry) ? entry : { role: entry, division: undefined };
  const roleId = names.find('roles', role, isObject(entry) ? `${path}.role` : path, mistakes);
  const isNamed = division !== undefined && division !== ALL_DIVISIONS;
  const divisionId = isNamed ? names.find('divisions', division, `${path}.division`, mistakes) : division;
  return roleId === undefined ? undefined : { roleId, divisionId };
}

function proficiencies(
  to: string,
  value: unknown,
  path: string,
  names: EntityNames,
  mistakes: Mistakes,
): Record<string, number> | undefined {
  if (!isObject(value)) {
    mistakes.add(path, `proficiencies by name are expected, not ${describeValue(value)}`);
    return undefined;
  }
  const levels: Record<string, number> = {};
  for (const [name, level] of Object.entries(value)) {
    const location = `${path}[${JSON.stringify(name)}]`;
    const id = names.find(to, name, location, mistakes);
    if (typeof level !== 'number' || !(level >= 0 && level <= 5))
      mistakes.add(location, `a number from 0 to 5 is expected, not ${describeValue(level)}`);
    else if (id !== undefined) levels[id] = level;
  }
  return levels;
}
