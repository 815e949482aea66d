import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { explorerData, indexOf, queryNamesOf, taskOperationsOf } from '../../../examples/console/build/explorer-data.js';
import { readSearchData } from '../../../examples/console/build/explorer-search.js';
import { tasks } from '../../../examples/console/src/explorer/start/tasks.js';
import { parseContract } from '../../../src/contract/index.js';
import { areas, classOf, everyOperation, find } from './support.js';

const gzipped = (value: unknown): number => gzipSync(JSON.stringify(value)).byteLength;

describe("The explorer's data", () => {
  it('contains every operation of the contract', () => {
    const listedOperations = everyOperation.map(
      ({ area, operation }) => `${area.className}.${operation.name} ${operation.verb} ${operation.path}`,
    );
    expect(listedOperations).toHaveLength(3606);
    expect(listedOperations.sort()).toEqual(
      parseContract()
        .map(({ area, name, verb, path }) => `${area}.${name} ${verb} ${path}`)
        .sort(),
    );
  });

  it('leads to classes that have these methods', async () => {
    const missing: string[] = [];
    for (const area of areas) {
      const Api = await classOf(area);
      for (const { name } of area.operations) {
        if (typeof Reflect.get(Api.prototype as object, name) !== 'function') missing.push(`${area.className}.${name}`);
      }
    }
    expect(areas).toHaveLength(89);
    expect(missing).toEqual([]);
  });

  it('has a summary of every operation and a description of every area', () => {
    expect(
      everyOperation.filter(({ operation }) => !/[.!?;]$/.test(operation.summary)).map(({ operation }) => operation.name),
    ).toEqual([]);
    expect(areas.filter(({ doc, title }) => doc === '' || title === '').map(({ slug }) => slug)).toEqual([]);
  });

  it('contains no tags of comments', () => {
    const texts = areas.flatMap(({ doc, operations, models }) => [
      doc,
      ...operations.flatMap((operation) => [
        operation.summary,
        operation.doc,
        ...operation.parameters.map((parameter) => parameter.doc),
      ]),
      ...Object.values(models).flatMap((model) => [model.doc, ...(model.fields ?? []).map((field) => field.doc)]),
    ]);
    expect(texts.filter((text) => text !== undefined && /(^|\s)@[a-z]|\{@|\*\//.test(text))).toEqual([]);
  });

  it('marks deprecated methods and fields', () => {
    expect(find('LanguagesApi', 'getLanguages').operation).toMatchObject({
      doc: expect.not.stringContaining('eprecated') as string,
      deprecated: 'Use `getRoutingLanguages` of `RoutingApi`.',
    });
    const { fields = [] } = find('OAuthApi', 'postOauthClients').area.models['OAuthClientRequest'] ?? {};
    expect(fields.find(({ name }) => name === 'roleIds')?.doc).toContain('Deprecated. ');
    expect(find('UsersApi', 'getUsers').operation).not.toHaveProperty('deprecated');
  });

  it('marks the status of each method, and only as retired if it is retired', () => {
    const standing = everyOperation.flatMap(({ operation }) => operation.standing);
    const count = (standingName: string): number => standing.filter((each) => each === standingName).length;
    const contract = parseContract();
    expect(count('retired')).toBe(138);
    expect(count('deprecated')).toBe(contract.filter(({ deprecated, retired }) => deprecated && !retired).length);
    expect(count('preview')).toBe(204);
    expect(find('WebChatApi', 'getWebchatSettings').operation.standing).toEqual(['retired']);
    expect(find('JourneyApi', 'getJourneyOutcomesAttributionsJob').operation.standing).toEqual(['deprecated', 'preview']);
    expect(find('UsersApi', 'getUsers').operation.standing).toEqual([]);
  });

  it('has the facts of the common tasks, four for each group', () => {
    const groups = tasks.map(({ group }) => group);
    expect(Object.fromEntries(new Map(groups.map((group) => [group, groups.filter((each) => each === group).length])))).toEqual({
      administrators: 4,
      supervisors: 4,
      developers: 4,
    });
    expect(taskOperationsOf(areas)['postRoutingQueues']).toEqual({
      verb: 'POST',
      permissions: { any: ['routing:queue:add'] },
      auth: 'oauth',
    });
    expect(() => taskOperationsOf(areas.slice(1, 2))).toThrow('names no method of the area');
  });

  it('orders arguments like the contract, required ones first', () => {
    const { operation } = find('UsersApi', 'getUsers');
    expect(operation.parameters.find(({ name }) => name === 'state')).toEqual({
      name: 'state',
      place: 'query',
      type: 'string',
      values: ['active', 'inactive', 'deleted', 'any'],
      default: 'active',
      doc: '`active` when left out; `any` lists deleted users too.',
    });
    const paged = find('UsersApi', 'getAuthorizationDivisionspermittedPagedSubjectId').operation;
    expect(paged.parameters.map(({ name, place, required = false }) => [name, place, required])).toEqual([
      ['subjectId', 'path', true],
      ['permission', 'query', true],
      ['pageNumber', 'query', false],
      ['pageSize', 'query', false],
    ]);
    expect(paged.parameters[0]?.doc).toBe('Id of the user, group or OAuth client asked about.');
    for (const contract of parseContract()) {
      const { parameters } = find(contract.area, contract.name).operation;
      expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(contract.arguments);
      const placed = [...contract.query, ...contract.headers, ...(contract.body ? [contract.body] : [])].length;
      expect(parameters).toHaveLength(placed + (contract.path.match(/\{/g)?.length ?? 0));
    }
  });

  it('has the models of every body, and those that they name', () => {
    const { models } = areas.find(({ slug }) => slug === 'users')!;
    expect(models['CreateUser']?.fields?.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'name',
      'email',
      'password',
      'divisionId',
    ]);
    expect(models['CreateUser']?.fields?.find(({ name }) => name === 'state')).toEqual({
      name: 'state',
      type: 'enum',
      values: ['active', 'inactive', 'deleted'],
    });
    expect(models).toHaveProperty('Contact');
    const builtIn = new Set(['string', 'number', 'boolean', 'JsonObject', 'unknown', 'Dictionary']);
    const unknown = areas.flatMap((area) =>
      [
        ...area.operations.flatMap(({ parameters }) => parameters.flatMap(({ model }) => (model === undefined ? [] : [model]))),
        ...Object.values(area.models).flatMap(({ fields = [] }) =>
          fields.filter(({ values }) => !values).map(({ type }) => type),
        ),
      ]
        .flatMap((type) => type.match(/\w+/g) ?? [])
        .filter((name) => !builtIn.has(name) && !(name in area.models)),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('stays small: the list of areas below 3 kB gzip, the search below 340 kB, an area below 35 kB with two exceptions', async () => {
    expect(gzipped(indexOf(areas))).toBeLessThan(3000);
    expect(gzipped(queryNamesOf(areas))).toBeLessThan(4000);
    expect(gzipped(await readSearchData(areas))).toBeLessThan(340_000);
    const large = new Map([
      ['conversations', 65_000],
      ['workforce-management', 50_000],
    ]);
    for (const area of areas) expect(gzipped(area), area.slug).toBeLessThan(large.get(area.slug) ?? 35_000);
  });
});

describe('The plugin', () => {
  const lines: string[] = [];
  const { resolveId, load } = explorerData() as unknown as {
    resolveId: { filter: { id: RegExp }; handler: Handler<string> };
    load: { filter: { id: RegExp }; handler: Handler<Promise<string>> };
  };
  type Handler<R> = (this: { info: (line: string) => void }, id: string) => R;
  const loaded = async (moduleName: string): Promise<string> => {
    const context = { info: (line: string) => void lines.push(line) };
    return await load.handler.call(context, resolveId.handler.call(context, moduleName));
  };

  it('generates an index that leads to one module an area, and prints their sizes', async () => {
    const code = await loaded('virtual:explorer');
    expect(code.match(/import\('virtual:explorer\/[a-z-]+'\)/g)).toHaveLength(89);
    expect(code.match(/import\('virtual:explorer\/[a-z-]+\/models'\)/g)).toHaveLength(89);
    expect(code.match(/import\('contact-centre-client\/apis\/[a-z-]+'\)/g)).toHaveLength(89);
    expect(lines.join()).toMatch(/^index \d+ kB gzip; areas \d+ kB in 89 modules, the largest [a-z-]+ with \d+ kB$/);
  });

  it('generates a module with the data of an area, and one with its models of bodies', async () => {
    const contentOf = async (name: string): Promise<object> => {
      const code = await loaded(name);
      const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: object };
      return module.default;
    };
    const models = await contentOf('virtual:explorer/users/models');
    expect({ ...(await contentOf('virtual:explorer/users')), models }).toEqual(areas.find(({ slug }) => slug === 'users'));
    await expect(loaded('virtual:explorer/nowhere')).resolves.toBeUndefined();
  });

  it('ignores other modules', () => {
    const ours = ['virtual:explorer', 'virtual:explorer/users', 'virtual:explorer/-search'];
    const all = [...ours, 'react', 'virtual:explorers', '/src/explorer/page.tsx'];
    expect(all.filter((id) => resolveId.filter.id.test(id))).toEqual(ours);
    expect(['\0virtual:explorer/users', '/src/main.tsx'].map((id) => load.filter.id.test(id))).toEqual([true, false]);
  });
});
