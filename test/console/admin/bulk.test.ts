import { memoryJournal } from 'contact-centre-client/bulk';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { ArchitectApi } from 'contact-centre-client/apis/architect';
import { UsersApi } from 'contact-centre-client/apis/users';
import { describe, expect, it } from 'vitest';
import { deleteBulk } from '../../../examples/console/src/admin/bulk/delete-items.js';
import { entityBulk, fieldItems } from '../../../examples/console/src/admin/bulk/entity-items.js';
import { partBulk } from '../../../examples/console/src/admin/bulk/part-items.js';
import { bulkChoices } from '../../../examples/console/src/admin/bulk/use-bulk-choices.js';
import { areEqual } from '../../../examples/console/src/admin/changes/difference.js';
import { changeOf } from '../../../examples/console/src/admin/changes/save.js';
import { runSteps } from '../../../examples/console/src/admin/changes/steps.js';
import { valueAt, withValue } from '../../../examples/console/src/admin/fields/paths.js';
import { ruleFor, rulesOf } from '../../../examples/console/src/admin/fields/rules.js';
import { fileFields } from '../../../examples/console/src/admin/imports/cells.js';
import type { Entity, Field } from '../../../examples/console/src/admin/kinds/kind.js';
import { queueMembers, queues } from '../../../examples/console/src/admin/kinds/queues.js';
import { skills } from '../../../examples/console/src/admin/kinds/user-parts.js';
import { users } from '../../../examples/console/src/admin/kinds/users.js';
import { kinds, models, openSandbox, sampleOf, sampleValue } from './support.js';

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
    const items = [{ ...user!, level: 1 }];
    const run = partBulk({
      kind: queues,
      client,
      part: queueMembers,
      entities: some,
      items,
      action: 'add',
      journal: memoryJournal(),
    });
    await run.start();
    for (const { id } of some) expect(await members(id)).toContain(user!.id);
    await run.undo();
    expect(await Promise.all(some.map(({ id }) => members(id)))).toEqual(before);
  });

  it('sets the rings of members, with one call for each of those that differ, and restores them', async () => {
    const { client, changes, entities, api } = await openQueues();
    const [queue] = entities;
    const id = String(queue!['id']);
    const rings = async () =>
      (await api.getRoutingQueueMembers(id, { pageSize: 100 }).items().toArray()).map((member) => member.ringNumber);
    const members = await api.getRoutingQueueMembers(id, { pageSize: 100 }).items().toArray();
    const [first, second] = members;
    await api.patchRoutingQueueMember(id, first!.id!, { id: first!.id!, ringNumber: 2 });
    const before = await rings();
    const items = [first!, second!].map((member) => ({ id: member.id!, name: '', level: 2 }));
    const sent = changes().length;
    const journal = memoryJournal();
    const run = partBulk({ kind: queues, client, part: queueMembers, entities: [queue!], items, action: 'add', journal });
    expect(await run.start()).toMatchObject({ done: 1 });
    expect(changes().slice(sent)).toEqual([`PATCH /api/v2/routing/queues/${id}/members/${second!.id}`]);
    expect((await rings()).filter((ring) => ring === 2)).toHaveLength(2);
    await run.undo();
    expect(await rings()).toEqual(before);
  });
});

describe('A change of many users', () => {
  it('removes a skill from those that have it, and restores the proficiency', async () => {
    const { client, sandbox } = openSandbox();
    const api = new RoutingApi(client);
    const [one, other] = sandbox.users.slice(2, 4);
    const [skill] = (await api.getRoutingSkills()).entities;
    const levelOf = async (id: string): Promise<number | undefined> =>
      (await api.getUserRoutingskills(id, { pageSize: 100 }).items().toArray()).find((each) => each.id === skill!.id)
        ?.proficiency;
    await api.patchUserRoutingskillsBulk(one!.id, [{ id: skill!.id, proficiency: 4 }]);
    if ((await levelOf(other!.id)) !== undefined) await api.deleteUserRoutingskill(other!.id, skill!.id);
    const journal = memoryJournal();
    const entities = [one!, other!].map(({ id, name }) => ({ id, name }));
    const run = partBulk({ kind: users, client, part: skills, entities, items: [skill!], action: 'remove', journal });
    expect(await run.rehearse()).toMatchObject({ planned: 1, unchanged: 1 });
    await run.start();
    expect(await levelOf(one!.id)).toBeUndefined();
    await run.undo();
    expect(await levelOf(one!.id)).toBe(4);
  });

  it('empties a field of each, and fills it again', async () => {
    const { client } = openSandbox();
    const titles = async () =>
      (await new UsersApi(client).getUsers({ pageSize: 100 }).items().toArray()).map(({ title }) => title ?? '');
    const entities: Entity[] = [];
    for await (const user of users.list(client)) entities.push(user);
    const before = await titles();
    expect(before.some((title) => title !== '')).toBe(true);
    const run = entityBulk({ kind: users, client, items: fieldItems(entities, 'title', undefined), journal: memoryJournal() });
    expect(await run.start()).toMatchObject({ failed: 0, done: before.filter((title) => title !== '').length });
    expect(new Set(await titles())).toEqual(new Set(['']));
    await run.undo();
    expect(await titles()).toEqual(before);
  });

  it('deletes them, skips one that others have deleted, and restores the rest', async () => {
    const { client, sandbox } = openSandbox();
    const api = new UsersApi(client);
    const entities = sandbox.users.slice(2, 5).map(({ id, name }) => ({ id, name }));
    const [first, second, third] = entities;
    await api.deleteUser(third!.id);
    const run = deleteBulk({ kind: users, client, entities, journal: memoryJournal() });
    expect(await run.rehearse()).toMatchObject({ planned: 3 });
    expect(await run.start()).toMatchObject({ done: 2, skipped: 1 });
    await expect(api.getUser(first!.id)).rejects.toMatchObject({ status: 404 });
    expect(await run.undo()).toMatchObject({ done: 2 });
    for (const user of [first!, second!]) expect(await api.getUser(user.id)).toMatchObject({ name: user.name, state: 'active' });
  });

  it('is repeated on top of what others have saved meanwhile', async () => {
    const { client, sandbox } = openSandbox();
    const api = new UsersApi(client);
    const { id } = sandbox.users[3]!;
    const user = await api.getUser(id);
    const items = fieldItems([{ ...user }], 'title', 'Lead');
    sandbox.fail({ route: 'PATCH /api/v2/users/{userId}', status: 409 });
    const run = entityBulk({ kind: users, client, items, journal: memoryJournal() });
    expect(await run.start()).toMatchObject({ done: 1, failed: 0 });
    expect(await api.getUser(id)).toMatchObject({ title: 'Lead' });
  });
});

it('What can be changed for many users depends on their fields and on the permissions', () => {
  const choices = (isMissing: (name: string) => boolean): string[] =>
    bulkChoices(users, (requirement) => requirement.flat().filter(isMissing)).map((choice) =>
      'field' in choice ? `${choice.action} ${choice.field.path}` : `${choice.action} ${choice.part.id}`,
    );
  const ofParts = ['roles', 'skills', 'languages', 'queues'].flatMap((part) => [`add ${part}`, `remove ${part}`]);
  expect(choices((name) => name === 'directory:user:edit')).toEqual(ofParts);
  expect(choices(() => false)).toEqual([
    ...['title', 'department', 'manager', 'acdAutoAnswer'].map((path) => `set ${path}`),
    ...['title', 'department', 'manager'].map((path) => `empty ${path}`),
    ...ofParts,
  ]);
  expect(choices((name) => name.startsWith('authorization:'))).not.toContain('add roles');
});

describe('An optional field', () => {
  it.for(kinds.map((kind) => [kind.path, kind] as const))(
    'of %s can be emptied, unless it is permanent',
    async ([, kind], context) => {
      const canChange = kind.create !== undefined && kind.update !== undefined;
      const rules = rulesOf(models, kind);
      const isOptional = (field: Field): boolean => !ruleFor(field, rules, { id: '' }).isRequired && field.isPermanent !== true;
      const fields = fileFields(kind).filter((field) => isOptional(field) && !field.separate && field.type.name !== 'boolean');
      if (!canChange || fields.length === 0) context.skip();
      const { client } = openSandbox();
      await new ArchitectApi(client).postFlows({ name: 'Sample flow', type: 'INBOUNDCALL' });
      const { id } = await runSteps(client, changeOf(kind, undefined, await sampleOf(kind, client)).steps, { id: '' });
      for (const field of fields) {
        const value =
          field.path === 'rrule'
            ? 'FREQ=DAILY'
            : field.path === 'timeZone'
              ? 'Europe/Berlin'
              : await sampleValue(field, ruleFor(field, rules, {}), client);
        await kind.update!(client, id, withValue(await kind.read(client, id), field.path, value));
        const complete = await kind.read(client, id);
        expect(areEqual(valueAt(complete, field.path), value), field.path).toBe(true);
        await kind.update!(client, id, withValue(complete, field.path, undefined));
        expect(valueAt(await kind.read(client, id), field.path) ?? '', field.path).toBe('');
      }
    },
  );
});
