import { describe, expect, it } from 'vitest';
import { formerType, parseFields } from '../../src/check/former-types.js';
import { parseChanges } from '../../src/check/operation-changes.js';
import { parseContract } from '../../src/contract/index.js';
import { fieldOf } from '../contract/always-sent.js';
import { goneFields } from '../contract/deprecated.js';
import { membersOf } from '../contract/facts.js';
import { interfaceOf, typesOf } from '../contract/source-check.js';
import { modelFiles } from '../contract/source-files.js';

const table = parseFields();
const changed = parseChanges();
const listedMembers = new Set(membersOf(goneFields));
const types = typesOf(modelFiles);

/** Returns all types that the platform's operations lead to, as far as the table contains them. */
function reached(): Set<string> {
  const names = new Set<string>();
  const add = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    for (const part of table.get(name)?.parts.values() ?? []) add(part.name);
  };
  for (const { area, name, retired, returns, body } of parseContract()) {
    const was = changed.get(`${area}.${name}`);
    if (retired) continue;
    add(formerType(was?.returns ?? returns, returns).name);
    if (body) add(formerType(was?.body ?? body.type, body.type).name);
  }
  return names;
}

describe('the table of fields', () => {
  it('names types of requests and responses, in alphabetical order', () => {
    const names = [...table.keys()];
    const all = reached();
    expect(names.filter((name) => !all.has(name))).toEqual([]);
    expect(names).toEqual([...names].sort((one, other) => (one < other ? -1 : 1)));
  });

  it('refers to types that it contains', () => {
    const missing = [...table].flatMap(([name, { parts }]) =>
      [...parts].filter(([, type]) => !table.has(type.name)).map(([field]) => `${name}.${field}`),
    );
    expect(missing).toEqual([]);
  });

  it('lists fields that the models mark as removed, and no others of an unchanged type', () => {
    const stayed = [...table].filter(([name]) => !name.includes('/'));
    const removed = stayed.flatMap(([name, fields]) => fields.removed.map((field) => `${name}.${field}`));
    expect(removed.filter((place) => !listedMembers.has(place))).toEqual([]);
    const all = reached();
    const isReached = (place: string): boolean => all.has(place.replace(/\..*$/, ''));
    expect([...listedMembers].filter((place) => isReached(place) && !removed.includes(place))).toEqual([]);
    expect(removed.length).toBeGreaterThan(50);
  });

  it('lists no field that the replacing type has', () => {
    const wrong = [...table].flatMap(([name, { removed }]) => {
      const [, now] = name.split('/');
      return now === undefined || now.endsWith('[]')
        ? []
        : removed
            .filter((field) => fieldOf(now, field, types) && !listedMembers.has(`${now}.${field}`))
            .map((field) => `${now}.${field}`);
    });
    expect(wrong).toEqual([]);
  });

  it('includes every field whose type has removed fields', () => {
    const missing = [...table].flatMap(([name, { removed, parts }]) =>
      (interfaceOf(name, types)?.members ?? [])
        .map((member) => ({
          field: member.name?.getText() ?? '',
          type: fieldOf(name, member.name?.getText() ?? '', types)?.type?.getText() ?? '',
        }))
        .filter(({ field, type }) => table.has(type.replace('[]', '')) && !parts.has(field) && !removed.includes(field))
        .map(({ field }) => `${name}.${field}`),
    );
    // Types that were added later cannot have lost fields.
    expect(missing).toEqual([
      'ConversationNormalizedMessage.relatedMessages',
      'NluInfo.nluData',
      'SendAgentlessOutboundMessageResponse.message',
    ]);
  });

  it('marks lists like the current types', () => {
    const wrong = [...table].flatMap(([name, { parts }]) => {
      const now = name.replace(/^.*\//, '');
      return [...parts]
        .filter(([field, type]) => fieldOf(now, field, types)?.type?.getText().endsWith('[]') !== type.isList)
        .map(([field]) => `${now}.${field}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('parseFields', () => {
  it('reads removed fields and their types', () => {
    expect(parseFields('Thing -colour maker:Maker/Reference\nThingList entities[]:Thing')).toEqual(
      new Map([
        ['Thing', { removed: ['colour'], parts: new Map([['maker', { name: 'Maker/Reference', isList: false }]]) }],
        ['ThingList', { removed: [], parts: new Map([['entities', { name: 'Thing', isList: true }]]) }],
      ]),
    );
  });

  it('rejects other texts', () => {
    expect(() => parseFields('Thing colour')).toThrow('"colour" is not a change of a field');
  });
});

it.each([
  ['Thing', 'Thing', 'Thing', false],
  ['Thing', 'Item', 'Thing/Item', false],
  ['Thing[]', 'Item[]', 'Thing/Item', true],
  ['ThingList', 'Thing[]', 'ThingList/Thing[]', false],
])('the key for former %s and current %s is %s', (was, now, name, isList) => {
  expect(formerType(was, now)).toEqual({ name, isList });
});
