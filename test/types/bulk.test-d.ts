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
    apply: (kept, change, request) => {
      expectTypeOf(kept).toEqualTypeOf<Pick<User, 'id' | 'title' | 'version'>>();
      expectTypeOf(change).toEqualTypeOf<{ title: string }>();
      return users.patchUser(kept.id, { ...change, version: kept.version }, request);
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
  it('knows what is kept, what is changed, and what it tells', async () => {
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

  it('that makes things knows what it finds', () => {
    const given = {
      name: 'skills',
      source: () => [{ name: 'Diving', since: 2022 }],
      key: ({ name }: { name: string }) => name,
      plan: ({ name }: { name: string }) => ({ name }),
      apply: (_kept: unknown, change: { name: string }) => routing.postRoutingSkills(change),
      journal,
    };
    bulk({
      ...given,
      keep: ['name'],
      find: async ({ name }, request) => (await routing.getRoutingSkills({ name }, request)).entities[0],
      undo: (made, { name }) => {
        expectTypeOf(made).toEqualTypeOf<RoutingSkill>();
        expectTypeOf(name).toEqualTypeOf<string>();
        return routing.deleteRoutingSkill(made.id);
      },
    });
    // @ts-expect-error -- nothing looks whether it was made
    bulk({ ...given, keep: ['name'] });
    // @ts-expect-error -- no field of what there is
    bulk({ ...given, keep: ['colour'], find: () => Promise.resolve(undefined) });
  });

  it('knows of an entity no more than is kept', () => {
    bulk({
      name: 'leads',
      source: () => [] as User[],
      key: (user) => user.id,
      plan: () => ({ title: 'Lead' }),
      keep: ['id'],
      read: (id) => users.getUser(id),
      // @ts-expect-error -- the version is not kept
      apply: ({ id, version }, change) => users.patchUser(id, { ...change, version: version as number }),
      journal,
    });
  });
});

describe('A journal', () => {
  it('is in a file, in Redis or in memory', () => {
    expectTypeOf(fileJournal('run.jsonl', { fsync: false })).toEqualTypeOf<Journal>();
    expectTypeOf(redisJournal((args) => Promise.resolve(args.length), 'leads', { lockFor: 30 })).toEqualTypeOf<Journal>();
    // @ts-expect-error -- of which run is it?
    redisJournal(() => Promise.resolve());
    // @ts-expect-error -- it needs a path
    fileJournal();
  });
});

describe('A run over BullMQ', () => {
  const connection = { host: 'localhost' };

  it('is distributed over a queue of chunks, and worked off by workers of BullMQ', async () => {
    const queue = new Queue<BulkChunk, BulkReport>('leads', { connection });
    expectTypeOf(await distribute(leads(), queue, { size: 100, maxFailures: '2%' })).toEqualTypeOf<BulkReport>();
    expectTypeOf(await distribute(leads(), new Queue('leads', { connection }))).toEqualTypeOf<BulkReport>();
    for await (const progress of distribute(leads(), queue)) expectTypeOf(progress).toEqualTypeOf<BulkProgress>();
    expectTypeOf(bulkWorker(leads(), 'leads', { connection, concurrency: 2, maxWait: 5 })).toEqualTypeOf<
      Worker<BulkChunk, BulkReport>
    >();
  });

  it('does without what it has no use for', () => {
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
