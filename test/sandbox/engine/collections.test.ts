import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { listField, shapeOf } from '../../../src/sandbox/operations/shapes.js';
import type { Route } from '../../../src/sandbox/operations/route.js';
import type { Caller, Outcome } from '../operations/support/caller.js';
import { openForAll } from '../operations/support/filled-sandbox.js';

/** The operations of a collection that has all five. */
interface Chain {
  collection: string;
  create: Route;
  read: Route;
  change: Route;
  list: Route | undefined;
  remove: Route;
}

/** The number in the current contract; fewer would be an error in finding them. */
const LEAST = 111;

let caller: Caller;
let sandbox: Sandbox;

beforeAll(async () => {
  ({ caller, sandbox } = await openForAll());
});

function chains({ surface }: Caller): Chain[] {
  return surface.templates.flatMap((collection): Chain[] => {
    const item = `${collection}/{}`;
    const create = surface.route(collection, 'POST');
    const read = surface.route(item, 'GET');
    const remove = surface.route(item, 'DELETE');
    const change = surface.route(item, 'PUT') ?? surface.route(item, 'PATCH');
    const list = surface.route(collection, 'GET');
    if (!create || !read || !remove || !change || !list) return [];
    // Entities of a parent that cannot be created have no chain.
    if (!caller.isReachable(create.operation.path)) return [];
    return surface.kind(create) === 'create' && surface.kind(list) === 'list'
      ? [{ collection, create, read, change, list, remove }]
      : [];
  });
}

describe('Every collection', () => {
  it('supports create → read → change → list → delete → read-404', async () => {
    const matches = chains(caller);
    const broken: string[] = [];
    for (const chain of matches) {
      const problem = await walk(chain);
      if (problem !== undefined) broken.push(`${chain.collection}: ${problem}`);
    }
    console.log(`${matches.length} chains of create, read, change, list and delete hold`);
    expect(broken).toEqual([]);
    expect(matches.length).toBeGreaterThanOrEqual(LEAST);
  });
});

/** @returns the error in a chain. */
async function walk({ create, read, change, list, remove }: Chain): Promise<string | undefined> {
  const parents = await caller.pathValues(create.operation);
  const { id, outcome } = await caller.create(create, parents);
  // An operation that is not implemented responds with 501, and nothing exists below it.
  if (outcome.status === 501 || Object.values(parents).includes('some-id')) return undefined;
  if (id === undefined) return describeStep('create', outcome);
  const at = (route: Route): Record<string, unknown> => ({
    ...Object.fromEntries(route.names.map((name, index) => [name, Object.values(parents)[index] ?? id])),
  });
  const first = await caller.call(read.operation, at(read));
  if (first.status !== 200) return describeStep('read', first);

  // Some jobs can be continued once they are ready.
  sandbox.clock.advance(60_000);
  const type = change.operation.body?.type ?? '';
  const body = { ...(caller.bodies.of(type) as object), ...(shapeOf(type).has('version') && versionOf(first.body)) };
  const changed = await caller.call(change.operation, {
    ...at(change),
    ...(change.operation.body && { [change.operation.body.argument]: body }),
  });
  if (changed.status >= 300) return describeStep('change', changed);

  const again = await caller.call(read.operation, at(read));
  if (again.status !== 200) return describeStep('read after the change', again);
  const before = versionOf(first.body).version;
  const after = versionOf(again.body).version;
  // A decision table is identified by its version, and an assignment has the version of its module.
  if (
    !read.template.startsWith('/api/v2/learning/assignments') &&
    id !== String(before) &&
    typeof before === 'number' &&
    after !== before + 1
  )
    return `its version was ${before} and is ${String(after)}`;

  if (list) {
    const listed = await caller.call(
      list.operation,
      { ...(await caller.values({ ...list.operation, path: '/' })), ...whose(list, first.body), ...at(list) },
      {
        pageSize: 100,
        ...(list.operation.query.some(({ wireName }) => wireName === 'includeDrafts') && { includeDrafts: true }),
      },
    );
    const field = listField(list.operation.returns) ?? '';
    const entities = (field === '' ? listed.body : (listed.body as Record<string, unknown>)[field]) as unknown[] | undefined;
    if (listed.status !== 200 || !JSON.stringify(entities ?? '').includes(id)) return describeStep('list', listed);
  }
  const removed = await caller.call(remove.operation, {
    ...(await caller.values({ ...remove.operation, path: '/' })),
    ...at(remove),
  });
  if (removed.status >= 300) return describeStep('delete', removed);
  // Some deletions are jobs that take time.
  sandbox.clock.advance(60_000);
  const readAfterDeletion = await caller.call(read.operation, at(read));
  return readAfterDeletion.status === 404 || isRetired(readAfterDeletion.body)
    ? undefined
    : describeStep('read after the delete', readAfterDeletion);
}

/** A list of entities related to users is requested for the user who created the entity. */
function whose({ operation }: Route, body: unknown): object {
  const { createdBy } = body as { createdBy?: { id: string } };
  return operation.query.some(({ wireName }) => wireName === 'userIds') && createdBy ? { userIds: [createdBy.id] } : {};
}

/** An entity that may still be referenced is retired and stays readable: a presence that users have, a cancelled job. */
function isRetired(body: unknown): boolean {
  const { deactivated, state } = body as { deactivated?: boolean; state?: string };
  return deactivated === true || state === 'CANCELLED';
}

function versionOf(body: unknown): { version?: unknown } {
  const { version } = (body ?? {}) as { version?: unknown };
  return version === undefined ? {} : { version };
}

const describeStep = (step: string, { status, body }: Outcome): string =>
  `${step} gave ${status} ${JSON.stringify(body).slice(0, 300)}`;
