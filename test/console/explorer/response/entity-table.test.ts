import { describe, expect, it } from 'vitest';
import {
  cellOf,
  cellText,
  cellValue,
  columnsOf,
  compareCells,
  findEntities,
} from '../../../../examples/console/src/explorer/response/table/entity-table.js';
import type { JsonNode } from '../../../../examples/console/src/explorer/response/tree/json-node.js';
import { readTree } from '../../../../examples/console/src/explorer/response/tree/json-node.js';
import { jsonTokens } from '../../../../examples/console/src/explorer/form/json-tokens.js';
import { toCsv } from '../../../../examples/console/src/shared/csv.js';

const treeOf = (json: string): JsonNode =>
  readTree(jsonTokens(json)) ?? { kind: 'scalar', name: undefined, text: '', children: [], parent: undefined };
const list = (json: string): readonly JsonNode[] => findEntities(treeOf(json)) ?? [];
const table = (json: string): string => {
  const entities = list(json);
  const columns = columnsOf(entities);
  return toCsv(
    columns.map(({ id }) => id),
    entities.map((entity) => columns.map((column) => cellValue(cellOf(entity, column)))),
  );
};

describe('The list of a response', () => {
  it.each([
    ['{"entities":[{"id":"1"}],"others":[{"id":"2"},{"id":"3"}]}', 1],
    ['{"conversations":[{"id":"2"},{"id":"3"}],"total":2,"a":[{"id":"4"}]}', 2],
    ['[{"id":"1"}]', 1],
    ['{"entities":[]}', undefined],
    ['{"ids":["1"]}', undefined],
    ['{"id":"1"}', undefined],
  ])('%s has %s entities', (json, count) => {
    expect(findEntities(treeOf(json))?.length).toBe(count);
  });

  it('has a column for each field, and for fields of objects, with names first', () => {
    const columns = columnsOf(list('[{"version":1,"id":"q","division":{"id":"d","name":"Home"}},{"name":"x","tags":["a"]}]'));
    expect(columns.map(({ id, isOptional }) => `${id}${isOptional ? '?' : ''}`)).toEqual([
      'name',
      'id',
      'version',
      'division.id?',
      'division.name',
      'tags?',
    ]);
  });

  it('is exported with numbers as they are written', () => {
    expect(table('[{"a":12345678901234567890,"b":1.50,"c":7,"d":[1.0,{"e":"f"}],"g":null,"h":false}]')).toBe(
      'a,b,c,d,g,h\r\n12345678901234567890,1.50,7,"[1.0, {""e"": ""f""}]",,false\r\n',
    );
  });

  it('is sorted by number or text', () => {
    const sorted = (json: string): string[] =>
      list(json)
        .map((entity) => cellOf(entity, { id: 'a', path: ['a'], isOptional: false }))
        .toSorted(compareCells)
        .map(cellText);
    expect(sorted('[{"a":10},{"a":9},{"a":null}]')).toEqual(['', '9', '10']);
    expect(sorted('[{"a":"b"},{"a":"a"}]')).toEqual(['a', 'b']);
  });
});
