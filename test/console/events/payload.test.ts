import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPayloadModels, readTopics } from '../../../examples/console/build/topic-data.js';
import type { PayloadLine } from '../../../examples/console/src/events/payload/payload.js';
import { compareWithType, countDifferences } from '../../../examples/console/src/events/payload/payload.js';
import type { Models } from '../../../examples/console/src/explorer/data/types.js';

const source = fileURLToPath(new URL('../../../src', import.meta.url));
const topics = readTopics(source);
const models = readPayloadModels(source, topics);

const small: Models = {
  Person: {
    fields: [
      { name: 'name', type: 'string', required: true },
      { name: 'age', type: 'number' },
      { name: 'state', type: 'enum', values: ['on', 'off'] },
      { name: 'level', type: 'Level' },
      { name: 'tags', type: 'Dictionary<number>' },
      { name: 'friends', type: 'Person[]' },
      { name: 'extra', type: 'JsonObject' },
    ],
  },
  Level: { values: ['low', 'high'] },
};

/** Returns the marked lines. */
const marked = (lines: readonly PayloadLine[]): string[] =>
  lines.flatMap(({ text, difference, expected }) =>
    difference === undefined ? [] : [[difference, text, expected].filter((part) => part !== undefined).join(' ')],
  );
const differences = (value: unknown): string[] => marked(compareWithType(value, 'Person', small));
const textOf = (lines: readonly PayloadLine[]): string =>
  lines
    .filter(({ difference }) => difference !== 'missing')
    .map(({ text }) => text)
    .join('\n');

describe('The topics of the contract', () => {
  it('are all listed with a payload that the contract describes', () => {
    expect(topics).toHaveLength(247);
    expect(topics).toContainEqual(['v2.users.{id}.presence', 'PresenceEventUserPresence']);
    expect(topics.filter(([, payload]) => !Object.hasOwn(models, payload))).toEqual([]);
  });
});

describe('A payload', () => {
  it('that fits its type has no marks', () => {
    const person = {
      name: 'Ada',
      age: 3,
      state: 'on',
      level: 'low',
      tags: { a: 1 },
      friends: [{ name: 'Bo' }],
      extra: { x: [] },
    };
    expect(differences(person)).toEqual([]);
  });

  it('has marks at fields that the type does not have, at any depth', () => {
    expect(differences({ name: 'Ada', nick: 1, friends: [{ name: 'Bo', nick: 'B' }] })).toEqual([
      'unknown "nick": 1,',
      'unknown "nick": "B"',
    ]);
  });

  it('has marks at missing fields and at values of another type', () => {
    expect(differences({ age: '3', tags: { a: 'x' }, friends: {}, extra: 1 })).toEqual([
      'wrong "age": "3", number',
      'wrong "a": "x" number',
      'wrong "friends": {}, Person[]',
      'wrong "extra": 1 JsonObject',
      'missing "name" string',
    ]);
    expect(differences({ name: null })).toEqual(['wrong "name": null string']);
    expect(differences([])).toEqual(['wrong [] Person']);
  });

  it('has marks at values that an enumeration does not list', () => {
    const lines = compareWithType({ name: 'Ada', state: 'standby', level: 'mid' }, 'Person', small);
    expect(marked(lines)).toEqual(['unlisted "state": "standby",', 'unlisted "level": "mid"']);
    expect(countDifferences(lines)).toEqual({ unknown: 0, missing: 0, wrong: 0, unlisted: 2 });
  });

  it('is shown as the JSON that it is, for any type', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('Person', 'Person[]', 'Level', 'unknown', 'Nothing'), (value, type) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(textOf(compareWithType(plain, type, small)))).toEqual(plain);
      }),
    );
  });

  it('of any depth is shown', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 500; level++) deep = { friends: [deep] };
    expect(JSON.parse(textOf(compareWithType(deep, 'Person', small)))).toEqual(deep);
  });

  it('of the contract is compared with the types that its own fields name', () => {
    const presence = { source: 'PURECLOUD', presenceDefinition: { id: 'p', systemPresence: 'AVAILABLE', mood: 'good' } };
    expect(marked(compareWithType(presence, 'PresenceEventUserPresence', models))).toEqual(['unknown "mood": "good"']);
  });
});
