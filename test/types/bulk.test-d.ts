import { Queue } from 'bullmq';
import type { Worker } from 'bullmq';
import { ApiClient, RoutingApi, UsersApi } from 'contact-centre-client';
import type { BulkChunk, BulkProgress, BulkReport, Journal } from 'contact-centre-client/bulk';
import { bulk, fileJournal, memoryJournal, redisJournal } from 'contact-centre-client/bulk';
import { bulkWorker, distribute } from 'contact-centre-client/bulk/bullmq';
import type { RoutingSkill, User } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const client = new ApiClient();
const users = new UsersApi(client);
const routing = new RoutingApi(client);
const journal = memoryJournal();

const leads = () =>
  bulk({
    name: 'leads',
    client,
    source: () => users.getUsers({ pageSize: 100 }).items(),
    key: (user) => user.id,
    plan: (user) => (user.department === 'Support' ? { title: 'Lead' } : undefined),
    keep: ['id', 'title', 'version'],
    read: (id, request) => users.getUser(id, {}, request),
    apply: (keptValues, change, request) => {
      expectTypeOf(keptValues).toEqualTypeOf<Pick<User, 'id' | 'title' | 'version'>>();
      expectTypeOf(change).toEqualTypeOf<{ title: string }>();
      return users.patchUser(keptValues.id, { ...change, version: keptValues.version }, request);
    },
    applied: (now, { title }) => now.title === title,
    undo: (now, { title = '' }, request) => {
      expectTypeOf(now).toEqualTypeOf<User>();
      return users.patchUser(now.id, { title, version: now.version }, request);
    },
    batch: {
      size: 50,
      apply: (items) => users.patchUsersBulk(items.map(({ key }) => ({ id: key }))),
      refused: ({ entities }) => entities.map(({ id }) => [id, 'no'] as const),
    },
    journal,
  });

describe('A bulk run', () => {
  it('infers the types of its source, changes and results', async () => {
    const run = leads();
    const { samples, missing } = await run.rehearse({ permissions: ['directory:user:edit'], samples: 3 });
    expectTypeOf(samples[0]?.before).toEqualTypeOf<Pick<User, 'id' | 'title' | 'version'> | undefined>();
    expectTypeOf(samples[0]?.change).toEqualTypeOf<{ title: string } | undefined>();
    expectTypeOf(missing).toEqualTypeOf<readonly string[]>();
    for await (const progress of run.start({ maxFailures: '2%' })) expectTypeOf(progress).toEqualTypeOf<BulkProgress>();
    expectTypeOf(await run.undo()).toEqualTypeOf<BulkReport>();
    expectTypeOf(await run.chunks({ size: 5 })).toEqualTypeOf<BulkChunk[]>();
    // @ts-expect-error -- neither a number nor a share
    run.start({ maxFailures: 'many' });
    // @ts-expect-error -- part of a chunk
    void run.runChunk({ from: 0, to: 5 });
  });

  it('infers the type of created entities', () => {
    const options = {
      name: 'skills',
      source: () => [{ name: 'Diving', since: 2022 }],
      key: ({ name }: { name: string }) => name,
      plan: ({ name }: { name: string }) => ({ name }),
      apply: (_keptValues: unknown, change: { name: string }) => routing.postRoutingSkills(change),
      journal,
    };
    bulk({
      ...options,
      keep: ['name'],
      find: async ({ name }, request) => (await routing.getRoutingSkills({ name }, request)).entities[0],
      undo: (entity, { name }) => {
        expectTypeOf(entity).toEqualTypeOf<RoutingSkill>();
        expectTypeOf(name).toEqualTypeOf<string>();
        return routing.deleteRoutingSkill(entity.id);
      },
    });
    // @ts-expect-error -- nothing looks whether it was made
    bulk({ ...options, keep: ['name'] });
    // @ts-expect-error -- no field of an existing entity
    bulk({ ...options, keep: ['colour'], find: () => Promise.resolve(undefined) });
  });

  it('limits an entity to the selected fields', () => {
    bulk({
      name: 'leads',
      source: () => [] as User[],
      key: (user) => user.id,
      plan: () => ({ title: 'Lead' }),
      keep: ['id', 'version'],
      read: (id) => users.getUser(id),
      // @ts-expect-error -- the department is not kept
      apply: ({ id, version, department }, change) =>
        users.patchUser(id, { ...change, version, department: department as string }),
      journal,
    });
  });
});

describe('A plan', () => {
  const options = {
    name: 'leads',
    source: () => [] as User[],
    key: (user: User) => user.id,
    read: (id: string) => users.getUser(id),
    apply: ({ id }: { id: string }) => users.getUser(id),
    journal,
  };

  it('returns an object with fields, and no promise, list or function', () => {
    const keep = ['id', 'version'] as const;
    bulk({ ...options, keep, plan: (user) => (user.title === 'Lead' ? undefined : { title: 'Lead' }) });
    bulk({ ...options, keep, plan: (user) => (user.title === 'Lead' ? { title: 'Chief' } : { department: 'Leads' }) });
    bulk({ ...options, keep, plan: (): Partial<User> | undefined => undefined });
    bulk({ ...options, keep, plan: (): object => ({ title: 'Lead' }) });
    // @ts-expect-error -- a promise
    bulk({ ...options, keep, plan: async () => await Promise.resolve({ title: 'Lead' }) });
    // @ts-expect-error -- a call, which is a promise too
    bulk({ ...options, keep, plan: (user) => users.getUser(user.id) });
    // @ts-expect-error -- a list of changes
    bulk({ ...options, keep, plan: () => [{ title: 'Lead' }] });
    // @ts-expect-error -- a text is no change
    bulk({ ...options, keep, plan: () => 'Lead' });
    // @ts-expect-error -- a function
    bulk({ ...options, keep, plan: () => () => ({ title: 'Lead' }) });
    // @ts-expect-error -- null is not undefined
    bulk({ ...options, keep, plan: () => null });
    // @ts-expect-error -- no field
    bulk({ ...options, keep, plan: () => ({}) });
    // @ts-expect-error -- nothing but the version
    bulk({ ...options, keep, plan: ({ version }) => ({ version }) });
  });

  it('has the version of an entity, unless a selection leaves it out', () => {
    bulk({ ...options, keep: ['id'], plan: ({ version }) => ({ title: 'Lead', version }) });
    bulk({ ...options, keep: ['id', 'version'], plan: () => ({ title: 'Lead' }) });
    bulk({ ...options, source: () => [{ id: '1' }], key: ({ id }) => id, keep: ['id'], plan: () => ({ title: 'Lead' }) });
    // @ts-expect-error -- without a version the platform overwrites changes of others
    bulk({ ...options, keep: ['id'], plan: () => ({ title: 'Lead' }) });
  });
});

describe('A journal', () => {
  it('is stored in a file, in Redis or in memory', () => {
    expectTypeOf(fileJournal('run.jsonl', { fsync: false })).toEqualTypeOf<Journal>();
    expectTypeOf(redisJournal((args) => Promise.resolve(args.length), 'leads', { lockForMs: 30_000 })).toEqualTypeOf<Journal>();
    // @ts-expect-error -- the run is missing
    redisJournal(() => Promise.resolve());
    // @ts-expect-error -- it needs a path
    fileJournal();
  });
});

describe('A run over BullMQ', () => {
  const connection = { host: 'localhost' };

  it('is distributed over a queue of chunks and run by workers of BullMQ', async () => {
    const queue = new Queue<BulkChunk, BulkReport>('leads', { connection });
    expectTypeOf(await distribute(leads(), queue, { size: 100, maxFailures: '2%' })).toEqualTypeOf<BulkReport>();
    expectTypeOf(await distribute(leads(), new Queue('leads', { connection }))).toEqualTypeOf<BulkReport>();
    for await (const progress of distribute(leads(), queue)) expectTypeOf(progress).toEqualTypeOf<BulkProgress>();
    expectTypeOf(bulkWorker(leads(), 'leads', { connection, concurrency: 2, maxWait: 5 })).toEqualTypeOf<
      Worker<BulkChunk, BulkReport>
    >();
  });

  it('rejects options that do not apply to it', () => {
    // @ts-expect-error -- workers need Redis
    bulkWorker(leads(), 'leads', {});
    // @ts-expect-error -- a queue has a name
    bulkWorker(leads(), new Queue('leads', { connection }), { connection });
    // @ts-expect-error -- a share is in percent
    distribute(leads(), new Queue('leads', { connection }), { maxFailures: '2' });
    // @ts-expect-error -- chunks are what is distributed
    distribute({ start: () => undefined }, new Queue('leads', { connection }));
    // @ts-expect-error -- a name is no queue
    distribute(leads(), 'leads');
    // @ts-expect-error -- its jobs are of another kind
    distribute(leads(), new Queue<{ userId: string }>('leads', { connection }));
  });
});
