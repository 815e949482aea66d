import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { listedOperationsOf } from '../../../../examples/console/build/explorer-data.js';
import {
  callableTable,
  countByStatus,
  filterCallable,
  readCallable,
} from '../../../../examples/console/src/explorer/access/callable.js';
import type { Callable } from '../../../../examples/console/src/explorer/access/callable.js';
import { isGranting, readGrantingRoles } from '../../../../examples/console/src/explorer/access/read-roles.js';
import { readGrantsOf } from '../../../../examples/console/src/explorer/access/subject-sender.js';
import type { Subject } from '../../../../examples/console/src/explorer/access/subject-sender.js';
import { clientOf } from '../../../support/in-sandbox.js';
import '../../support/english.js';
import { areas } from '../support.js';

const sandbox = createSandbox({ seed: 1, rateLimit: false });
const client = clientOf(sandbox, { rejectWith: 'error' });
client.setAccessToken(sandbox.issueAccessToken());
const operations = listedOperationsOf(areas);

async function callableBy(subject: Subject): Promise<Callable[]> {
  return await readCallable(await readGrantsOf(client, subject, new AbortController().signal), operations);
}

describe('The methods that someone can call', () => {
  it('are those of the own roles, of a user and of an OAuth client', async () => {
    const mine = await callableBy({ kind: 'me', id: '' });
    expect(mine.length).toBeGreaterThan(3000);
    const counts = countByStatus(mine);
    expect(counts.possible + counts.limited).toBeGreaterThan(100);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(mine.length);

    const subjects: Subject[] = [
      { kind: 'user', id: sandbox.users[5]?.id ?? '' },
      { kind: 'client', id: sandbox.clients.clientCredentials.id },
    ];
    for (const subject of subjects) {
      const before = sandbox.requests.length;
      const all = await callableBy(subject);
      expect(all).toHaveLength(mine.length);
      const paths = sandbox.requests.slice(before).map(({ path }) => path);
      expect(paths).toContain(`/api/v2/authorization/subjects/${subject.id}`);
      expect(paths).not.toContain('/api/v2/authorization/subjects/me');
      expect(countByStatus(all).unknown).toBeLessThan(all.length);
    }
  });

  it('differ between an agent and an administrator', async () => {
    const counts = await Promise.all(
      sandbox.users.slice(0, 12).map(async ({ id }) => countByStatus(await callableBy({ kind: 'user', id })).impossible),
    );
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  it('are filtered and exported', () => {
    const callable: Callable[] = [
      { slug: 'users', name: 'getUser', status: 'possible', reason: 'r', permissions: ['directory:user:view'] },
      { slug: 'routing', name: 'getRoutingQueue', status: 'impossible', reason: 's', permissions: [] },
    ];
    const names = (words: string, status = ''): string[] => filterCallable(callable, { words, status }).map(({ name }) => name);
    expect([names('user GET'), names('directory'), names('', 'impossible'), names('x')]).toEqual([
      ['getUser'],
      ['getUser'],
      ['getRoutingQueue'],
      [],
    ]);
    expect(callableTable(callable).rows[0]).toEqual(['getUser', 'users', 'possible', 'r', 'directory:user:view']);
  });
});

describe('The roles that grant a method', () => {
  const role = { name: 'r', permissionPolicies: [{ domain: 'routing', entityName: 'queue', actionSet: ['view', 'edit'] }] };

  it.each([
    [{ all: ['routing:queue:view'] }, true],
    [{ all: ['routing:queue:view', 'routing:queue:add'] }, false],
    [{ any: ['admin', 'routing:queue:edit'] }, true],
    [{ any: ['admin'] }, false],
  ])('have %j: %s', (permissions, expected) => {
    expect(isGranting(role, permissions)).toBe(expected);
  });

  it('are read from the organisation', async () => {
    expect(isGranting({ name: 'all', permissions: ['*'] }, { all: ['routing:queue:view'] })).toBe(true);
    expect(await readGrantingRoles(client, { all: ['routing:queue:edit'] })).toEqual(['Admin', 'Supervisor']);
    // The administrator has all permissions.
    expect(await readGrantingRoles(client, { all: ['no:such:permission'] })).toEqual(['Admin']);
  });
});
