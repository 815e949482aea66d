import { ArchitectApi } from 'contact-centre-client/apis/architect';
import type { ApiPromise, CallSender, OperationCall } from 'contact-centre-client/fetch';
import { describe, expect, it } from 'vitest';
import { changeOf, rebase, undo } from '../../../examples/console/src/admin/changes/save.js';
import { readState } from '../../../examples/console/src/admin/changes/state.js';
import { runSteps } from '../../../examples/console/src/admin/changes/steps.js';
import { valueAt, withValue } from '../../../examples/console/src/admin/fields/paths.js';
import { problemsOf, ruleOf, rulesOf } from '../../../examples/console/src/admin/fields/rules.js';
import { idOf } from '../../../examples/console/src/admin/kinds/kind.js';
import type { Kind } from '../../../examples/console/src/admin/kinds/kind.js';
import { schedules } from '../../../examples/console/src/admin/kinds/schedules.js';
import { findTargetById, searchTarget, targets } from '../../../examples/console/src/admin/references/targets.js';
import type { TargetName } from '../../../examples/console/src/admin/references/targets.js';
import type { Requirement } from '../../../examples/console/src/session/access.js';
import { parseContract } from '../../../src/contract/index.js';
import { kinds, models, openSandbox, sampleOf } from './support.js';

const operations = parseContract();

type Send = (client: CallSender) => unknown;

/** Returns the permissions of the calls that a function makes, from the contract. They respond with empty objects and lists. */
async function permissionsOf(send: Send) {
  const routes: string[] = [];
  await send({
    send: <T>({ route }: OperationCall) => {
      routes.push(route);
      return Object.assign(Promise.resolve({}), { items: () => [] }) as unknown as ApiPromise<T>;
    },
  });
  expect(routes.length).toBeGreaterThan(0);
  return routes.map((route) => {
    const operation = operations.find(({ verb, path }) => `${verb} ${path}` === route);
    if (!operation) throw new Error(`The contract has no ${route}`);
    return operation.permissions;
  });
}

/** Whether a user with exactly these permissions can make the calls, and all of them are names of the contract. */
async function expectPermissions(requirement: Requirement, send: Send, what: string): Promise<void> {
  const names = requirement.flat();
  for (const { any = [], all = [] } of await permissionsOf(send)) {
    const isPermitted =
      (any.length === 0 || any.some((name) => names.includes(name))) && all.every((name) => names.includes(name));
    expect(isPermitted, `${what}: ${names.join()} for ${[...any, ...all].join()}`).toBe(true);
  }
}

async function readFirst(items: AsyncIterable<unknown>): Promise<void> {
  for await (const item of items) if (item) return;
}

const entityOf = (kind: Kind): Record<string, unknown> => ({ ...kind.initial, id: '{}', name: 'Sample', version: 1 });

describe.for(kinds.map((kind) => [kind.path, kind] as const))('The kind %s', ([, kind]) => {
  it('has fields of its model, and labels of values that the contract lists', () => {
    const unknown = kind.fields.filter(({ path, separate }) => !separate && !ruleOf(models, kind.model, path));
    expect(unknown.map(({ path }) => path)).toEqual([]);
    for (const { path, type } of kind.fields) {
      if (type.name !== 'choice') continue;
      const { values = [] } = ruleOf(models, kind.model, path) ?? {};
      expect(values.length, path).toBeGreaterThan(0);
      expect(Object.keys(type.labels ?? {}).filter((value) => !values.includes(value))).toEqual([]);
    }
  });

  it('requires the permissions of its calls', async () => {
    const { permissions, create, update, remove, parts = [] } = kind;
    await expectPermissions(permissions.view, (client) => readFirst(kind.list(client)), 'list');
    await expectPermissions(permissions.view, (client) => kind.read(client, '{}'), 'read');
    if (create) await expectPermissions(permissions.add ?? [], (client) => create(client, entityOf(kind)), 'create');
    if (update) await expectPermissions(permissions.edit ?? [], (client) => update(client, '{}', entityOf(kind)), 'update');
    if (remove) await expectPermissions(permissions.remove ?? [], (client) => remove(client, '{}'), 'remove');
    for (const { separate, path } of kind.fields) {
      if (!separate) continue;
      await expectPermissions(separate.requires, (client) => separate.send(client, '{}', { id: '{}' }), `set ${path}`);
      await expectPermissions(separate.requires, (client) => separate.send(client, '{}', undefined), `clear ${path}`);
    }
    for (const { id, requires, run } of kind.actions ?? []) await expectPermissions(requires, (client) => run(client, '{}'), id);
    const items = [{ id: '{}', name: '', level: 1, within: { id: '{}', name: '' } }];
    for (const part of parts) {
      await expectPermissions(part.view, (client) => readFirst(part.read(client, '{}')), `read ${part.id}`);
      await expectPermissions(part.edit, (client) => part.add(client, '{}', items), `add to ${part.id}`);
      await expectPermissions(part.edit, (client) => part.remove(client, '{}', items), `remove from ${part.id}`);
    }
  });

  it('is created in the sandbox, changed, and undone', async (context) => {
    if (!kind.create) context.skip();
    const { client } = openSandbox();
    const sample = await sampleOf(kind, client);
    expect([...problemsOf(kind, rulesOf(models, kind), sample.entity)]).toEqual([]);
    const creation = changeOf(kind, undefined, sample);
    const { id, error } = await runSteps(client, creation.steps, { id: '' });
    expect(error).toBeUndefined();
    const before = await readState(kind, client, id);
    const field = kind.fields.find(({ type, isFixed }) => type.name === 'text' && isFixed !== true);
    if (kind.update && field) {
      const after = { ...before, entity: withValue(before.entity, field.path, 'Changed by the test') };
      const { change, conflict } = await rebase(client, changeOf(kind, before, after));
      expect(conflict).toBeUndefined();
      expect(await runSteps(client, change.steps, { id })).toMatchObject({ done: 1 });
      expect(valueAt((await readState(kind, client, id)).entity, field.path)).toBe('Changed by the test');
      await undo(client, { kind, id, action: 'change', difference: change.difference });
      expect(valueAt((await readState(kind, client, id)).entity, field.path)).toEqual(valueAt(before.entity, field.path));
    }
    if (kind.remove) {
      await undo(client, { kind, id, action: 'create', difference: creation.difference });
      const rest: string[] = [];
      for await (const entity of kind.list(client)) rest.push(idOf(entity));
      expect(rest).not.toContain(id);
    }
  });

  it('adds entries to its parts and removes them', async (context) => {
    const { parts = [] } = kind;
    if (parts.length === 0) context.skip();
    const { client } = openSandbox();
    const { id } = await runSteps(client, changeOf(kind, undefined, await sampleOf(kind, client)).steps, { id: '' });
    const before = await readState(kind, client, id);
    for (const part of parts) {
      const [entity] = await searchTarget(client, part.target, '');
      const [within] = part.within ? await searchTarget(client, part.within.target, '') : [];
      const item = { ...entity!, ...(part.level && { level: part.level.initial }), ...(within && { within }) };
      const after = { ...before, parts: { ...before.parts, [part.id]: [...(before.parts[part.id] ?? []), item] } };
      const change = changeOf(kind, before, after);
      expect((await runSteps(client, change.steps, { id })).error).toBeUndefined();
      expect((await readState(kind, client, id)).parts[part.id]).toContainEqual(item);
      await undo(client, { kind, id, action: 'change', difference: change.difference });
      expect((await readState(kind, client, id)).parts[part.id]).toEqual(before.parts[part.id]);
    }
  });
});

it('Every picker finds entities by a part of their name', async () => {
  const { client } = openSandbox();
  // The sandbox begins without flows, call routes and schedules.
  await new ArchitectApi(client).postFlows({ name: 'Sample flow', type: 'INBOUNDCALL' });
  await new ArchitectApi(client).postArchitectIvrs({ name: 'Sample route' });
  await runSteps(client, changeOf(schedules, undefined, await sampleOf(schedules, client)).steps, { id: '' });
  for (const name of Object.keys(targets) as TargetName[]) {
    const all = await searchTarget(client, name, '');
    const [first] = all;
    expect(first, name).toBeDefined();
    const part = first!.name.slice(1, 5);
    expect(
      (await searchTarget(client, name, part)).map(({ id }) => id),
      `${name}: ${part}`,
    ).toContain(first!.id);
    expect(await searchTarget(client, name, 'no such name at all')).toEqual([]);
    if ('byIds' in targets[name]) expect(await findTargetById(client, name, first!.id), name).toEqual(first);
  }
});
