import { describe, expect, it } from 'vitest';
import { parseContract } from '../../src/contract/index.js';
import { listValues } from './list-values.js';
import { modelFiles } from './model-files.js';
import { enumeratedLists, openEnum, typesOf } from './source-check.js';

const expected = new Map(
  listValues
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [fields = '', values = ''] = line.split(' = ');
      return fields.split(' ').map((field): [string, string] => [field, openEnum(values.split(' | '))]);
    }),
);

describe('the models', () => {
  it('enumerate what stands in a list as the platform does, 92 fields', () => {
    expect(expected.size).toBe(92);
    const found = enumeratedLists(typesOf(modelFiles));
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
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
});
