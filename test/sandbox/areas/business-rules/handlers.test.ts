import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const BASE = '/api/v2/businessrules';
const TABLES = `${BASE}/decisiontables`;

let office: Office;
let schemaId: string;

interface Version extends NamedEntity {
  version: number;
  status: string;
  rowCount: number;
  columns: Record<'inputs' | 'outputs', { id: string }[]>;
}

const send = async <T = Version>(verb: string, path: string, body?: object): Promise<T> =>
  (await office.call<T>(verb, path, body)).body;
const refused = async (verb: string, path: string, body?: object) => refusal(await office.call(verb, path, body));

const text = { $ref: '#/definitions/text' };
const jsonSchema = {
  title: 'Callers',
  type: 'object',
  properties: { tier: text, balance: { type: 'number' }, tags: { type: 'array' }, queue: text, since: text },
};
const input = (schemaPropertyKey: string, comparator = 'Equals', defaultsTo?: object) => ({
  expression: { contractual: { schemaPropertyKey }, comparator },
  ...(defaultsTo && { defaultsTo }),
});
const output = (schemaPropertyKey: string, defaultsTo?: object) => ({
  value: { schemaPropertyKey },
  ...(defaultsTo && { defaultsTo }),
});

beforeEach(async () => {
  office = await openOffice();
  ({ id: schemaId } = await send('POST', `${BASE}/schemas`, { jsonSchema }));
});

const table = async (inputs: object[] = [input('tier')], outputs: object[] = [output('queue')], name = 'Routing') =>
  await send('POST', TABLES, {
    name,
    schemaId,
    divisionId: office.sandbox.organisation.homeDivisionId,
    columns: { inputs, outputs },
  });
const at = ({ id, version }: Version, rest = '') => `${TABLES}/${id}/versions/${version}${rest}`;
const cells = (columns: { id: string }[], values: (object | undefined)[]) =>
  Object.fromEntries(columns.flatMap(({ id }, index) => (values[index] ? [[id, { literal: values[index] }]] : [])));
const row = ({ columns }: Version, inputs: (object | undefined)[], outputs: (object | undefined)[], more: object = {}) => ({
  inputs: cells(columns.inputs, inputs),
  outputs: cells(columns.outputs, outputs),
  ...more,
});
const add = async (version: Version, ...rows: object[]) =>
  await send<{ totalCreated: number; rows: NamedEntity[] }>('POST', at(version, '/rows/bulk/add'), { rows });
const execute = async (path: string, inputs: object) =>
  await send<{ totalMatchRowCount: number; rowExecutionOutputs: { rowIndex: number; outputs: object }[] }>('POST', path, {
    inputs,
  });
const listed = async (version: Version) =>
  (await send<{ entities: (NamedEntity & { rowIndex: number })[] }>('GET', at(version, '/rows'))).entities.map(({ id }) => id);

describe('A decision table', () => {
  it('starts with a draft, has a unique name and can be searched', async () => {
    const draft = await table();
    expect(draft).toMatchObject({ name: 'Routing', version: 1, status: 'Draft', rowCount: 0, createdBy: { id: office.me.id } });
    expect(await send('GET', `${TABLES}/${draft.id}`)).toMatchObject({ latest: { version: 1 }, latestVersionStatus: 'Draft' });
    expect(await send('GET', `${TABLES}/${draft.id}`)).not.toHaveProperty('published');
    const body = { name: 'Routing', schemaId, divisionId: office.sandbox.organisation.homeDivisionId };
    const columns = { inputs: [], outputs: [] };
    expect(await refused('POST', TABLES, { ...body, columns })).toMatchObject({ status: 400, code: 'duplicate.name' });
    const search = async (query: string) =>
      (await send<{ entities: NamedEntity[] }>('GET', `${TABLES}/search?${query}`)).entities.map(({ name }) => name);
    expect(await search('name=routing')).toEqual(['Routing']);
    expect(await search('withPublishedVersion=true')).toEqual([]);
    await send('PUT', at(draft, '/publish'));
    expect(await search(`withPublishedVersion=true&schemaId=${schemaId}`)).toEqual(['Routing']);
    expect(await send('GET', `${TABLES}/search?expand=ExecutionInputSchema`)).toMatchObject({
      entities: [{ publishedContract: { parentSchema: { id: schemaId }, executionInputSchema: { properties: { tier: text } } } }],
    });
  });

  it.each([
    ['an unknown schema', { schemaId: UNKNOWN_ID }, 'schemaId'],
    ['a condition on an unknown property', { columns: { inputs: [input('shoe')], outputs: [] } }, 'columns.inputs[0]'],
    ['an output to an unknown property', { columns: { inputs: [], outputs: [output('shoe')] } }, 'columns.outputs[0]'],
  ])('with %s is rejected', async (_, more, field) => {
    const body = {
      name: 'X',
      schemaId,
      divisionId: office.sandbox.organisation.homeDivisionId,
      columns: { inputs: [], outputs: [] },
    };
    expect(await refused('POST', TABLES, { ...body, ...more })).toMatchObject({ status: 400, fields: [field] });
  });

  it('can change its columns only while its first version is a draft', async () => {
    const draft = await table();
    const columns = { inputs: [input('balance', 'GreaterThan')] };
    await send('PATCH', `${TABLES}/${draft.id}`, { name: 'Tiers', columns });
    expect(await send('GET', at(draft))).toMatchObject({ name: 'Tiers', columns: columns });
    await send('PUT', at(draft, '/publish'));
    expect(await refused('PATCH', `${TABLES}/${draft.id}`, { columns })).toMatchObject({ status: 409 });
    expect(await send('PATCH', `${TABLES}/${draft.id}`, { description: 'Who goes where' })).toMatchObject({
      name: 'Tiers',
      description: 'Who goes where',
    });
  });

  it('is deleted with all its versions', async () => {
    const draft = await table();
    expect((await office.call('DELETE', `${TABLES}/${draft.id}`)).status).toBe(204);
    expect(await refused('GET', at(draft))).toMatchObject({ status: 404 });
  });
});

describe('A row', () => {
  it('has an index that starts at 1, and can be moved', async () => {
    const draft = await table();
    const rows = ['gold', 'iron'].map((tier) => row(draft, [{ string: tier }], [{ string: tier }]));
    const { totalCreated, rows: response } = await add(draft, ...rows);
    expect(totalCreated).toBe(2);
    const [gold, iron] = response.map(({ id }) => id);
    const first = await send<NamedEntity>('POST', at(draft, '/rows'), row(draft, [{ string: 'zinc' }], [], { rowIndex: 1 }));
    expect(await send('GET', at(draft, `/rows/${gold}`))).toMatchObject({ rowIndex: 2, table: { id: draft.id, version: 1 } });
    expect(await listed(draft)).toEqual([first.id, gold, iron]);
    expect(await send('PATCH', at(draft), { rowIndexUpdate: { rowId: iron, rowIndex: 1 } })).toMatchObject({ rowCount: 3 });
    expect(await listed(draft)).toEqual([iron, first.id, gold]);
    const move = { rowIndexUpdate: { rowId: iron, rowIndex: 4 } };
    expect(await refused('PATCH', at(draft), move)).toMatchObject({ status: 400, fields: ['rowIndexUpdate.rowIndex'] });
    await send('POST', at(draft, '/rows/bulk/remove'), { rowIds: [first.id, gold] });
    await office.call('DELETE', at(draft, `/rows/${iron}`));
    expect(await listed(draft)).toEqual([]);
  });

  it('is updated alone or with others, all of them or none', async () => {
    const draft = await table();
    const { rows } = await add(draft, row(draft, [{ string: 'gold' }], []), row(draft, [{ string: 'iron' }], []));
    const [gold, iron] = rows.map(({ id }) => id);
    const changed = (rowId: string | undefined, tier: string) => ({ rowId, ...row(draft, [{ string: tier }], []) });
    const bulk = (...entries: object[]) => office.call('POST', at(draft, '/rows/bulk/update'), { rows: entries });
    expect((await bulk(changed(gold, 'zinc'), changed(UNKNOWN_ID, 'tin'))).status).toBe(404);
    const inputs = async (id = '') => JSON.stringify((await send<{ inputs: object }>('GET', at(draft, `/rows/${id}`))).inputs);
    expect(await inputs(gold)).toContain('gold');
    expect((await bulk(changed(gold, 'zinc'), changed(iron, 'tin'))).body).toMatchObject({
      totalUpdated: 2,
      rows: [{ id: gold }, {}],
    });
    expect(await inputs(gold)).toContain('zinc');
    await send('PUT', at(draft, `/rows/${iron}`), row(draft, [{ string: 'lead' }], []));
    expect(await inputs(iron)).toContain('lead');
    const wrong = { inputs: { shoe: { literal: { string: 'x' } } }, outputs: {} };
    expect(await refused('POST', at(draft, '/rows'), wrong)).toMatchObject({ status: 400, fields: ['inputs.shoe'] });
  });

  it('is found by the values of its cells', async () => {
    const draft = await table([input('tier'), input('balance', 'GreaterThan'), input('tags', 'ContainsAny')]);
    await add(
      draft,
      row(draft, [{ string: 'gold' }, { number: 9 }, { strings: ['a', 'b'] }], []),
      row(draft, [{ string: 'iron' }, { number: 10 }, { special: 'Wildcard' }], []),
    );
    const [tier, balance, tags] = draft.columns.inputs.map(({ id }) => id);
    const search = async (...predicates: object[]) =>
      (
        await send<{ entities: { rowIndex: number }[] }>('POST', at(draft, '/rows/search'), { filter: { predicates } })
      ).entities.map(({ rowIndex }) => rowIndex);
    expect(await search({ columnId: tier, operator: 'StartsWith', value: 'go' })).toEqual([1]);
    expect(await search({ columnId: balance, operator: 'LessThan', value: '10' })).toEqual([1]);
    expect(await search({ columnId: tags, operator: 'ContainsItem', value: 'b' })).toEqual([1]);
    expect(await search({ columnId: tags, operator: 'Equals', special: 'Wildcard' })).toEqual([2]);
    expect(await search({ columnId: balance, operator: 'GreaterThanOrEquals', value: '9' })).toEqual([1, 2]);
    const filter = { predicates: [{ columnId: 'shoe', operator: 'Equals', value: 'x' }] };
    expect(await refused('POST', at(draft, '/rows/search'), { filter })).toMatchObject({
      fields: ['filter.predicates[0].columnId'],
    });
  });
});

describe('A version', () => {
  it('replaces the published version and can no longer be changed', async () => {
    const draft = await table();
    await add(draft, row(draft, [{ string: 'gold' }], [{ string: 'Fast' }]));
    expect(await send('PUT', at(draft, '/publish'))).toMatchObject({ status: 'Published', publishedBy: { id: office.me.id } });
    expect(await refused('POST', at(draft, '/rows'), row(draft, [], []))).toMatchObject({ status: 409 });
    expect(await refused('PUT', at(draft, '/publish'))).toMatchObject({ status: 409 });
    const second = await send('POST', `${TABLES}/${draft.id}/versions`, {});
    expect(second).toMatchObject({ version: 2, status: 'Draft', rowCount: 1 });
    await send('PUT', at(second, '/publish'));
    expect(await send('GET', at(draft))).toMatchObject({ status: 'Superseded' });
    expect(await send('GET', `${TABLES}/${draft.id}`)).toMatchObject({ published: { version: 2 }, latest: { version: 2 } });
    expect(await refused('DELETE', at(second))).toMatchObject({ status: 409 });
    const superseded = await send<{ entities: Version[] }>('GET', `${TABLES}/${draft.id}/versions?status=Superseded`);
    expect(superseded.entities.map(({ version }) => version)).toEqual([1]);
    expect((await office.call('DELETE', at(draft))).status).toBe(204);
    expect(await refused('GET', at(draft))).toMatchObject({ status: 404 });
  });

  it('that was published before can be restored with a reason', async () => {
    const draft = await table();
    await add(draft, row(draft, [{ string: 'gold' }], [{ string: 'Fast' }]));
    await send('PUT', at(draft, '/publish'));
    const second = await send('POST', `${TABLES}/${draft.id}/versions`, { sourceVersion: 1 });
    await add(second, row(draft, [{ string: 'iron' }], [{ string: 'Slow' }]));
    expect(await refused('POST', at(draft, '/rollback'), {})).toMatchObject({ status: 409 });
    await send('PUT', at(second, '/publish'));
    const again = await send('POST', at(draft, '/rollback'), { rollbackReason: 'Too slow' });
    expect(again).toMatchObject({ version: 3, status: 'Published', rowCount: 1, rollbackReason: 'Too slow' });
    expect(await send('GET', at(second))).toMatchObject({ status: 'Superseded' });
  });

  it('requires a source version', async () => {
    const draft = await table();
    const path = `${TABLES}/${draft.id}/versions`;
    expect(await refused('POST', path, {})).toMatchObject({ status: 400, fields: ['sourceVersion'] });
    expect(await refused('POST', path, { sourceVersion: 7 })).toMatchObject({ status: 404 });
  });

  it('can be labelled, found by its label, and unlabelled', async () => {
    const draft = await table();
    const marked = await send('POST', at(draft, '/snapshot'), { snapshotName: 'Before spring', notes: 'All well' });
    expect(marked).toMatchObject({ snapshot: { name: 'Before spring', notes: 'All well', createdBy: { id: office.me.id } } });
    expect(await send('GET', `${TABLES}/${draft.id}`)).toMatchObject({ snapshotCount: 1 });
    const versions = async () =>
      (await send<{ entities: Version[] }>('GET', `${TABLES}/${draft.id}/versions?hasSnapshot=true`)).entities.length;
    expect(await versions()).toBe(1);
    expect((await office.call('DELETE', at(draft, '/snapshot'))).status).toBe(204);
    expect(await versions()).toBe(0);
    expect(await refused('DELETE', at(draft, '/snapshot'))).toMatchObject({ status: 404 });
  });

  it('is updated to its schema, and copied to a new table', async () => {
    const draft = await table();
    await add(draft, row(draft, [{ string: 'gold' }], [{ string: 'Fast' }]));
    await send('PUT', `${BASE}/schemas/${schemaId}`, { version: 1, jsonSchema });
    const schemaOf = (version: object) => (version as { contract: { parentSchema: { version: number } } }).contract.parentSchema;
    expect(schemaOf(await send('GET', at(draft)))).toMatchObject({ version: 1 });
    expect(schemaOf(await send('POST', at(draft, '/sync')))).toMatchObject({ version: 2 });
    const copy = await send('POST', at(draft, '/copy'), { name: 'Other' });
    expect(copy).toMatchObject({ name: 'Other', version: 1, status: 'Draft', rowCount: 1 });
    expect(copy.id).not.toBe(draft.id);
  });
});

describe('An execution', () => {
  it('uses the published version, or a given one', async () => {
    const draft = await table();
    await add(
      draft,
      row(draft, [{ string: 'gold' }], [{ string: 'Fast' }]),
      row(draft, [{ special: 'Wildcard' }], [{ string: 'Slow' }]),
    );
    const path = `${TABLES}/${draft.id}/execute`;
    expect(await refused('POST', path, { inputs: {} })).toMatchObject({ status: 409 });
    await send('PUT', at(draft, '/publish'));
    expect(await execute(path, { tier: 'gold' })).toMatchObject({
      table: { version: 1 },
      totalMatchRowCount: 2,
      topMatchRows: [{}, {}],
      rowExecutionOutputs: [
        { rowIndex: 1, outputs: { queue: 'Fast' } },
        { rowIndex: 2, outputs: { queue: 'Slow' } },
      ],
    });
    const second = await send('POST', `${TABLES}/${draft.id}/versions`, {});
    const { rows } = await send<{ rows: NamedEntity[] }>('POST', at(second, '/rows/bulk/add'), { rows: [] });
    expect(rows).toEqual([]);
    await send('POST', at(second, '/rows/bulk/remove'), { rowIds: await listed(second) });
    expect(await execute(at(second, '/execute'), { tier: 'gold' })).toMatchObject({ totalMatchRowCount: 0 });
    expect(await execute(path, { tier: 'gold' })).toMatchObject({ totalMatchRowCount: 2 });
    expect(await refused('POST', path, { inputs: { shoe: 1 } })).toMatchObject({ status: 400, fields: ['inputs.shoe'] });
  });

  it.each([
    ['Equals', { string: 'a' }, 'a', 'b'],
    ['NotEquals', { string: 'a' }, 'b', 'a'],
    ['GreaterThan', { number: 9 }, 10, 9],
    ['GreaterThanOrEquals', { number: 9 }, 9, 8],
    ['LessThan', { integer: 9 }, 8, 10],
    ['LessThanOrEquals', { number: 9 }, 9, 10],
    ['LessThan', { datetime: '2026-03-01T00:00:00Z' }, '2026-02-01T00:00:00+01:00', '2026-04-01T00:00:00Z'],
    ['GreaterThan', { special: 'CurrentTime' }, '2026-03-11T00:00:00Z', '2026-03-09T00:00:00Z'],
    ['StartsWith', { string: 'ab' }, 'abc', 'cab'],
    ['NotStartsWith', { string: 'ab' }, 'cab', 'abc'],
    ['EndsWith', { string: 'bc' }, 'abc', 'bca'],
    ['Contains', { string: 'b' }, 'abc', 'xyz'],
    ['ContainsAny', { strings: ['a', 'z'] }, ['z', 'y'], ['y']],
    ['NotContainsAny', { strings: ['a'] }, ['y'], ['a']],
    ['ContainsAll', { strings: ['a', 'b'] }, ['b', 'c', 'a'], ['a']],
    ['ContainsExactly', { strings: ['a', 'b'] }, ['b', 'a'], ['a', 'b', 'c']],
    ['ContainsSequence', { strings: ['a', 'b'] }, ['x', 'a', 'b'], ['a', 'x', 'b']],
    ['IsSubset', { strings: ['a', 'b'] }, ['b'], ['b', 'c']],
    ['IsSubsequence', { strings: ['a', 'b', 'c'] }, ['a', 'c'], ['c', 'a']],
    ['Equals', { special: 'Null' }, undefined, 'a'],
    ['Equals', { special: 'Empty' }, '', 'a'],
    ['Equals', { special: 'Wildcard' }, undefined, Symbol('none')],
  ])('compares by %s with %j', async (comparator, literal, fits, not) => {
    const draft = await table([input('tags', comparator)]);
    await add(draft, row(draft, [literal], [{ string: 'Fast' }]));
    const count = async (tags: unknown) => (await execute(at(draft, '/execute'), { tags })).totalMatchRowCount;
    expect(await count(fits)).toBe(1);
    if (typeof not !== 'symbol') expect(await count(not)).toBe(0);
  });

  it('uses the default of a column for rows without a value', async () => {
    const draft = await table(
      [input('tier', 'Equals', { value: 'gold' }), input('balance', 'GreaterThan', { special: 'Wildcard' })],
      [output('queue', { value: 'Any' }), output('since', { special: 'CurrentTime' })],
    );
    await add(draft, row(draft, [], []));
    expect(await execute(at(draft, '/execute'), { tier: 'gold' })).toMatchObject({
      rowExecutionOutputs: [{ outputs: { queue: 'Any', since: '2026-03-10T12:30:00.000Z' } }],
    });
    expect(await execute(at(draft, '/execute'), { tier: 'iron' })).toMatchObject({ totalMatchRowCount: 0 });
  });
});
