import fc from 'fast-check';
import { memoryJournal } from 'contact-centre-client/bulk';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { UsersApi } from 'contact-centre-client/apis/users';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { entityBulk, fieldItems, partBulk } from '../../../examples/console/src/admin/bulk/entity-items.js';
import { readCsv } from '../../../examples/console/src/admin/imports/read-csv.js';
import { userSkills } from '../../../examples/console/src/admin/imports/user-skills.js';
import { queues } from '../../../examples/console/src/admin/kinds/queues.js';
import type { Entity } from '../../../examples/console/src/admin/kinds/kind.js';
import { toCsv } from '../../../examples/console/src/shared/csv.js';
import { openSandbox } from './support.js';

async function openQueues() {
  const context = openSandbox();
  const entities: Entity[] = [];
  for await (const queue of queues.list(context.client)) entities.push(queue);
  return { ...context, entities, api: new RoutingApi(context.client) };
}

describe('A change of many queues', () => {
  it('writes a field of each, once, and restores the former values', async () => {
    const { client, changes, entities, api } = await openQueues();
    const methods = async (): Promise<unknown[]> =>
      (await api.getRoutingQueues({ pageSize: 100 }).items().toArray()).map(({ skillEvaluationMethod }) => skillEvaluationMethod);
    const before = await methods();
    const items = fieldItems(entities, 'skillEvaluationMethod', 'NONE');
    const run = entityBulk({ kind: queues, client, items, journal: memoryJournal() });
    expect(await run.rehearse()).toMatchObject({ planned: entities.length, calls: entities.length });
    expect(changes()).toEqual([]);
    expect(await run.start()).toMatchObject({ done: entities.length, failed: 0 });
    expect(new Set(await methods())).toEqual(new Set(['NONE']));
    expect(changes().sort()).toEqual(entities.map(({ id }) => `PUT /api/v2/routing/queues/${String(id)}`).sort());
    expect(await run.undo()).toMatchObject({ done: entities.length });
    expect(await methods()).toEqual(before);
  });

  it('leaves out queues that have the value already', async () => {
    const { client, entities } = await openQueues();
    const [first] = entities;
    const items = fieldItems(entities, 'name', first!['name']);
    const run = entityBulk({ kind: queues, client, items, journal: memoryJournal() });
    expect(await run.rehearse()).toMatchObject({ planned: entities.length - 1, unchanged: 1 });
  });

  it('adds members to each, and removes only those on undo', async () => {
    const { client, sandbox, entities, api } = await openQueues();
    const [user] = sandbox.users.slice(3);
    const members = async (id: unknown): Promise<string[]> =>
      (await api.getRoutingQueueMembers(String(id), { pageSize: 100 }).items().toArray()).map((member) => member.id ?? '').sort();
    const some = entities.slice(0, 3);
    const before = await Promise.all(some.map(({ id }) => members(id)));
    const journal = memoryJournal();
    const run = partBulk({ kind: queues, client, entities: some, partId: 'members', added: [user!], journal });
    await run.start();
    for (const { id } of some) expect(await members(id)).toContain(user!.id);
    await run.undo();
    expect(await Promise.all(some.map(({ id }) => members(id)))).toEqual(before);
  });
});

describe('The import of skills of users', () => {
  const row = (line: number, email: string, skill: string, proficiency: string) => ({
    line,
    cells: { email, skill, proficiency },
  });

  it('resolves names, reports rows that it leaves out, and changes only what differs', async () => {
    const { client, changes } = openSandbox();
    const [skill] = (await new RoutingApi(client).getRoutingSkills()).entities;
    const [first, second] = await new UsersApi(client).getUsers({ pageSize: 5 }).items().toArray();
    await new RoutingApi(client).patchUserRoutingskillsBulk(second!.id, [{ id: skill!.id, proficiency: 4 }]);
    const before = changes().length;
    const { items, problems } = await userSkills.resolve(
      client,
      [
        row(2, first!.email!.toUpperCase(), skill!.name, '3'),
        row(3, second!.email!, skill!.name.toLowerCase(), '4'),
        row(4, 'nobody@example.com', skill!.name, '3'),
        row(5, first!.email!, 'Juggling', '3'),
        row(6, first!.email!, skill!.name, '6'),
        row(7, first!.email!, skill!.name, ''),
        row(8, first!.email!, skill!.name, '1'),
      ],
      {},
    );
    expect(problems.map(({ line, id }) => [line, id])).toEqual([
      [4, 'import.unknownUser'],
      [5, 'import.unknownSkill'],
      [6, 'import.badProficiency'],
      [7, 'import.badProficiency'],
      [8, 'import.repeated'],
    ]);
    const run = userSkills.bulk(client, items, memoryJournal());
    expect(await run.rehearse()).toMatchObject({ planned: 1, unchanged: 1 });
    expect(await run.start()).toMatchObject({ done: 1 });
    expect(changes().slice(before)).toEqual([`PATCH /api/v2/users/${first!.id}/routingskills/bulk`]);
    const levels = async (id: string): Promise<unknown> =>
      (await new RoutingApi(client).getUserRoutingskills(id).items().toArray()).find((each) => each.id === skill!.id)
        ?.proficiency;
    expect(await levels(first!.id)).toBe(3);
    await run.undo();
    expect(await levels(first!.id)).toBe(first!.skills?.find((each) => each.id === skill!.id)?.proficiency);
  });
});

describe('A CSV file', () => {
  const columns = [
    { name: 'email', isRequired: true, help: 'import.emailHelp' },
    { name: 'note', isRequired: false, help: 'import.emailHelp' },
  ] as const;

  it('has the cells that the console exports, and those of any separator', () => {
    const cell = fc
      .string({ minLength: 1 })
      .filter((text) => text.trim() !== '' && !text.includes('\r') && !text.startsWith("'"));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), (rows) => {
        const expected = rows.map(([email, note], index) => ({ line: index + 2, cells: { email, note } }));
        const quoted = Papa.unparse([['Email', 'Note'], ...rows], { quotes: true, delimiter: ';' });
        expect(readCsv(quoted, columns)).toEqual({ rows: expected });
        const simple = rows.map((cells) => cells.map((text) => text.replaceAll(/[,;|\t\n]/g, ' ')));
        const exported = readCsv(toCsv(['email', 'note'], simple), columns);
        expect('rows' in exported && exported.rows.map(({ cells }) => [cells['email'], cells['note']])).toEqual(simple);
      }),
    );
  });

  it('is refused if it is empty or lacks a required column', () => {
    expect(readCsv('', columns)).toEqual({ problem: { id: 'import.emptyFile' } });
    expect(readCsv('note\nx', columns)).toEqual({ problem: { id: 'import.missingColumns', values: { columns: 'email' } } });
    expect(readCsv('\uFEFFEMAIL\n\nx@example.com\n', columns)).toEqual({
      rows: [{ line: 3, cells: { email: 'x@example.com' } }],
    });
  });
});
