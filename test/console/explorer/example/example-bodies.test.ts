import { expect, it, vi } from 'vitest';
import { entityListsOf } from '../../../../examples/console/build/explorer-entities.js';
import { EntityIds } from '../../../../examples/console/src/explorer/example/entity-ids.js';
import { exampleBody } from '../../../../examples/console/src/explorer/example/example-body.js';
import { openForAll } from '../../../sandbox/operations/support/filled-sandbox.js';
import type { OperationEntry } from '../support.js';
import { areas, everyOperation } from '../support.js';
import { refused } from './refused.js';

/** A Friday. */
const NOW = Date.parse('2026-11-27T12:00:00Z');

/** The id that a caller uses if nothing creates the entity. */
const UNKNOWN = 'some-id';

const lists = entityListsOf(areas);
const isReadable = new Set(everyOperation.flatMap(({ operation }) => (operation.verb === 'GET' ? [operation.path] : [])));

/** Operations whose body is given, without retired ones, which the platform refuses. */
const withBody = everyOperation.filter(
  ({ operation }) => !operation.standing.includes('retired') && operation.parameters.some(({ place }) => place === 'body'),
);

/** Planning first, and within it what moves agents last, since most of it is about the unit of the caller. */
function turn({ operation: { path } }: OperationEntry): number {
  if (!path.startsWith('/api/v2/workforcemanagement/')) return 1;
  return /\/workforcemanagement\/agents$|\/move/.test(path) ? 2 : 0;
}

interface Refusal {
  status: number;
  method: string;
  code: string | undefined;
  message: string;
}

type Participant = Readonly<Record<string, unknown>>;

/** Returns a part of a conversation, and whose it is. */
async function communicationOf(
  conversationId: string,
  read: (path: string) => Promise<unknown>,
): Promise<Record<string, string>> {
  const conversation = (await read(`/api/v2/conversations/${conversationId}`)) as { participants?: Participant[] } | undefined;
  for (const participant of conversation?.participants ?? []) {
    for (const medium of ['calls', 'callbacks', 'emails', 'messages', 'chats']) {
      const [communication] = (participant[medium] ?? []) as { id?: string }[];
      if (communication?.id) return { participantId: String(participant['id']), communicationId: communication.id };
    }
  }
  return {};
}

/** Calls each operation with its example in a sandbox in which the entities of the paths exist. */
async function refusals(): Promise<Refusal[]> {
  let time = NOW;
  const { caller, sandbox, token } = await openForAll({ now: () => (time += 1) });
  sandbox.planJob({ lastsMs: 0, times: 10_000 });
  const contract = new Map(caller.operations.map((operation) => [`${operation.area}.${operation.name}`, operation]));
  const headers = { Authorization: `Bearer ${token}` };
  const read = async (path: string): Promise<unknown> => {
    const response = await sandbox.fetch(new Request(`https://api.sandbox.example${path}`, { headers }));
    return response.ok ? ((await response.json()) as unknown) : undefined;
  };
  const general = new EntityIds({ lists, pathValues: {}, read });
  const refusedCalls: Refusal[] = [];
  for (const [index, { area, operation }] of withBody.toSorted((one, other) => turn(one) - turn(other)).entries()) {
    const parameter = operation.parameters.find(({ place }) => place === 'body');
    const declared = contract.get(`${area.className}.${operation.name}`);
    if (!parameter?.model || !declared) throw new Error(`${operation.name} has no body in the contract`);
    const pathValues = await caller.pathValues(declared);
    for (const [name, value] of Object.entries(pathValues)) {
      // A change of the caller's own grants would affect the other calls.
      const source = lists[name] === lists['userId'] ? '/api/v2/users#2' : name;
      if (value === UNKNOWN) pathValues[name] = (await general.find(source)) ?? UNKNOWN;
    }
    if (pathValues['communicationId'] === UNKNOWN)
      Object.assign(pathValues, await communicationOf(pathValues['conversationId'] ?? '', read));
    const others = await caller.values({ ...declared, path: '/' });
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(pathValues[name] ?? ''));
    const ids = new EntityIds({ lists, pathValues, read });
    const example = await exampleBody(
      { method: operation.name, type: parameter.model, models: area.models, replaces: operation.verb === 'PUT' },
      {
        find: (name) => ids.find(name),
        current: operation.verb !== 'POST' && isReadable.has(operation.path) ? await read(path) : undefined,
        suffix: String(1000 + index),
      },
    );
    const values = { ...others, ...pathValues, [parameter.name]: example };
    const { status, body } = await caller.call(declared, values);
    const { code, message = '' } = (body ?? {}) as { code?: string; message?: string };
    if (status >= 300) refusedCalls.push({ status, method: operation.name, code, message });
  }
  return refusedCalls;
}

it('The sandbox accepts the example body of every operation, except those that are listed with the reason', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const refusedCalls = await refusals();
  vi.useRealTimers();
  // What the sandbox does not do, it refuses whatever the body is.
  const wrong = refusedCalls.filter(({ code }) => code !== 'not.implemented');
  const listed = new Set(Object.values(refused).flat());
  expect(wrong.filter(({ method }) => !listed.has(method))).toEqual([]);
  const methods = new Set(wrong.map(({ method }) => method));
  expect([...listed].filter((method) => !methods.has(method))).toEqual([]);
});
