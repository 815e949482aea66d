import { describe, expect, it } from 'vitest';
import { BodyLanguage } from '../../../../examples/console/src/explorer/editor/body-language.js';
import type { Suggestion } from '../../../../examples/console/src/explorer/editor/body-language.js';
import { bodySchema } from '../../../../examples/console/src/explorer/editor/body-schema.js';
import { skeleton } from '../../../../examples/console/src/explorer/form/skeleton.js';
import { areas, everyOperation, find } from '../support.js';
import '../../support/english.js';

function languageOf(className: string, method: string): BodyLanguage {
  const { area, operation } = find(className, method);
  const model = operation.parameters.find(({ place }) => place === 'body')?.model ?? '';
  return new BodyLanguage(model, area.models);
}

const queues = languageOf('RoutingApi', 'postRoutingQueues');
const search = languageOf('UsersApi', 'postUsersSearch');

const SEARCH_TYPES = [
  'EXACT',
  'STARTS_WITH',
  'CONTAINS',
  'REGEX',
  'TERM',
  'TERMS',
  'REQUIRED_FIELDS',
  'MATCH_ALL',
  'QUERY_STRING',
];

/** Returns the suggestions where the text has a bar. */
const suggest = (language: BodyLanguage, text: string): Promise<Suggestion[]> =>
  language.suggestions(text.replace('|', ''), text.indexOf('|'));

describe('The editor of a body', () => {
  it('suggests the fields that are missing, and says which are required', async () => {
    const fields = await suggest(queues, '{ "description": "", | }');
    expect(fields.every(({ isField }) => isField)).toBe(true);
    const labels = fields.map(({ label }) => label);
    expect(labels).toContain('mediaSettings');
    expect(labels).not.toContain('description');
    expect(fields.filter(({ isRequired }) => isRequired).map(({ label }) => label)).toEqual(['name']);
    expect(fields.find(({ label }) => label === 'name')?.insert).toBe('"name": "$1"');
  });

  it('suggests the values of an enumeration, also within lists and nested objects', async () => {
    const values = async (text: string): Promise<string[]> => (await suggest(search, text)).map(({ label }) => label);
    expect(await values('{ "query": [{ "type": "|" }] }')).toContain('EXACT');
    expect(await values('{ "sortOrder": | }')).toEqual(expect.arrayContaining(['ASC', 'DESC']));
  });

  it('describes a field: its type, its values and its comment', async () => {
    const text = '{ "query": [{ "type": "EXACT" }] }';
    const hover = await search.hover(text, text.indexOf('type') + 1);
    expect(hover?.description).toMatch(/^one of · required\n\n.*`EXACT`/);
    expect(text.slice(hover?.from, hover?.to)).toBe('"type"');
    expect(await search.hover('{}', 1)).toBeUndefined();
  });

  it('reports wrong types, unknown values, unknown and missing fields as warnings, at their offsets', async () => {
    const text = '{ "query": [{ "type": "NONE" }], "pageSize": "many", "colour": 1 }';
    const problems = await search.problems(text);
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(problems.map(({ from, to, message }) => [text.slice(from, to), message])).toEqual([
      ['"NONE"', `The platform lists these values: ${SEARCH_TYPES.map((type) => `"${type}"`).join(', ')}`],
      ['"many"', 'A number is expected, without quotes'],
      ['"colour"', 'The type has no field colour'],
    ]);
    expect(await queues.problems('{}')).toMatchObject([{ message: 'The required field name is missing' }]);
    expect(await queues.problems('{"name": "a", "name": "b"}')).toMatchObject([
      { message: 'The field occurs twice' },
      { message: 'The field occurs twice' },
    ]);
    expect(await queues.problems('[]')).toMatchObject([{ message: 'An object in braces is expected' }]);
  });

  it('reports a syntax error as the form does, and nothing for an empty body', async () => {
    expect(await queues.problems('{\n  "name": }')).toEqual([
      { from: 12, to: 13, severity: 'error', message: 'a value was expected, not "}"' },
    ]);
    expect(await queues.problems('{"name": "a"')).toMatchObject([{ from: 12, to: 12, severity: 'error' }]);
    expect(await queues.problems(' \n')).toEqual([]);
  });
});

describe('The schema of a body', () => {
  it('has all models that the type reaches, and no others', () => {
    const models = {
      Outer: { fields: [{ name: 'inner', type: 'Dictionary<Inner[]>' }] },
      Inner: { fields: [{ name: 'outer', type: 'Outer', required: true as const }] },
      Other: { fields: [] },
    };
    expect(bodySchema('Outer[]', models)).toMatchObject({
      type: 'array',
      items: { $ref: '#/definitions/Outer' },
      definitions: {
        Outer: {
          properties: {
            inner: { type: 'object', additionalProperties: { type: 'array', items: { $ref: '#/definitions/Inner' } } },
          },
          additionalProperties: false,
        },
        Inner: { required: ['outer'] },
      },
    });
    expect(Object.keys(bodySchema('Outer', models).definitions ?? {})).toEqual(['Outer', 'Inner']);
  });

  it('refers only to models that it has, for every body', () => {
    for (const { area, operation } of everyOperation) {
      for (const { model } of operation.parameters) {
        if (model === undefined) continue;
        const schema = bodySchema(model, area.models);
        const references = JSON.stringify(schema).matchAll(/"#\/definitions\/(\w+)"/g);
        for (const [, name = ''] of references) expect(schema.definitions).toHaveProperty(name);
      }
    }
    expect(areas.length).toBeGreaterThan(80);
  });

  it('accepts the required fields of the largest areas', async () => {
    const bodies = ['OutboundApi', 'RoutingApi', 'WorkforceManagementApi'].flatMap((className) =>
      everyOperation
        .filter(({ area, operation }) => area.className === className && operation.name.startsWith('post'))
        .slice(0, 10),
    );
    for (const { area, operation } of bodies) {
      const model = operation.parameters.find(({ place }) => place === 'body')?.model;
      if (model === undefined) continue;
      const problems = await new BodyLanguage(model, area.models).problems(JSON.stringify(skeleton(model, area.models)));
      expect(problems, operation.name).toEqual([]);
    }
  });
});
