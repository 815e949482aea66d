import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import type { DomainPermissionPolicy } from 'contact-centre-client/models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf } from '../../../examples/console/src/admin/changes/save.js';
import { readState } from '../../../examples/console/src/admin/changes/state.js';
import { runSteps } from '../../../examples/console/src/admin/changes/steps.js';
import { withValue } from '../../../examples/console/src/admin/fields/paths.js';
import { idOf, nameOf } from '../../../examples/console/src/admin/kinds/kind.js';
import { roles } from '../../../examples/console/src/admin/kinds/roles.js';
import { readCatalogue } from '../../../examples/console/src/admin/permissions/catalogue.js';
import { compareWithDefault } from '../../../examples/console/src/admin/permissions/comparison.js';
import {
  coversPermission,
  permissionsOf,
  rowsOf,
  withPermission,
} from '../../../examples/console/src/admin/permissions/policies.js';
import { openSandbox } from './support.js';

const domain = fc.constantFrom('routing', 'oauth');
const entity = fc.constantFrom('queue', 'skill');
const action = fc.constantFrom('view', 'edit', 'add');
const policies: fc.Arbitrary<DomainPermissionPolicy[]> = fc.array(
  fc.record({
    domain,
    entityName: entity,
    actionSet: fc.uniqueArray(action, { minLength: 1 }),
    allowConditions: fc.boolean(),
  }),
);

describe('The permissions of a role', () => {
  it('gain and lose exactly the permission that is changed', () => {
    fc.assert(
      fc.property(policies, domain, entity, action, (before, inDomain, about, changed) => {
        const row = { domain: inDomain, entity: about, actions: [] };
        const name = `${inDomain}:${about}:${changed}`;
        const others = (list: DomainPermissionPolicy[]): string[] =>
          permissionsOf(list)
            .filter((each) => each !== name)
            .sort();
        const granted = withPermission(before, row, changed, true);
        const revoked = withPermission(granted, row, changed, false);
        expect(permissionsOf(granted)).toContain(name);
        expect(permissionsOf(revoked)).not.toContain(name);
        expect(others(granted)).toEqual(others(before));
        expect(others(revoked)).toEqual(others(before));
        expect(granted.filter(({ allowConditions }) => allowConditions)).toEqual(
          before.filter(({ allowConditions }) => allowConditions),
        );
      }),
    );
  });

  it('may be covered by one for all entities or actions', () => {
    const row = { domain: 'routing', entity: 'queue', actions: ['view'] };
    const covered = (entityName: string, ...actionSet: string[]): boolean =>
      coversPermission([{ domain: 'routing', entityName, actionSet }], row, 'view');
    expect(covered('*', 'view')).toBe(true);
    expect(covered('queue', '*')).toBe(true);
    expect(covered('queue', 'view')).toBe(false);
    expect(covered('skill', '*')).toBe(false);
  });

  it('are found by any part of their names, in the catalogue and beyond it', async () => {
    const catalogue = await readCatalogue(openSandbox().client);
    const held = [{ domain: 'routing', entityName: 'queue', actionSet: ['view', 'dance'] }];
    const rows = rowsOf(catalogue, held, { text: 'queue:view', isGranted: false });
    expect(rows.find((row) => row.domain === 'routing' && row.entity === 'queue')?.actions).toEqual(
      expect.arrayContaining(['view', 'edit', 'dance']),
    );
    expect(rowsOf(catalogue, held, { text: '', isGranted: true })).toHaveLength(1);
    expect(rowsOf(catalogue, held, { text: 'no such', isGranted: false })).toEqual([]);
  });
});

it('A permission that a default role gains is what the comparison names', async () => {
  const { client } = openSandbox();
  let id = '';
  for await (const role of roles.list(client)) if (nameOf(role) === 'Agent') id = idOf(role);
  const before = await readState(roles, client, id, []);
  const defaultRoleId = String(before.entity['defaultRoleId']);
  expect(await compareWithDefault(client, { id, defaultRoleId })).toEqual({ added: [], removed: [] });
  const held = before.entity['permissionPolicies'] as DomainPermissionPolicy[];
  const changed = withPermission(held, { domain: 'oauth', entity: 'client', actions: [] }, 'view', true);
  const change = changeOf(roles, before, { ...before, entity: withValue(before.entity, 'permissionPolicies', changed) });
  expect((await runSteps(client, change.steps, { id })).error).toBeUndefined();
  expect(await compareWithDefault(client, { id, defaultRoleId })).toEqual({ added: ['oauth:client:view'], removed: [] });
  expect(await new AuthorizationApi(client).getAuthorizationRole(id)).toMatchObject({ defaultRoleId, name: 'Agent' });
});
