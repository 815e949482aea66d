import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { resourceAt } from '../../../src/mcp/guard/resources.js';
import { SeedCollector } from '../../../src/mcp/guard/seed-file.js';
import type { SeedDraft } from '../../../src/mcp/guard/seed-file.js';

/** Collects what GETs on paths returned. */
function collect(bodies: Readonly<Record<string, unknown>>): SeedDraft {
  const collector = new SeedCollector();
  for (const [path, body] of Object.entries(bodies)) {
    const resource = resourceAt(path);
    if (!resource) throw new Error(`No GET reads ${path}`);
    collector.add({ resource, body });
  }
  return collector.draft();
}

const user = { id: 'u1', name: 'Ann', email: 'ann@example.com' };
const home = { id: 'd1', name: 'Home' };

describe('a seed file of read entities', () => {
  it('has queues with their members, wherever the list has the user, and the division that they name', () => {
    const { seed, unseedable } = collect({
      '/api/v2/routing/queues/q1': { id: 'q1', name: 'Support', division: home, memberCount: 2 },
      '/api/v2/routing/queues/q1/members': {
        entities: [
          { id: 'u1', user },
          { id: 'u2', name: 'Bo' },
        ],
      },
      '/api/v2/routing/queues/q1/wrapupcodes': { entities: [{ id: 'w1', name: 'Done' }] },
    });
    expect(unseedable).toEqual([]);
    expect(seed).toMatchObject({
      divisions: [home],
      users: [user, { id: 'u2', name: 'Bo' }],
      wrapupCodes: [{ id: 'w1', name: 'Done' }],
      queues: [{ id: 'q1', name: 'Support', division: 'd1', members: ['u1', 'u2'], wrapupCodes: ['w1'] }],
    });
    expect(JSON.stringify(seed)).not.toContain('memberCount');
    expect(createSandbox({ seed }).queues).toMatchObject([{ id: 'q1', name: 'Support' }]);
  });

  it('keeps skills of users with their proficiency', () => {
    const { seed } = collect({
      '/api/v2/users/u1': user,
      '/api/v2/users/u1/routingskills': {
        entities: [
          { id: 's1', name: 'Sales', proficiency: 3 },
          { id: 's2', name: 'Care' },
        ],
      },
    });
    expect(seed).toMatchObject({ users: [{ id: 'u1', skills: { s1: 3, s2: 0 } }], skills: [{ id: 's1' }, { id: 's2' }] });
  });

  it.each([
    ['/api/v2/routing/queues/o1', 'members', 'queues', 'members', 'users'],
    ['/api/v2/routing/queues/o1', 'users', 'queues', 'members', 'users'],
    ['/api/v2/routing/queues/o1', 'wrapupcodes', 'queues', 'wrapupCodes', 'wrapupCodes'],
    ['/api/v2/groups/o1', 'members', 'groups', 'members', 'users'],
  ])('has the list at %s/%s as ids of %s.%s, and its entries as %s', (path, list, section, field, entries) => {
    const entry = { id: 'e1', name: 'Entry' };
    const { seed, unseedable } = collect({ [path]: { id: 'o1', name: 'Owner' }, [`${path}/${list}`]: { entities: [entry] } });
    expect(unseedable).toEqual([]);
    expect(seed).toMatchObject({ [section]: [{ id: 'o1', name: 'Owner', [field]: ['e1'] }], [entries]: [entry] });
  });

  it('keeps languages of users with their proficiency, which is 0 by default', () => {
    const entities = [
      { id: 'l1', name: 'German', proficiency: 5 },
      { id: 'l2', name: 'French' },
    ];
    const { seed } = collect({ '/api/v2/users/u1': user, '/api/v2/users/u1/routinglanguages': { entities } });
    expect(seed).toMatchObject({ users: [{ languages: { l1: 5, l2: 0 } }], languages: [{ id: 'l1' }, { id: 'l2' }] });
  });

  it('names no entity that it lacks, and no owner of a list that was not read', () => {
    const { seed } = collect({
      '/api/v2/users/u1': { ...user, manager: { id: 'u9' } },
      '/api/v2/groups/g1/members': { entities: [user] },
    });
    expect(seed).toMatchObject({ users: [user], groups: [] });
    expect(JSON.stringify(seed)).not.toContain('u9');
  });

  it('has other entities by the path of their collection, and settings by theirs', () => {
    const { seed, unseedable } = collect({
      '/api/v2/flows/datatables/t1/rows/r1': { key: 'r1' },
      '/api/v2/outbound/settings': { maxCallsPerAgent: 3 },
      '/api/v2/routing/queues/q1': 'no object',
    });
    expect(seed).toMatchObject({ settings: { '/api/v2/outbound/settings': { maxCallsPerAgent: 3 } } });
    expect(unseedable).toContain('/api/v2/routing/queues/q1');
  });

  it('has roles with their permissions, and OAuth clients with their grant, if a seed file knows it', () => {
    const policies = [
      { domain: 'routing', entityName: 'queue', actionSet: ['view', 'edit'] },
      { domain: 'analytics', entityName: '*' },
    ];
    const { seed, unseedable } = collect({
      '/api/v2/authorization/roles/r1': { id: 'r1', name: 'Lead', permissions: ['a:b:c'], permissionPolicies: policies },
      '/api/v2/oauth/clients/c1': { id: 'c1', name: 'Tool', authorizedGrantType: 'CODE', description: 'd' },
      '/api/v2/oauth/clients/c2': { id: 'c2', name: 'Old', authorizedGrantType: 'PASSWORD' },
    });
    expect(seed).toMatchObject({
      roles: [{ id: 'r1', permissions: ['a:b:c', 'routing:queue:view', 'routing:queue:edit', 'analytics:*:*'] }],
      oauthClients: [{ id: 'c1', name: 'Tool', grant: 'code', description: 'd' }],
    });
    expect(unseedable).toEqual(['/api/v2/oauth/clients/c2']);
  });
});
