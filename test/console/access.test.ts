import { describe, expect, it } from 'vitest';
import { requirementOf } from '../../examples/console/src/explorer/call/requirement.js';
import { accessOf } from '../../examples/console/src/session/access.js';

describe('The access of a user', () => {
  it('covers the permissions that the platform lists', () => {
    const { isKnown, can } = accessOf({ permissions: ['routing:queue:view', 'analytics:queueObservation:view'] });
    expect(isKnown).toBe(true);
    expect(can('routing:queue:view')).toBe(true);
    expect(can('analytics:queueobservation:view')).toBe(true);
    expect(can('routing:queue:edit')).toBe(false);
    expect(can('routing:queueMember:view')).toBe(false);
  });

  it('covers what the wildcards of a policy include, also with conditions', () => {
    const { can } = accessOf({
      permissionPolicies: [
        { domain: 'routing', entityName: 'queue', actionSet: ['view', 'edit'], resourceConditionNode: { operator: 'EQ' } },
        { domain: 'analytics', entityName: '*', actionSet: ['view'] },
        { domain: 'recording', entityName: 'recording', actionSet: ['*'] },
      ],
    });
    expect(can('routing:queue:edit')).toBe(true);
    expect(can('routing:queue:delete')).toBe(false);
    expect(can('analytics:conversationDetail:view')).toBe(true);
    expect(can('analytics:conversationDetail:delete')).toBe(false);
    expect(can('recording:recording:viewSensitiveData')).toBe(true);
  });

  it('is complete with the wildcard for all', () => {
    expect(accessOf({ permissionPolicies: [{ domain: '*', entityName: '*', actionSet: ['*'] }] }).can('wfm:any:thing')).toBe(
      true,
    );
  });

  it('names what is missing, and one of several alternatives', () => {
    const { missing } = accessOf({ permissions: ['routing:queue:view', 'routing:queueMember:manage'] });
    expect(missing(['routing:queue:view', ['routing:queue:edit', 'routing:queueMember:manage']])).toEqual([]);
    expect(missing(['routing:queue:delete', ['a:b:c', 'd:e:f'], 'routing:queue:view'])).toEqual([
      'routing:queue:delete',
      'a:b:c',
    ]);
    expect(accessOf({}).missing(['routing:queue:view'])).toEqual(['routing:queue:view']);
  });

  it('counts as complete while it is unknown', () => {
    const { isKnown, can, missing } = accessOf(undefined);
    expect(isKnown).toBe(false);
    expect(can('routing:queue:view')).toBe(true);
    expect(missing(['routing:queue:view'])).toEqual([]);
  });
});

describe('The requirement of a method', () => {
  it.each([
    [{ any: ['admin', 'directory:user:edit'] }, 'oauth', [['directory:user:edit', 'admin']]],
    [{ all: ['a:b:c', 'a:b:d'] }, 'oauth', ['a:b:c', 'a:b:d']],
    [{}, 'oauth', []],
    [{ any: ['a:b:c'] }, 'guest', []],
  ] as const)('of %j for a call of kind %s is %j', (permissions, auth, expected) => {
    expect(requirementOf({ permissions, auth })).toEqual(expected);
  });
});
