import { beforeAll, expect, it } from 'vitest';
import { programText } from '../../../../scripts/build/reference/sample-program.js';
import { sampleCalls } from '../../../../scripts/build/reference/sample-values.js';
import type { SampleCall } from '../../../../scripts/build/reference/sample-values.js';
import { parseContract } from '../../../../src/contract/index.js';
import { listedOperation } from '../../../../src/find/data.js';
import { readOperations } from '../../../../src/find/operations.js';
import { createSandbox } from '../../../../src/sandbox/index.js';
import { complaints } from '../../../support/complaints.js';

const contract = parseContract();
let calls: Map<string, SampleCall>;
beforeAll(async () => {
  calls = await sampleCalls(contract);
});

it('finds ids of the sandbox, the same at each start', () => {
  const { users, queues } = createSandbox();
  expect(calls.get('UsersApi.getUser')?.values).toEqual({ userId: users[0]?.id });
  expect(queues.map(({ id }) => id)).toContain(calls.get('RoutingApi.getRoutingQueueMembers')?.values['queueId']);
  expect(calls.get('PresenceApi.getUserPresence')?.values).toMatchObject({ sourceId: 'PURECLOUD' });
});

it("takes a user's token where a client's token does not suffice", () => {
  expect(calls.get('UsersApi.getUsersMe')).toEqual({ token: 'USER_TOKEN', values: {} });
  expect(calls.get('UsersApi.getUsers')?.token).toBe('ACCESS_TOKEN');
});

it('calls nothing that changes the sandbox, is retired, or finds nothing', () => {
  const called = contract.filter(({ area, name }) => calls.has(`${area}.${name}`));
  expect(called.filter(({ verb, retired }) => verb !== 'GET' || retired)).toEqual([]);
  expect(calls.has('ConversationsApi.getConversationsCall')).toBe(false);
  expect(calls.size).toBeGreaterThan(500);
});

it('makes programs that compile', async () => {
  const operations = await readOperations();
  const programs = operations.flatMap((operation): [string, string][] => {
    const call = calls.get(`${operation.area}.${operation.name}`);
    return call ? [[`${operation.name}.ts`, programText(listedOperation(operation), call)]] : [];
  });
  expect(await complaints('reference-samples', Object.fromEntries(programs))).toEqual([]);
});
