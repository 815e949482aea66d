import { describe, expect, it } from 'vitest';
import { parseContract } from '../../src/contract/index.js';
import { fieldOf } from './always-sent.js';
import { fieldTypes } from './field-types.js';
import { fractions } from './fractions.js';
import { listValues } from './list-values.js';
import { apart, equalShapes, keptApart } from './equal-shapes.js';
import { modelFiles } from './source-files.js';
import { enumeratedLists, interfaceOf, openEnum, typesOf } from './source-check.js';

const expected = new Map(
  listValues
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [fields = '', values = ''] = line.split(' = ');
      return fields.split(' ').map((field): [string, string] => [field, openEnum(values.split(' | '))]);
    }),
);

const types = typesOf(modelFiles);

describe('the models', () => {
  const separateTypes = Object.values(keptApart).flatMap((list) => [...apart(list)]);

  it('have one interface for one shape, save those that are kept apart', () => {
    expect(equalShapes(types, new Set(separateTypes.flatMap(([, others]) => others)))).toEqual([]);
  });

  it('keep nothing apart but what is equal', () => {
    const groups = equalShapes(types);
    const unequal = separateTypes.flatMap(([first, others]) => {
      const group = groups.find((names) => names.includes(first)) ?? [];
      return others.filter((other) => !group.includes(other)).map((other) => `${first}: ${other}`);
    });
    expect(unequal).toEqual([]);
  });

  it('enumerate what stands in a list as the platform does, 239 fields', () => {
    expect(expected.size).toBe(239);
    const matches = enumeratedLists(types);
    expect(Object.fromEntries(matches)).toEqual(Object.fromEntries(expected));
  });

  it('have a number for all that may have a fraction', () => {
    const wrong = [...fractions].filter((place) => {
      const [type = '', field = ''] = place.split('.');
      return !/^number(?:\[\])?$/.test(fieldOf(type, field, types)?.type?.getText() ?? '');
    });
    expect(wrong).toEqual([]);
  });

  it('have the types that the platform has given 125 fields', () => {
    /** Replaces every name in a type by the name of the interface that it stands for. */
    const resolved = (type = ''): string => type.replaceAll(/\w+/g, (name) => interfaceOf(name, types)?.name.text ?? name);
    const facts = fieldTypes
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [places = '', type] = line.split(' = ');
        return places.split(' ').map((place) => ({ place, type: resolved(type) }));
      });
    const declared = facts.map(({ place }) => {
      const [type = '', name = '', mark = ''] = place.split(/\.|(?=!)/);
      const field = fieldOf(type, name, types);
      return { place: field?.questionToken && mark ? `${type}.${name}?` : place, type: resolved(field?.type?.getText()) };
    });
    expect(facts).toHaveLength(125);
    expect(declared).toEqual(facts);
  });

  it('enumerate as much in the path, 28 arguments', () => {
    const placeholders = parseContract().flatMap(({ area, name, pathValues }) =>
      Object.keys(pathValues).map((argument) => `${area}.${name} ${argument}`),
    );
    expect(placeholders).toHaveLength(28);
  });
});

describe('a check of the models', () => {
  const checked = (text: string): Record<string, string> =>
    Object.fromEntries(enumeratedLists(typesOf([{ name: 'things.ts', text }])));

  it('reads lists of enumerations by their names, too, and no other field', () => {
    const text = `
      export type Size = OpenEnum<'small' | 'big'>;
      export interface Thing { sizes?: Size[]; colours: OpenEnum<'red'>[]; size?: Size; names?: string[]; parts?: Thing[] }
    `;
    expect(checked(text)).toEqual({ 'Thing.sizes': "OpenEnum<'big' | 'small'>", 'Thing.colours': "OpenEnum<'red'>" });
  });

  it('reads the lists of an interface under its other names, too', () => {
    const text = `
      export interface Thing { colours: OpenEnum<'red'>[] }
      export type Article = Thing;
    `;
    expect(checked(text)).toEqual({ 'Thing.colours': "OpenEnum<'red'>", 'Article.colours': "OpenEnum<'red'>" });
  });

  const equal = (one: string, other: string, more = ''): boolean => {
    const text = `export interface One {\n${one}\n} export interface Other {\n${other}\n} ${more}`;
    return equalShapes(typesOf([{ name: 'things.ts', text }])).some((names) => names.includes('One') && names.includes('Other'));
  };

  it.each([
    ['fields in another order', 'a: string; b?: number', 'b?: number; a: string', ''],
    ['values in another order', "a: OpenEnum<'x' | 'y'>", "a: OpenEnum<'y' | 'x'>", ''],
    ['a name for an enumeration', "a: OpenEnum<'x' | 'y'>", 'a: Letter', "export type Letter = OpenEnum<'x' | 'y'>;"],
    ['other names of an interface', 'a: Part[]', 'a: Piece[]', 'export interface Part { c: string } export type Piece = Part;'],
    [
      'types of fields that are equal',
      'a: Part',
      'a: Piece',
      'export interface Part { c: string } export interface Piece { c: string }',
    ],
    ['what holds itself', 'a?: One[]', 'a?: Other[]', ''],
    ['other words', '/** Of this. */ a: string', '/** Of that. */ a: string', ''],
  ])('takes interfaces for equal in spite of %s', (_what, one, other, more) => {
    expect(equal(one, other, more)).toBe(true);
  });

  it.each([
    ['a field that may be absent', 'a: string', 'a?: string', ''],
    ['a field more', 'a: string', 'a: string; b: string', ''],
    ['another type', 'a: string', 'a: string[]', ''],
    ['another format', '/** @format date */ a: string', '/** @format date-time */ a: string', ''],
    ['a deprecated field', '/** @deprecated Use b. */ a: string', 'a: string', ''],
    [
      'types of fields that are unequal',
      'a: Part',
      'a: Piece',
      'export interface Part { c: string } export interface Piece { c?: string }',
    ],
  ])('tells interfaces apart by %s', (_what, one, other, more) => {
    expect(equal(one, other, more)).toBe(false);
  });
});
