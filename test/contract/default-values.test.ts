import { describe, expect, it } from 'vitest';
import { defaultValuesIn } from './default-values.js';
import { typesOf } from './source-check.js';
import { apiFiles, modelFiles } from './source-files.js';

const types = typesOf(modelFiles);

describe('@defaultValue', () => {
  const all = [...apiFiles, ...modelFiles].flatMap((file) =>
    defaultValuesIn(file, new Map([...types, ...typesOf([file])])).map((defaultValue) => ({ file: file.name, ...defaultValue })),
  );

  it('names a value that the type of the field accepts', () => {
    const refused = all.filter(({ isAccepted }) => !isAccepted);
    expect(refused.map(({ file, place, value }) => `src/${file} ${place}: ${value}`)).toEqual([]);
  });

  it('is read at every place where it occurs', () => {
    const occurrences = [...apiFiles, ...modelFiles].flatMap(({ text }) => text.match(/@defaultValue\b/g) ?? []);
    expect(all).toHaveLength(occurrences.length);
  });
});

describe('a check of @defaultValue', () => {
  const accepted = (type: string, value: string): boolean[] => {
    const text = `
      type Size = OpenEnum<'small' | 'big'>;
      interface Options {
        /** @defaultValue ${value} */
        field?: ${type};
      }
    `;
    const file = { name: 'things.ts', text };
    return defaultValuesIn(file, typesOf([file])).map(({ isAccepted }) => isAccepted);
  };

  it.each([
    ['number', '`25`'],
    ['boolean', '`false`'],
    ['string', '`name`'],
    ["OpenEnum<'asc' | 'desc'>", '`asc`'],
    ['Size', '`small`'],
    ["readonly OpenEnum<'asc' | 'desc'>[]", '`desc`'],
    ['Size[]', '`big`'],
    ['string | Date', '`now`'],
  ])('accepts for %s the value %s', (type, value) => {
    expect(accepted(type, value)).toEqual([true]);
  });

  it.each([
    ['number', '`many`'],
    ['number', '25'],
    ['boolean', '`no`'],
    ['boolean', '`False`'],
    ["OpenEnum<'ascending' | 'descending'>", '`ASC`'],
    ['Size', '`medium`'],
    ['Size[]', '`Big`'],
    ['Unknown', '`small`'],
    ['string', '``'],
    ['string', 'the name'],
  ])('refuses for %s the value %s', (type, value) => {
    expect(accepted(type, value)).toEqual([false]);
  });

  it('reads inline types of methods', () => {
    const text = 'class ThingsApi { getThings(opts?: {\n/** @defaultValue `many` */\npageSize?: number }): void {} }';
    expect(defaultValuesIn({ name: 'things.ts', text }, new Map())).toEqual([
      { place: 'ThingsApi.getThings.pageSize', value: '`many`', isAccepted: false },
    ]);
  });
});
