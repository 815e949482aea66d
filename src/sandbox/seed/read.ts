import { EVERYWHERE } from '../store/extent.js';
import { isObject } from '../values/json.js';
import { examineValue } from '../http/validators.js';
import type { Json } from '../values/json.js';
import { said } from './mistakes.js';
import type { Mistakes } from './mistakes.js';
import { idFor } from './names.js';
import type { Names } from './names.js';
import type { Own, Section } from './sections.js';

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
  readonly own: Json;
}

/** The content of a seed file: the sections that it has, by name. */
export interface ReadFile {
  readonly seed: number;
  readonly sections: Readonly<Record<string, readonly ReadEntry[]>>;
  readonly entities: ReadonlyMap<string, readonly Json[]>;
  readonly settings: ReadonlyMap<string, Json>;
}

/** Reads the entries of a section, as far as possible without resolving names. */
export function readSection(name: string, section: Section, given: unknown, seed: number, mistakes: Mistakes): ReadEntry[] {
  if (!Array.isArray(given)) {
    mistakes.add(name, `a list is expected, not ${said(given)}`);
    return [];
  }
  const seen = new Map<string, string>();
  return given.flatMap((entry: unknown, index): ReadEntry[] => {
    const path = `${name}[${index}]`;
    if (!isObject(entry)) {
      mistakes.add(path, `an object is expected, not ${said(entry)}`);
      return [];
    }
    const { name: called } = entry;
    if (typeof called !== 'string' || called.trim() === '') {
      mistakes.add(`${path}.name`, `a name is expected, not ${said(called)}`);
      return [];
    }
    for (const need of section.needs ?? []) {
      if (entry[need] === undefined) mistakes.add(`${path}.${need}`, `${section.own[need]?.about ?? 'a value'} is expected`);
    }
    const key = name === 'users' && typeof entry['email'] === 'string' ? entry['email'] : called;
    const other = seen.get(key.toLowerCase());
    if (other !== undefined && name !== 'responses') mistakes.add(path, `${other} is called ${said(key)} already`);
    seen.set(key.toLowerCase(), path);
    const id = idOf(entry['id'], `${path}.id`, mistakes) ?? idFor(seed, name, key);
    const own = Object.fromEntries(Object.entries(entry).filter(([field]) => Object.hasOwn(section.own, field)));
    const rest = Object.fromEntries(Object.entries(entry).filter(([field]) => !Object.hasOwn(section.own, field)));
    checkFields(section, rest, path, mistakes);
    return [{ id, name: called, path, fields: { ...rest, id }, own }];
  });
}

function idOf(given: unknown, path: string, mistakes: Mistakes): string | undefined {
  if (given === undefined || (typeof given === 'string' && /^[^\s/?#]+$/.test(given))) return given;
  mistakes.add(path, `an id without spaces and slashes is expected, not ${said(given)}`);
  return undefined;
}

function checkFields({ type, own }: Section, rest: Json, path: string, mistakes: Mistakes): void {
  if (type === undefined) {
    for (const field of Object.keys(rest)) {
      if (field !== 'name')
        mistakes.add(`${path}.${field}`, `there is no such field; there are name, ${Object.keys(own).join(', ')}`);
    }
    return;
  }
  checkType(type, rest, path, mistakes);
}

/** Checks a value against a type of the contract. */
export function checkType(type: string, value: unknown, path: string, mistakes: Mistakes): void {
  for (const { fieldName, message } of examineValue('strict', type, value, { complete: false }).findings) {
    mistakes.add([path, fieldName].filter((part) => part !== '').join('.'), message);
  }
}

/** Resolves the names in an entry. */
export function resolveOwn(section: Section, entry: ReadEntry, names: Names, mistakes: Mistakes): void {
  for (const [field, value] of Object.entries(entry.own)) {
    const wanted = section.own[field];
    if (wanted) entry.own[field] = resolved(wanted, value, `${entry.path}.${field}`, names, mistakes);
  }
}

function resolved(wanted: Own, value: unknown, path: string, names: Names, mistakes: Mistakes): unknown {
  const expect = (fits: boolean, what: string): unknown => {
    if (!fits) mistakes.add(path, `${what} is expected, not ${said(value)}`);
    return fits ? value : undefined;
  };
  const list = (each: (entry: unknown, at: string) => unknown): unknown[] | undefined => {
    if (expect(Array.isArray(value), 'a list') === undefined) return undefined;
    return (value as unknown[]).flatMap((entry, index) => each(entry, `${path}[${index}]`) ?? []);
  };
  switch (wanted.kind) {
    case 'text':
      return expect(typeof value === 'string' && value !== '', 'a text');
    case 'number':
      return expect(typeof value === 'number' && value > 0, 'a number above 0');
    case 'choice':
      return expect(typeof value === 'string' && wanted.values.includes(value), `one of ${wanted.values.join(', ')}`);
    case 'texts':
      return expect(Array.isArray(value) && value.every((entry) => typeof entry === 'string'), 'a list of texts');
    case 'objects':
      return expect(Array.isArray(value) && value.every(isObject), 'a list of objects');
    case 'ref':
      return names.find(wanted.to, value, path, mistakes);
    case 'refs':
      return list((entry, at) => names.find(wanted.to, entry, at, mistakes));
    case 'grant':
    case 'grants':
      return list((entry, at) => grantOf(entry, at, names, mistakes));
    case 'proficiencies':
      return proficiencies(wanted.to, value, path, names, mistakes);
  }
}

function grantOf(entry: unknown, path: string, names: Names, mistakes: Mistakes): ReadGrant | undefined {
  const { role, division } = isObject(entry) ? entry : { role: entry, division: undefined };
  const roleId = names.find('roles', role, isObject(entry) ? `${path}.role` : path, mistakes);
  const isNamed = division !== undefined && division !== EVERYWHERE;
  const divisionId = isNamed ? names.find('divisions', division, `${path}.division`, mistakes) : division;
  return roleId === undefined ? undefined : { roleId, divisionId };
}

function proficiencies(
  to: string,
  value: unknown,
  path: string,
  names: Names,
  mistakes: Mistakes,
): Record<string, number> | undefined {
  if (!isObject(value)) {
    mistakes.add(path, `proficiencies by name are expected, not ${said(value)}`);
    return undefined;
  }
  const found: Record<string, number> = {};
  for (const [name, level] of Object.entries(value)) {
    const at = `${path}[${JSON.stringify(name)}]`;
    const id = names.find(to, name, at, mistakes);
    if (typeof level !== 'number' || !(level >= 0 && level <= 5))
      mistakes.add(at, `a number from 0 to 5 is expected, not ${said(level)}`);
    else if (id !== undefined) found[id] = level;
  }
  return found;
}
