import { describe, expect, it } from 'vitest';
import { describedFields, repeatsName } from './documented-fields.js';
import { documentedTypes } from './documented-types.js';
import { interfaceOf, typesOf } from './source-check.js';
import { modelFiles } from './source-files.js';

const types = typesOf(modelFiles);

function shareOf(fields: readonly { text: string }[]): number {
  return fields.filter(({ text }) => text !== '').length / fields.length;
}

describe('the fields of the models', () => {
  const names = [...types.keys()].filter((name) => interfaceOf(name, types)?.name.text === name);
  const all = names.flatMap((name) => describedFields(name, types));

  it('have a text in at least 80 % of the cases in the 250 most used types', () => {
    const interfaces = new Set(documentedTypes.map((name) => interfaceOf(name, types)?.name.text));
    expect(interfaces).not.toContain(undefined);
    expect(interfaces.size).toBe(250);
    const fields = documentedTypes.flatMap((name) => describedFields(name, types));
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
    console.log(`${percent(shareOf(fields))} of ${fields.length} fields of these types have a text`);
    console.log(`${percent(shareOf(all))} of ${all.length} fields of all types have a text`);
    expect(shareOf(fields)).toBeGreaterThanOrEqual(0.8);
  });

  it('have no text that only repeats the name', () => {
    expect(all.filter(repeatsName).map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });
});

describe('a check of described fields', () => {
  const fieldsOf = (member: string): string[] => {
    const text = `interface Thing {\n${member}\n}`;
    return describedFields('Thing', typesOf([{ name: 'things.ts', text }])).map((field) => field.text);
  };

  it.each([
    ['/** Size in metres. */\nsize: number;', 'Size in metres.'],
    ['/** Last change. @format date-time */\ndate: string;', 'Last change.'],
    ['/** @format date-time */\ndate: string;', ''],
    ['/** @defaultValue `5` */\nsize: number;', ''],
    ['/** @deprecated Use `parts`. */\npart: string;', 'Use `parts`.'],
    ['/**\n * First line,\n * second line.\n */\npart: string;', 'First line, second line.'],
    ['part: string;', ''],
  ])('reads the text of %j', (member, text) => {
    expect(fieldsOf(member)).toEqual([text]);
  });

  it.each([
    ['Thing.name', 'The name.', true],
    ['Thing.partIds', 'Ids of the parts.', true],
    ['Thing.name', 'Unique within the organisation.', false],
    ['Thing.name', '', false],
  ])('judges of %s whether "%s" repeats the name', (place, text, expected) => {
    expect(repeatsName({ place, text })).toBe(expected);
  });
});
