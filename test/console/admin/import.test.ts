import fc from 'fast-check';
import { memoryJournal } from 'contact-centre-client/bulk';
import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { UsersApi } from 'contact-centre-client/apis/users';
import type { ApiClient } from 'contact-centre-client/fetch';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../examples/console/src/admin/imports/cells.js';
import type { Import, ImportSettings, ResolvedRows, RowProblem } from '../../../examples/console/src/admin/imports/import.js';
import { importOfKind } from '../../../examples/console/src/admin/imports/kind-import.js';
import { queueMembers } from '../../../examples/console/src/admin/imports/queue-members.js';
import { readCsv } from '../../../examples/console/src/admin/imports/read-csv.js';
import { userLanguages } from '../../../examples/console/src/admin/imports/user-languages.js';
import { userSkills } from '../../../examples/console/src/admin/imports/user-skills.js';
import { changeOf } from '../../../examples/console/src/admin/changes/save.js';
import { runSteps } from '../../../examples/console/src/admin/changes/steps.js';
import type { Entity, Kind } from '../../../examples/console/src/admin/kinds/kind.js';
import { identifierOf } from '../../../examples/console/src/admin/kinds/identifier.js';
import { queues } from '../../../examples/console/src/admin/kinds/queues.js';
import { users } from '../../../examples/console/src/admin/kinds/users.js';
import { wrapupCodes } from '../../../examples/console/src/admin/kinds/wrapup-codes.js';
import { toCsv } from '../../../examples/console/src/shared/csv.js';
import { text } from '../../../examples/console/src/shared/text.js';
import { kinds, clientOf, models, openSandbox, sampleOf } from './support.js';

const settings: ImportSettings = { createsMissing: true, emptiesBlank: true, missing: () => [] };

/** Reads a file as the page does. */
async function resolveFile(definition: Import, client: ApiClient, content: string, options = settings): Promise<ResolvedRows> {
  const file = readCsv(content, definition.columns);
  if ('problem' in file) throw new Error(text(file.problem.id, file.problem.values));
  const { items, problems } = await definition.resolve(client, file.rows, options);
  return { items, problems: [...file.problems, ...problems] };
}

const worded = (problems: readonly RowProblem[]): string[] =>
  problems.map(({ line, id, values }) => `${line}: ${text(id, values)}`);

async function listOf(kind: Kind, client: ApiClient): Promise<Entity[]> {
  const entities: Entity[] = [];
  for await (const entity of kind.list(client)) entities.push(entity);
  return entities;
}

async function exportOf(kind: Kind, client: ApiClient): Promise<string> {
  const { header, rows } = tableOf(kind, await listOf(kind, client));
  return toCsv(header, rows);
}

describe('The export of a list', () => {
  it.for(kinds.map((kind) => [kind.path, kind] as const))(
    'of %s changes nothing if it is imported',
    async ([, kind], context) => {
      if (!kind.create && !kind.update) context.skip();
      const { client, changes } = openSandbox();
      if (kind.create) await runSteps(client, changeOf(kind, undefined, await sampleOf(kind, client)).steps, { id: '' });
      const sent = changes().length;
      const definition = importOfKind(kind, models);
      const { items, problems } = await resolveFile(definition, client, await exportOf(kind, client));
      expect(worded(problems)).toEqual([]);
      expect(await definition.bulk(client, items, memoryJournal()).rehearse()).toMatchObject({
        planned: 0,
        unchanged: (await listOf(kind, client)).length,
      });
      expect(changes()).toHaveLength(sent);
    },
  );

  it('changes nothing, whatever texts, numbers and choices the entities have', async () => {
    const { client } = openSandbox();
    const definition = importOfKind(queues, models);
    const { entities: codes } = await new RoutingApi(client).getRoutingQueues({ pageSize: 3 });
    const words = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^['=+\-@,;\t\r\n" a|]{0,8}$/));
    const queue = fc.record({
      name: words,
      description: words,
      skillEvaluationMethod: fc.constantFrom('ALL', 'BEST', 'NONE', undefined),
      enableManualAssignment: fc.option(fc.boolean(), { nil: undefined }),
      acwSettings: fc.record({ timeoutMs: fc.option(fc.integer({ min: 0 }), { nil: undefined }) }),
      mediaSettings: fc.record({ call: fc.record({ serviceLevel: fc.record({ percentage: fc.double({ noNaN: true }) }) }) }),
      division: fc.record({ id: fc.uuid(), name: words }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(queue, { minLength: 1, maxLength: 5 }), async (drawn) => {
        const stored = drawn.map((each, index) => ({ ...codes[index % codes.length], ...each, id: `id-${index}` }));
        const { header, rows } = tableOf(queues, stored);
        const kind: Kind = { ...queues, list: () => toAsync(stored) };
        const { items, problems } = await resolveFile(importOfKind(kind, models), client, toCsv(header, rows));
        expect(worded(problems)).toEqual([]);
        expect(items.map((item) => definition.describe(item))).toEqual(stored.map(() => ''));
      }),
      { numRuns: 200 },
    );
  });
});

async function* toAsync<T>(items: readonly T[]): AsyncGenerator<T, void> {
  await Promise.resolve();
  yield* items;
}

describe('The import of a kind', () => {
  it('changes what differs, creates what is missing, and undoes both', async () => {
    const { client, changes } = openSandbox();
    const api = new RoutingApi(client);
    const { entities } = await api.getRoutingWrapupcodes({ pageSize: 100 });
    const [one, other] = entities;
    const north = await new AuthorizationApi(client).postAuthorizationDivisions({ name: 'North', description: '' });
    const definition = importOfKind(wrapupCodes, models);
    const content = [
      'id;name;description;division',
      `${one!.id};Renamed;;${north.id}`,
      `;${other!.name};"With; a separator";`,
      ';Brand new;First;North',
    ].join('\n');
    const { items, problems } = await resolveFile(definition, client, content, { ...settings, emptiesBlank: false });
    expect(worded(problems)).toEqual([]);
    expect(items.map((item) => definition.describe(item))).toEqual([
      `Name: ${one!.name} → Renamed; Division: ${one!.division?.name ?? 'empty'} → ${north.id}`,
      expect.stringContaining('→ With; a separator'),
      'Name: Brand new; Description: First; Division: North',
    ]);
    const sent = changes().length;
    const run = definition.bulk(client, items, memoryJournal());
    expect(await run.start()).toMatchObject({ done: 3, failed: 0 });
    expect(changes().slice(sent).toSorted()).toEqual(
      [
        `PUT /api/v2/routing/wrapupcodes/${one!.id}`,
        `PUT /api/v2/routing/wrapupcodes/${other!.id}`,
        'POST /api/v2/routing/wrapupcodes',
      ].toSorted(),
    );
    expect(await api.getRoutingWrapupcode(one!.id!)).toMatchObject({
      name: 'Renamed',
      description: one!.description ?? '',
      division: { id: north.id },
    });
    const [created] = (await api.getRoutingWrapupcodes({ name: 'Brand new' })).entities;
    expect(created).toMatchObject({ description: 'First', division: { id: north.id } });
    expect(await run.undo()).toMatchObject({ done: 3 });
    const names = (await api.getRoutingWrapupcodes({ pageSize: 100 })).entities.map(({ name }) => name);
    expect(names.toSorted()).toEqual(entities.map(({ name }) => name).toSorted());
  });

  it('reports unknown columns, wrong values, ambiguous names and repeated rows with their lines, and sends nothing', async () => {
    const { client, changes } = openSandbox();
    const api = new RoutingApi(client);
    const [one, other] = (await api.getRoutingQueues({ pageSize: 2 })).entities;
    const sent = changes().length;
    const level = 'mediaSettings.call.serviceLevel.percentage';
    const content = [
      `id,name,division,skillEvaluationMethod,enableManualAssignment,acwSettings.timeoutMs,${level},Colour`,
      `${one!.id},,,SOME,perhaps,soon,80,red`,
      `,"${other!.name}",Elsewhere,,,,,`,
      `${one!.id},,,,,,,`,
      '00000000-0000-4000-8000-000000000000,,,,,,,',
      ',No such queue,,,,,,',
      ',,,ALL,,,,',
      ',A,b,c,d,e,f,g,h',
      ',New one,Nowhere,,,-5,,',
    ].join('\r\n');
    const { items, problems } = await resolveFile(importOfKind(queues, models), client, content, {
      ...settings,
      createsMissing: false,
      emptiesBlank: false,
    });
    expect(worded(problems)).toEqual([
      '1: The column “colour” is unknown, and ignored.',
      '8: The row has more cells than the first line. Put texts with separators into quotation marks.',
      '2: Routing: Skills of agents: Enter one of: NONE, BEST, ALL',
      '2: Routing: Manual assignment: Enter true or false',
      '2: After-call work: Time limit: Enter a number',
      '2: Calls: Service level: Enter a number from 0 to 1',
      '3: Division: Nothing has the name “Elsewhere”. If many names contain it, use the id.',
      '4: Line 2 is about the same entry.',
      '5: No entry has the id 00000000-0000-4000-8000-000000000000.',
      '6: No entry has the name “No such queue”. Turn on “Create missing entries” to create it.',
      '7: The row has neither an id nor a text in the column name.',
      '9: No entry has the name “New one”. Turn on “Create missing entries” to create it.',
    ]);
    expect(items).toEqual([]);
    expect(changes()).toHaveLength(sent);
  });

  it('names the switch that creates entries only if it has one', async () => {
    const { client } = openSandbox();
    const off = { ...settings, createsMissing: false };
    for (const kind of kinds.filter(({ create, update }) => create ?? update)) {
      const definition = importOfKind(kind, models);
      const { problems } = await resolveFile(definition, client, `${identifierOf(kind)}\nNo such entry`, off);
      const hasSwitch = definition.switches.includes('createsMissing');
      expect(
        problems.map(({ id }) => id),
        kind.path,
      ).toEqual([hasSwitch ? 'import.notFound' : 'import.unknownEntry']);
    }
  });

  it('finds users by their addresses, sets what the creation does not take, and names what a new one lacks', async () => {
    const { client, sandbox } = openSandbox();
    const api = new UsersApi(client);
    const manager = sandbox.users[1]!;
    const definition = importOfKind(users, models);
    const [division] = (await new AuthorizationApi(client).getAuthorizationDivisions({ pageSize: 1 })).entities;
    for (const email of ['one@twin.example', 'other@twin.example']) {
      await api.postUsers({ email, name: 'Twin', password: 'not-relevant', divisionId: division!.id! });
    }
    const content = [
      'email,name,division,state,title,manager,acdAutoAnswer',
      `${sandbox.users[2]!.email.toUpperCase()},,,,Coach,,`,
      `new@example.com,Newcomer,${division!.name},active,Agent,${manager.name},TRUE`,
      'other@example.com,Without division,,active,,,',
      `${sandbox.users[3]!.email},,,,,Twin,`,
    ].join('\n');
    const { items, problems } = await resolveFile(definition, client, content, { ...settings, emptiesBlank: false });
    expect(worded(problems)).toEqual(['4: Division: Required', '5: Work: Manager: 2 entries are named “Twin”. Use the id.']);
    const run = definition.bulk(client, items, memoryJournal());
    expect(await run.start()).toMatchObject({ done: 2, failed: 0 });
    expect(await api.getUser(sandbox.users[2]!.id)).toMatchObject({ title: 'Coach', email: sandbox.users[2]!.email });
    const [created] = (await api.postUsersSearch({ query: [{ fields: ['email'], type: 'TERMS', values: ['new@example.com'] }] }))
      .results;
    expect(await api.getUser(created!.id)).toMatchObject({ title: 'Agent', acdAutoAnswer: true, manager: { id: manager.id } });
    expect(await run.undo()).toMatchObject({ done: 2 });
    await expect(api.getUser(created!.id)).rejects.toMatchObject({ status: 404 });
  });

  it('empties fields only if the switch is on', async () => {
    const { client } = openSandbox();
    const api = new RoutingApi(client);
    const definition = importOfKind(wrapupCodes, models);
    const [division] = (await new AuthorizationApi(client).getAuthorizationDivisions({ pageSize: 1 })).entities;
    const code = await api.postRoutingWrapupcodes({
      name: 'Described',
      description: 'Something',
      division: { id: division!.id! },
    });

    const content = 'name,description,division\nDescribed,,';
    const off = await resolveFile(definition, client, content, { ...settings, emptiesBlank: false });
    expect(off.items.map((item) => definition.describe(item))).toEqual(['']);
    expect(worded((await resolveFile(definition, client, content)).problems)).toEqual(['2: Division: Required']);
    const { items } = await resolveFile(definition, client, 'name,description\nDescribed,');
    expect(items.map((item) => definition.describe(item))).toEqual(['Description: Something → empty']);
    expect(await definition.bulk(client, items, memoryJournal()).start()).toMatchObject({ done: 1, failed: 0 });
    expect((await api.getRoutingWrapupcode(code.id!)).description ?? '').toBe('');
  });

  it('creates an entity once, although the page was closed before the response arrived', async () => {
    const { client, sandbox, changes } = openSandbox();
    const definition = importOfKind(wrapupCodes, models);
    const { items } = await resolveFile(definition, client, 'name\nLost');
    const closed = new AbortController();
    const closing = clientOf(sandbox, async (request) => {
      const response = await sandbox.fetch(request);
      if (request.method !== 'POST') return response;
      closed.abort();
      throw new TypeError('fetch failed');
    });
    const journal = memoryJournal();
    await expect(definition.bulk(closing, items, journal).start({ signal: closed.signal })).rejects.toThrow();
    const run = definition.bulk(client, items, journal);
    expect(await run.start()).toMatchObject({ done: 1, failed: 0 });
    expect(changes()).toEqual(['POST /api/v2/routing/wrapupcodes']);
    await run.undo();
    expect((await new RoutingApi(client).getRoutingWrapupcodes({ name: 'Lost' })).entities).toEqual([]);
  });

  it('names missing permissions, also those of a single field', async () => {
    const { client, sandbox } = openSandbox();
    const division = await new AuthorizationApi(client).postAuthorizationDivisions({ name: 'South', description: '' });
    const lacks = (names: readonly string[]): ImportSettings => ({
      ...settings,
      emptiesBlank: false,
      missing: (requirement) => requirement.flat().filter((name) => names.includes(name)),
    });
    const content = `email,title,division\n${sandbox.users[2]!.email},Coach,${division.name}`;
    const problems = async (names: readonly string[]) =>
      worded((await resolveFile(importOfKind(users, models), client, content, lacks(names))).problems);
    expect(await problems([])).toEqual([]);
    expect(await problems(['directory:user:edit'])).toEqual(['2: Missing permission: directory:user:edit']);
    expect(await problems(['authorization:division:edit'])).toEqual([
      '2: Division: Missing permission: authorization:division:edit',
    ]);
  });
});

describe('The import of a part', () => {
  it('of skills resolves names, reports rows that it leaves out, and changes only what differs', async () => {
    const { client, changes } = openSandbox();
    const api = new RoutingApi(client);
    const [skill] = (await api.getRoutingSkills()).entities;
    const [first, second] = await new UsersApi(client).getUsers({ pageSize: 5 }).items().toArray();
    await api.patchUserRoutingskillsBulk(second!.id, [{ id: skill!.id, proficiency: 4 }]);
    const before = changes().length;
    const levels = async (id: string): Promise<unknown> =>
      (await api.getUserRoutingskills(id).items().toArray()).find((each) => each.id === skill!.id)?.proficiency;
    const former = await levels(first!.id);
    const content = [
      'email,skill,proficiency',
      `${first!.email!.toUpperCase()},${skill!.name},3`,
      `${second!.email!},${skill!.name.toLowerCase()},4`,
      `nobody@example.com,${skill!.name},3`,
      `${first!.email!},Juggling,3`,
      `${first!.email!},${skill!.name},6`,
      `${first!.email!},${skill!.name},`,
      `${first!.email!},${skill!.name},1`,
    ].join('\n');
    const { items, problems } = await resolveFile(userSkills, client, content);
    expect(worded(problems)).toEqual([
      '4: No user has the address “nobody@example.com”.',
      '5: Nothing has the name “Juggling”. If many names contain it, use the id.',
      '6: proficiency must be a number from 0 to 5.',
      '7: The column proficiency is empty.',
      '8: Line 2 is about the same entry.',
    ]);
    const run = userSkills.bulk(client, items, memoryJournal());
    expect(await run.rehearse()).toMatchObject({ planned: 1, unchanged: 1 });
    expect(await run.start()).toMatchObject({ done: 1 });
    expect(changes().slice(before)).toEqual([`PATCH /api/v2/users/${first!.id}/routingskills/bulk`]);
    expect(await levels(first!.id)).toBe(3);
    await run.undo();
    expect(await levels(first!.id)).toBe(former);
  });

  it('of languages adds a language with its proficiency, and removes it again', async () => {
    const { client, sandbox } = openSandbox();
    const language = await new RoutingApi(client).postRoutingLanguages({ name: 'Welsh' });
    const user = sandbox.users[2]!;
    const { items, problems } = await resolveFile(userLanguages, client, `email,language,proficiency\n${user.email},welsh,5`);
    expect(worded(problems)).toEqual([]);
    expect(items.map((item) => userLanguages.describe(item))).toEqual(['Welsh: added with 5']);
    const levels = async () =>
      (await new UsersApi(client).getUserRoutinglanguages(user.id).items().toArray()).filter(({ id }) => id === language.id);
    const run = userLanguages.bulk(client, items, memoryJournal());
    await run.start();
    expect(await levels()).toMatchObject([{ proficiency: 5 }]);
    await run.undo();
    expect(await levels()).toEqual([]);
  });

  it('of members of queues finds users by address or name, and sets rings', async () => {
    const { client, changes } = openSandbox();
    const api = new RoutingApi(client);
    const queue = await api.postRoutingQueues({ name: 'Fair' });
    const [one, two, three] = await new UsersApi(client).getUsers({ pageSize: 5 }).items().toArray();
    await api.postRoutingQueueMembers(queue.id, [{ id: three!.id }]);
    await api.patchRoutingQueueMember(queue.id, three!.id, { id: three!.id, ringNumber: 3 });
    const content = [
      'queue,user,ringNumber',
      `Fair,${one!.email!},2`,
      `fair,"${two!.name!}",`,
      `${queue.id},${three!.id},`,
      `Fair,${three!.email!},4`,
      'Unfair,x,7',
    ].join('\n');
    const { items, problems } = await resolveFile(queueMembers, client, content);
    expect(worded(problems)).toEqual([
      '5: Line 4 is about the same entry.',
      '6: Nothing has the name “Unfair”. If many names contain it, use the id.',
    ]);
    const sent = changes().length;
    const run = queueMembers.bulk(client, items, memoryJournal());
    expect(await run.rehearse()).toMatchObject({ planned: 2, unchanged: 1 });
    await run.start();
    expect(changes().slice(sent).toSorted()).toEqual(
      [
        `POST /api/v2/routing/queues/${queue.id}/members`,
        `PATCH /api/v2/routing/queues/${queue.id}/members/${one!.id}`,
        `POST /api/v2/routing/queues/${queue.id}/members`,
      ].toSorted(),
    );
    const rings = async (): Promise<unknown> => {
      const members = await api.getRoutingQueueMembers(queue.id).items().toArray();
      return Object.fromEntries(members.map(({ id, ringNumber }) => [id ?? '', ringNumber] as const));
    };
    expect(await rings()).toEqual({ [one!.id]: 2, [two!.id]: 1, [three!.id]: 3 });
    await run.undo();
    expect(await rings()).toEqual({ [three!.id]: 3 });
  });
});

describe('A CSV file', () => {
  const columns = [
    { name: 'email', isRequired: true, help: () => '' },
    { name: 'note', isRequired: false, help: () => '' },
  ];

  it('has the cells that the console exports, and those of any separator', () => {
    const cell = fc
      .string({ minLength: 1 })
      .filter((words) => words.trim() !== '' && !words.includes('\r') && !words.startsWith("'"));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), (rows) => {
        const expected = rows.map(([email, note], index) => ({ line: index + 2, cells: { email, note } }));
        const quoted = Papa.unparse([['Email', 'Note'], ...rows], { quotes: true, delimiter: ';' });
        expect(readCsv(quoted, columns)).toEqual({ rows: expected, problems: [] });
        const simple = rows.map((cells) => cells.map((words) => words.replaceAll(/[,;|\t\n]/g, ' ')));
        const exported = readCsv(toCsv(['email', 'note'], simple), columns);
        expect('rows' in exported && exported.rows.map(({ cells }) => [cells['email'], cells['note']])).toEqual(simple);
      }),
    );
  });

  it('is refused if it is empty, lacks a column, has one twice, or an open quotation mark', () => {
    const problemOf = (content: string): unknown => {
      const file = readCsv(content, columns);
      return 'problem' in file ? file.problem : file;
    };
    expect(problemOf('')).toEqual({ id: 'import.emptyFile' });
    expect(problemOf('note\nx')).toEqual({ id: 'import.missingColumns', values: { columns: 'email' } });
    expect(problemOf('email,EMAIL\nx,y')).toEqual({ id: 'import.repeatedColumn', values: { column: 'email' } });
    expect(problemOf('email,note\n"x,y')).toEqual({ id: 'import.badQuotes' });
  });

  it('has the lines that an editor shows, with line breaks in cells', () => {
    const content = '\uFEFFEMAIL,note\n\nx@example.com,"two\nlines"\n\ny@example.com,,surplus\nz@example.com\n';
    expect(readCsv(content, columns)).toEqual({
      rows: [
        { line: 3, cells: { email: 'x@example.com', note: 'two\nlines' } },
        { line: 7, cells: { email: 'z@example.com', note: '' } },
      ],
      problems: [{ line: 6, id: 'import.tooManyCells' }],
    });
  });
});
