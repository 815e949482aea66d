import { AuthorizationApi } from 'contact-centre-client';
import type { ApiClient } from 'contact-centre-client';
import { preflight } from 'contact-centre-client/preflight';
import type { OperationCheck, OperationName } from 'contact-centre-client/preflight';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseContract } from '../../src/contract/index.js';
import { openOffice } from './support.js';
import type { Office } from './support.js';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});

/** Checks one operation. */
async function checkOf(client: ApiClient, name: OperationName): Promise<OperationCheck> {
  const { operations } = await preflight(client, [name]);
  return operations[0]!;
}

describe('Permissions', () => {
  it('are enough if the caller has them in all divisions', async () => {
    const client = await office.clientWith({ permissions: ['routing:queue:add'], division: '*' });
    expect(await checkOf(client, 'postRoutingQueues')).toEqual({
      operation: 'postRoutingQueues',
      status: 'possible',
      reason: 'The caller has `routing:queue:add`.',
      required: { any: ['routing:queue:add'] },
      missing: {},
      divisions: 'all',
      conditions: [],
      isRetired: false,
      isDeprecated: false,
      isPreview: false,
      replacement: undefined,
      limits: [],
    });
  });

  it.each([['routing:queue:*'], ['routing:*:*'], ['*:*:*'], ['routing:*:add']])('may be part of %s', async (pattern) => {
    const client = await office.clientWith({ permissions: [pattern], division: '*' });
    expect(await checkOf(client, 'postRoutingQueues')).toMatchObject({ status: 'possible' });
    expect(await checkOf(client, 'postRoutingQueues')).toMatchObject({ divisions: 'all' });
  });

  it('are missing if no role contains them', async () => {
    const client = await office.clientWith({ permissions: ['routing:queue:view', 'routing:queue:edit'], division: '*' });
    expect(await checkOf(client, 'postRoutingQueues')).toMatchObject({
      status: 'impossible',
      reason: 'The caller lacks `routing:queue:add`.',
      missing: { any: ['routing:queue:add'] },
    });
  });

  it('are one of several if the platform requires any of them', async () => {
    const without = await office.clientWith({ permissions: ['routing:queue:view'], division: '*' });
    expect(await checkOf(without, 'postRoutingQueueMembers')).toMatchObject({
      status: 'impossible',
      reason: 'The caller lacks `routing:queue:edit` or `routing:queueMember:manage` and needs one of them.',
      missing: { any: ['routing:queue:edit', 'routing:queueMember:manage'] },
    });
    const client = await office.clientWith({ permissions: ['routing:queueMember:manage'], division: '*' });
    expect(await checkOf(client, 'postRoutingQueueMembers')).toMatchObject({ status: 'possible', missing: {} });
  });

  it('are missing one by one if the platform requires all of them', async () => {
    const client = await office.clientWith({ permissions: ['authorization:orgTrustee:add'], division: '*' });
    expect(await checkOf(client, 'postOrgauthorizationTrustees')).toMatchObject({
      status: 'impossible',
      required: { all: ['authorization:orgTrustee:add', 'authorization:orgTrusteeUser:add'] },
      missing: { all: ['authorization:orgTrusteeUser:add'] },
    });
  });

  it('that are all required are unknown if the platform does not state the grants', async () => {
    office.sandbox.answer(AuthorizationApi, 'getAuthorizationSubjectsMe', { status: 403, times: 1 });
    const client = await office.clientWith({ permissions: ['authorization:orgTrustee:add'], division: '*' });
    expect(await checkOf(client, 'postOrgauthorizationTrustees')).toMatchObject({ status: 'unknown', missing: {} });
  });

  it('lead to the outcome that the platform shows', async () => {
    const client = await office.clientWith({ permissions: ['authorization:role:view'], division: '*' });
    const { operations } = await preflight(client, ['getAuthorizationRoles', 'postAuthorizationRoles']);
    const authorization = new AuthorizationApi(client);
    await expect(authorization.getAuthorizationRoles().withResponse()).resolves.toMatchObject({ status: 200 });
    await expect(authorization.postAuthorizationRoles({ name: 'More' }).withResponse()).rejects.toMatchObject({ status: 403 });
    expect(operations.map(({ status }) => status)).toEqual(['possible', 'impossible']);
  });

  it('are unknown if the platform documents none, whatever the caller has', async () => {
    expect(await checkOf(office.admin, 'getUsersMe')).toMatchObject({
      status: 'unknown',
      reason: 'The platform does not document which permissions it requires.',
      required: {},
      divisions: [],
    });
  });

  it('of the older kind are unknown unless another one is enough', async () => {
    const without = await office.clientWith({ permissions: ['routing:queue:view'], division: '*' });
    expect(await checkOf(without, 'deleteUser')).toMatchObject({
      status: 'unknown',
      reason:
        'The platform does not state whether the caller has `admin`. The caller lacks `directory:user:delete` or `directory:organization:admin`.',
    });
    const client = await office.clientWith({ permissions: ['directory:user:delete'], division: '*' });
    expect(await checkOf(client, 'deleteUser')).toMatchObject({ status: 'possible' });
  });
});

describe('Divisions', () => {
  it('are named if the caller has the permission in some only', async () => {
    const client = await office.clientWith({ permissions: ['routing:queue:add'], division: office.nordic });
    expect(await checkOf(client, 'postRoutingQueues')).toMatchObject({
      status: 'limited',
      reason: 'The caller has `routing:queue:add` in the division Nordic only.',
      divisions: [{ id: office.nordic, name: 'Nordic' }],
      missing: {},
    });
  });

  it('of several roles count together', async () => {
    const permissions = ['routing:queue:add'];
    const client = await office.clientWith({ permissions, division: office.home }, { permissions, division: office.nordic });
    const { reason, divisions } = await checkOf(client, 'postRoutingQueues');
    expect(reason).toMatch(/ in the divisions (Home and Nordic|Nordic and Home) only\.$/);
    expect(divisions).toHaveLength(2);
  });

  it('do not limit a permission that the platform does not check against divisions', async () => {
    const client = await office.clientWith({ permissions: ['presence:presenceDefinition:view'], division: office.nordic });
    expect(await checkOf(client, 'getPresenceDefinitions0')).toMatchObject({ status: 'possible', divisions: 'all' });
  });

  it('limit every permission if the platform does not say which it checks against divisions', async () => {
    const client = await office.clientWith({ permissions: ['presence:presenceDefinition:view'], division: office.nordic });
    office.sandbox.answer(AuthorizationApi, 'getAuthorizationPermissions', { status: 403, times: 1 });
    expect(await checkOf(client, 'getPresenceDefinitions0')).toMatchObject({ status: 'limited' });
  });

  it('do not limit a permission that the platform names on a later page', async () => {
    const client = await office.clientWith({ permissions: ['presence:presenceDefinition:view'], division: office.nordic });
    const permission = { domain: 'presence', entityType: 'presenceDefinition', action: 'view', divisionAware: false };
    const pages = [{}, {}, { presenceDefinition: [permission] }];
    const requestedPages: number[] = [];
    office.sandbox.on(AuthorizationApi, 'getAuthorizationPermissions', ({ query }) => {
      const pageNumber = Number(query.get('pageNumber'));
      requestedPages.push(pageNumber);
      return { entities: [{ permissionMap: pages[pageNumber - 1] ?? {} }], pageCount: pages.length };
    });
    expect(await checkOf(client, 'getPresenceDefinitions0')).toMatchObject({ status: 'possible', divisions: 'all' });
    expect(requestedPages).toEqual([1, 2, 3]);
  });

  it('must be the same for permissions that are all required', async () => {
    const client = await office.clientWith(
      { permissions: ['externalContacts:export:view'], division: office.home },
      { permissions: ['externalContacts:externalOrganization:view'], division: office.nordic },
    );
    office.sandbox.answer(AuthorizationApi, 'getAuthorizationPermissions', { status: 404, times: 1 });
    const name = 'getExternalcontactsOrganizationsExport';
    expect(await checkOf(client, name)).toMatchObject({ status: 'limited', divisions: [] });
  });
});

describe('An operation', () => {
  it('that the platform no longer offers is impossible for every caller', async () => {
    expect(await checkOf(office.admin, 'getAlertingAlertsActive')).toMatchObject({
      status: 'impossible',
      reason: 'The platform no longer offers it. Use `postAlertingAlertsQuery`.',
      isRetired: true,
      replacement: 'Use `postAlertingAlertsQuery`.',
      missing: {},
    });
  });

  it('that the platform advises against has a replacement', async () => {
    expect(await checkOf(office.admin, 'getRoutingQueueUsers')).toMatchObject({
      status: 'possible',
      isRetired: false,
      isDeprecated: true,
      replacement: expect.stringContaining('getRoutingQueueMembers') as string,
    });
  });

  it('that another class still offers is neither retired nor deprecated', async () => {
    const check = await checkOf(office.admin, 'deleteRoutingLanguage');
    expect(check).toMatchObject({ status: 'possible', isRetired: false, isDeprecated: false, replacement: undefined });
  });

  it('that the platform may change is a preview', async () => {
    const { name } = parseContract().find(({ preview, retired }) => preview && !retired)!;
    expect(await checkOf(office.admin, name as OperationName)).toMatchObject({ isPreview: true });
  });

  it('has the limits of its documentation', async () => {
    expect(await checkOf(office.admin, 'getRoutingQueuesDivisionviews')).toMatchObject({
      limits: [
        { argument: 'pageSize', text: 'At most 100.' },
        { argument: 'pageNumber', text: expect.stringContaining('At most 5: queues beyond the 500th') as string },
      ],
    });
    expect(await checkOf(office.admin, 'postRecordingJobs')).toMatchObject({
      limits: [{ argument: undefined, text: 'An organisation may have at most 2 jobs pending or processing.' }],
    });
    expect(await checkOf(office.admin, 'getScimUsers')).toMatchObject({
      limits: [{ argument: 'count', text: 'Above 25 the platform may answer 429.' }],
    });
  });
});

it('Every operation of the contract has a check that agrees with the contract', async () => {
  const contract = parseContract();
  const names = [...new Set(contract.map(({ name }) => name))] as OperationName[];
  const { operations } = await preflight(office.admin, names);
  expect(operations.map(({ operation }) => operation)).toEqual(names);
  const checks = new Map(operations.map((check) => [check.operation as string, check]));
  const differences = contract.filter(({ name, permissions, retired, deprecated, preview }) => {
    const check = checks.get(name)!;
    const isOfferedElsewhere = retired && !check.isRetired && contract.some((other) => other.name === name && !other.retired);
    if (JSON.stringify(check.required) !== JSON.stringify(permissions)) return true;
    if (permissions.any === undefined && permissions.all === undefined && check.status === 'possible') return true;
    const standing = [check.isRetired, check.isDeprecated, check.isPreview];
    return !isOfferedElsewhere && JSON.stringify(standing) !== JSON.stringify([retired, deprecated, preview]);
  });
  expect(differences.map(({ name }) => name)).toEqual([]);
});

it('Calls with the token of a guest are never reported as possible', () => {
  expect(parseContract().filter(({ auth, retired }) => auth !== 'oauth' && !retired)).toEqual([]);
});
