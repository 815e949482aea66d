import { UsersApi } from 'contact-centre-client';
import type { BulkChanges, Journal, OpenJournal } from 'contact-centre-client/bulk';
import { bulk, memoryJournal } from 'contact-centre-client/bulk';
import { ApiClient } from 'contact-centre-client/fetch';
import type { User } from 'contact-centre-client/models';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { createSandbox } from 'contact-centre-client/sandbox';
import { fetchTransport } from '../../src/core/transport/transport-fetch.js';

/** Replaces the users of a sandbox by a number of users. */
export function populate(sandbox: Sandbox, count: number): void {
  const state = sandbox.snapshot();
  const [one] = sandbox.users;
  const users = Array.from({ length: count }, (_, index) => {
    const email = `person${index}@people.example`;
    return {
      ...one,
      id: `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`,
      name: `Person ${index}`,
      email,
      username: email,
      title: `Title ${index % 7}`,
      department: index % 2 === 0 ? 'Support' : 'Sales',
      version: 1,
    };
  });
  const entries = [...sandbox.users, ...users].map((user): [string, unknown] => [user.id, user]);
  sandbox.restore({ ...state, collections: { ...state.collections, '/api/v2/users': entries } });
}

/** Intercepts the requests between a client and its sandbox. */
export type Around = (request: Request, send: () => Promise<Response>) => Promise<Response>;

/** A sandbox with users, and a client for it. */
export function organisation(count: number, around?: Around) {
  const sandbox = createSandbox({ rateLimit: false });
  populate(sandbox, count);
  const client = clientOf(sandbox, around);
  return { sandbox, client, users: new UsersApi(client) };
}

export function clientOf(sandbox: Sandbox, around: Around = (_request, send) => send()): ApiClient {
  const transport = fetchTransport((input, init) => {
    const request = new Request(input, init);
    return around(request, () => sandbox.fetch(request));
  });
  const client = new ApiClient({ apiUrl: 'https://api.sandbox.example', timeout: 0, transport });
  client.setAccessToken(sandbox.issueAccessToken());
  return client;
}

/** The place in the plan of the user that a request changes. */
export function placeOf({ method, url }: Request): number | undefined {
  return method === 'PATCH' ? Number(/\d{12}$/.exec(url)?.[0]) / 2 : undefined;
}

type Changes = BulkChanges<User, { title: string }, 'id' | 'title' | 'version'>;

/** A run that makes every user of Support a team lead. */
export function leads(client: ApiClient, changes: Partial<Changes> = {}) {
  const users = new UsersApi(client);
  return bulk({
    name: 'leads',
    client,
    source: () => users.getUsers({ pageSize: 100 }).items(),
    key: (user) => user.id,
    plan: (user) => (user.department === 'Support' && user.title !== 'Lead' ? { title: 'Lead' } : undefined),
    keep: ['id', 'title', 'version'],
    read: (id, request) => users.getUser(id, {}, request),
    apply: ({ id, version }, change, request) => users.patchUser(id, { ...change, version }, request),
    undo: ({ id, version }, { title = '' }, request) => users.patchUser(id, { title, version }, request),
    journal: memoryJournal(),
    ...changes,
  } satisfies Changes);
}

export const supporters = (sandbox: Sandbox) =>
  sandbox.users.filter(({ id, department }) => id.startsWith('0000') && department === 'Support');

/** The state of the organisation, without its version counters. */
export function standing(sandbox: Sandbox): string {
  const { collections } = sandbox.snapshot();
  // Logs of calls are not part of the state.
  const { 'audits.trail': _trail, '/api/v2/users': _users, ...otherCollections } = collections;
  return JSON.stringify({ collections: otherCollections, users: sandbox.users.map((user) => ({ ...user, version: 0 })) });
}

/** A journal, and the lines that were written to it so far. */
export function watchJournal(inner: Journal = memoryJournal()): { journal: Journal; lines: string[] } {
  const lines: string[] = [];
  const journal: Journal = {
    open: async (range) => {
      const open = await inner.open(range);
      const watchedJournal: OpenJournal = {
        head: () => open.head(),
        plan: (of) => open.plan(of),
        events: (of) => open.events(of),
        close: () => open.close(),
        addHead: async (line) => {
          await open.addHead(line);
          lines.push(line);
        },
        addPlan: async (changes) => {
          await open.addPlan(changes);
          lines.push(...changes);
        },
        addEvents: async (events) => {
          await open.addEvents(events);
          lines.push(...events.map(({ line }) => line));
        },
      };
      return watchedJournal;
    },
  };
  return { journal, lines };
}

/** A promise with its `resolve`: Promise.withResolvers, which Node 20 does not have. */
export function createDeferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
