import { checkOperations } from 'contact-centre-client/preflight';
import type { GrantDivision, OperationCheck, OperationName, PermissionGrant } from 'contact-centre-client/preflight';
import { describe, expect, it } from 'vitest';

const EDIT = 'routing:queue:edit';
const MANAGE = 'routing:queueMember:manage';
/** Requires `EDIT` or `MANAGE`. */
const ANY: OperationName = 'postRoutingQueueMembers';

const ADD = 'authorization:orgTrustee:add';
const ADD_USER = 'authorization:orgTrusteeUser:add';
/** Requires `ADD` and `ADD_USER`. */
const ALL: OperationName = 'postOrgauthorizationTrustees';

const nordic: GrantDivision = { id: 'd1', name: 'Nordic' };
const home: GrantDivision = { id: 'd2', name: 'Home' };
const south: GrantDivision = { id: 'd3', name: 'South' };

function grant(pattern: string, division: PermissionGrant['division'] = 'all', condition?: string): PermissionGrant {
  return { pattern, division, condition };
}

/** Checks one operation for a user with these grants. */
async function checkOf(name: OperationName, ...permissions: PermissionGrant[]): Promise<OperationCheck> {
  const user = { kind: 'user', id: 'u1', name: 'User', organization: 'Harbourline', scopes: [], problem: undefined } as const;
  const [check] = await checkOperations({ ...user, permissions, organizationWide: [] }, [name]);
  return check!;
}

describe('An operation that requires any of several permissions', () => {
  it('is possible with the one that is not limited', async () => {
    expect(await checkOf(ANY, grant(EDIT, nordic), grant(MANAGE))).toMatchObject({
      status: 'possible',
      reason: 'The caller has `routing:queueMember:manage`.',
      divisions: 'all',
    });
  });

  it('is limited to the divisions of the permission without conditions if the other one has conditions', async () => {
    expect(await checkOf(ANY, grant(EDIT, 'all', 'own == true'), grant(MANAGE, nordic))).toMatchObject({
      status: 'limited',
      reason: 'The caller has `routing:queueMember:manage` in the division Nordic only.',
      divisions: [nordic],
      conditions: [],
    });
  });

  it('is possible under the conditions of all of them, each listed once', async () => {
    expect(await checkOf(ANY, grant(EDIT, nordic, 'own == true'), grant(MANAGE, 'all', 'own == true'))).toMatchObject({
      status: 'limited',
      reason: 'The caller has `routing:queue:edit` and `routing:queueMember:manage` under conditions of the role.',
      divisions: 'all',
      conditions: ['own == true'],
    });
  });

  it('is possible in the divisions of all of them, each listed once', async () => {
    const grants = [grant(EDIT, nordic), grant(EDIT, home), grant(MANAGE, home), grant(MANAGE, south)];
    const { reason, divisions } = await checkOf(ANY, ...grants);
    expect(reason).toBe(
      'The caller has `routing:queue:edit` and `routing:queueMember:manage` in the divisions Nordic, Home and South only.',
    );
    expect(divisions).toEqual([nordic, home, south]);
  });
});

describe('An operation that requires several permissions', () => {
  it('is possible with all of them', async () => {
    expect(await checkOf(ALL, grant(ADD), grant(ADD_USER))).toMatchObject({
      status: 'possible',
      reason: 'The caller has `authorization:orgTrustee:add` and `authorization:orgTrusteeUser:add`.',
      divisions: 'all',
    });
  });

  it('is impossible if one is missing, which the reason names', async () => {
    expect(await checkOf(ALL, grant(ADD))).toMatchObject({
      status: 'impossible',
      reason: 'The caller lacks `authorization:orgTrusteeUser:add`.',
      missing: { all: [ADD_USER] },
      divisions: [],
    });
  });

  it('is impossible without any of them, and the reason names all', async () => {
    expect(await checkOf(ALL)).toMatchObject({
      status: 'impossible',
      reason: 'The caller lacks `authorization:orgTrustee:add` and `authorization:orgTrusteeUser:add`.',
      missing: { all: [ADD, ADD_USER] },
    });
  });

  it('is limited to the divisions that they have in common', async () => {
    const grants = [grant(ADD, nordic), grant(ADD, home), grant(ADD_USER, home), grant(ADD_USER, south)];
    expect(await checkOf(ALL, ...grants)).toMatchObject({
      status: 'limited',
      reason: 'The caller has `authorization:orgTrustee:add` and `authorization:orgTrusteeUser:add` in the division Home only.',
      divisions: [home],
    });
  });

  it.each([
    ['first', nordic, 'all'],
    ['second', 'all', nordic],
  ] as const)('is limited to the divisions of the %s one if the other one has no limit', async (_which, first, second) => {
    expect(await checkOf(ALL, grant(ADD, first), grant(ADD_USER, second))).toMatchObject({
      status: 'limited',
      divisions: [nordic],
    });
  });

  it('is limited, and the reason says so, if they have no division in common', async () => {
    expect(await checkOf(ALL, grant(ADD, nordic), grant(ADD_USER, home))).toMatchObject({
      status: 'limited',
      reason:
        'The caller has `authorization:orgTrustee:add` and `authorization:orgTrusteeUser:add`, but not all of them in the same division.',
      divisions: [],
    });
  });

  it('has the conditions of each of them', async () => {
    expect(await checkOf(ALL, grant(ADD, 'all', 'a == 1'), grant(ADD_USER, 'all', 'b == 2'))).toMatchObject({
      status: 'limited',
      divisions: 'all',
      conditions: ['a == 1', 'b == 2'],
    });
  });
});
