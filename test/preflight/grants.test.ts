import {
  ApiClient,
  AuthenticationError,
  AuthorizationApi,
  ConfigurationError,
  InvalidParameterError,
  NetworkError,
  OAuthApi,
  ServerError,
  TokensApi,
} from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { checkOperations, preflight, readGrants } from 'contact-centre-client/preflight';
import type { GrantDivision, Grants, OperationName } from 'contact-centre-client/preflight';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchTransport } from '../../src/core/transport/transport-fetch.js';
import { clientOf } from '../support/in-sandbox.js';
import { openOffice, requestsOf } from './support.js';
import type { Office } from './support.js';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});

const TOKEN = 'GET /api/v2/tokens/me';
const SUBJECT = 'GET /api/v2/authorization/subjects/me';
const PERMISSIONS = 'GET /api/v2/authorization/permissions';

describe('The grants', () => {
  it('are read once for any number of operations', async () => {
    const client = await office.clientWith({ permissions: ['routing:queue:add'], division: office.home });
    const names: OperationName[] = ['postRoutingQueues', 'getRoutingQueues', 'deleteRoutingQueue', 'getUsers', 'postUsers'];
    const requests = await requestsOf(office.sandbox, () => preflight(client, names));
    expect(requests).toEqual([PERMISSIONS, SUBJECT, TOKEN]);
  });

  it('need two requests if they apply in all divisions', async () => {
    const client = await office.clientWith({ permissions: ['routing:queue:add'], division: '*' });
    const requests = await requestsOf(office.sandbox, () => preflight(client, ['postRoutingQueues', 'getUsers']));
    expect(requests).toEqual([SUBJECT, TOKEN]);
  });

  it('are read once for many checks, and survive JSON', async () => {
    const client = await office.clientWith({ permissions: ['routing:queue:add'], division: office.nordic });
    const grants = JSON.parse(JSON.stringify(await readGrants(client))) as Grants;
    const requests = await requestsOf(office.sandbox, async () => {
      expect(await checkOperations(grants, ['postRoutingQueues'])).toMatchObject([{ status: 'limited' }]);
      expect(await checkOperations(grants, ['deleteRoutingQueue'])).toMatchObject([{ status: 'impossible' }]);
    });
    expect(requests).toEqual([]);
  });

  it('name the user, the organisation and the scopes, and contain no token', async () => {
    const client = await office.clientWith({ permissions: ['routing:queue:add'], division: office.nordic });
    const grants = await readGrants(client);
    expect(grants).toEqual({
      kind: 'user',
      id: expect.any(String) as string,
      name: expect.stringMatching(/^User \d+$/) as string,
      organization: 'Harbourline Travel',
      scopes: [],
      permissions: [{ pattern: 'routing:queue:add', division: { id: office.nordic, name: 'Nordic' }, condition: undefined }],
      problem: undefined,
      organizationWide: expect.arrayContaining(['presence:presenceDefinition:view']) as string[],
    });
    expect(JSON.stringify(grants)).not.toContain(client.authData.accessToken);
  });

  it('contain the scopes that limit the token', async () => {
    const client = await office.clientWith({ permissions: ['routing:queue:add'], division: '*' });
    const revert = office.sandbox.on(TokensApi, 'getTokensMe', { authorizedScope: ['routing:readonly'] });
    const { scopes } = await readGrants(client);
    revert();
    expect(scopes).toEqual(['routing:readonly']);
  });

  it('are sent as the request options say', async () => {
    const client = await office.clientWith({ permissions: ['routing:queue:add'], division: '*' });
    await expect(preflight(client, ['getUsers'], { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ERR_ABORTED' });
    await expect(readGrants(client, { retires: true } as never)).rejects.toThrow('unknown option "retires"');
  });

  it('are read by a client on fetch, and by one that resolves with whole responses', async () => {
    const transport = fetchTransport((input, init) => office.sandbox.fetch(new Request(input, init)));
    const token = office.sandbox.issueAccessToken();
    const onFetch = new FetchClient({ apiUrl: 'https://api.sandbox.example', timeout: 0, transport });
    const extended = clientOf(office.sandbox, { returnExtended: true, rejectWith: 'error' });
    for (const client of [onFetch, extended]) {
      client.setAccessToken(token);
      expect((await preflight(client, ['postRoutingQueues'])).operations).toMatchObject([{ status: 'possible' }]);
    }
  });
});

describe('Conditions of a role', () => {
  it('limit an operation', async () => {
    const client = await office.clientWith({ permissions: ['recording:recording:view'], division: '*' });
    const subject = {
      id: 'u',
      grants: [
        {
          division: { id: '*', description: '' },
          role: { id: 'r', policies: [policy('recording', 'recording', 'own == true')] },
        },
      ],
    };
    const revert = office.sandbox.on(AuthorizationApi, 'getAuthorizationSubjectsMe', subject);
    const { operations } = await preflight(client, ['getConversationRecordingmetadata']);
    revert();
    expect(operations).toMatchObject([
      {
        status: 'limited',
        reason: 'The caller has `recording:recording:view` under conditions of the role.',
        divisions: 'all',
        conditions: ['own == true'],
      },
    ]);
  });

  it('do not limit what another role permits without conditions', async () => {
    const client = await office.clientWith({ permissions: ['recording:recording:view'], division: '*' });
    const role = { id: 'r', policies: [policy('recording', 'recording', 'own == true'), policy('recording', 'recording', '')] };
    const subject = { id: 'u', grants: [{ division: { id: '*', description: '' }, role }] };
    const revert = office.sandbox.on(AuthorizationApi, 'getAuthorizationSubjectsMe', subject);
    const { operations } = await preflight(client, ['getConversationRecordingmetadata']);
    revert();
    expect(operations).toMatchObject([{ status: 'possible', conditions: [] }]);
  });
});

function policy(domain: string, entityName: string, condition: string) {
  return { domain, entityName, actions: ['view'], condition };
}

describe('A token of client credentials', () => {
  it('has the roles of its OAuth client', async () => {
    const { grants, operations } = await preflight(office.admin, ['postRoutingQueues']);
    expect(grants).toMatchObject({ kind: 'client', name: 'Nightly export' });
    expect(operations).toMatchObject([{ status: 'possible' }]);
  });

  it('has the roles of its OAuth client if the platform does not list them as those of a subject', async () => {
    const client = await oauthClientWith('routing:queue:view', 'authorization:role:view');
    office.sandbox.answer(AuthorizationApi, 'getAuthorizationSubjectsMe', { status: 400, times: 1 });
    const { grants, operations } = await preflight(client, ['getRoutingQueues', 'postRoutingQueues']);
    expect(grants).toMatchObject({ kind: 'client', name: 'Robot', problem: undefined });
    expect(operations).toMatchObject([{ status: 'limited', divisions: [{ id: office.nordic }] }, { status: 'impossible' }]);
  });

  it('leaves operations unknown if it may not read its roles', async () => {
    const client = await oauthClientWith('routing:queue:view');
    office.sandbox.answer(AuthorizationApi, 'getAuthorizationSubjectsMe', { status: 400, times: 1 });
    const { grants, operations } = await preflight(client, ['getRoutingQueues', 'getAlertingAlertsActive']);
    expect(grants).toMatchObject({ kind: 'client', permissions: undefined });
    expect(operations).toMatchObject([
      { status: 'unknown', reason: expect.stringContaining('authorization:role:view') as string },
      { status: 'impossible', isRetired: true },
    ]);
  });
});

describe('The roles of an OAuth client', () => {
  it('that the platform does not return leave operations unknown, with the id of the role', async () => {
    const client = await oauthClientWith('routing:queue:view', 'authorization:role:view');
    office.sandbox.answer(AuthorizationApi, 'getAuthorizationSubjectsMe', { status: 400, times: 1 });
    const ids: string[] = [];
    const revert = office.sandbox.on(AuthorizationApi, 'getAuthorizationRoles', ({ query }) => {
      ids.push(...query.getAll('id'));
      return { entities: [] };
    });
    const { grants, operations } = await preflight(client, ['getRoutingQueues']);
    revert();
    expect(ids).toHaveLength(1);
    const problem = `The platform did not return the role ${ids[0]} of the OAuth client.`;
    expect(grants).toMatchObject({ permissions: undefined, problem });
    expect(operations).toMatchObject([{ status: 'unknown', reason: problem }]);
  });

  it('are read 25 at a time, with their older permissions and their conditions', async () => {
    const roleDivisions = Array.from({ length: 26 }, (_, index) => ({
      roleId: `r${index}`,
      divisionId: index === 0 ? '*' : 'd1',
    }));
    const token = { OAuthClient: { id: 'c1', name: 'Robot', authorizedGrantType: 'CLIENT-CREDENTIALS', roleDivisions } };
    const requests: [pageSize: string | null, ids: number][] = [];
    const node = { conjunction: 'AND' };
    const reverts = [
      office.sandbox.on(TokensApi, 'getTokensMe', token),
      office.sandbox.on(AuthorizationApi, 'getAuthorizationSubjectsMe', { id: 'c1', grants: [] }),
      office.sandbox.on(AuthorizationApi, 'getAuthorizationRoles', ({ query }) => {
        const ids = query.getAll('id').flatMap((each) => each.split(','));
        requests.push([query.get('pageSize'), ids.length]);
        const policy = { domain: 'routing', entityName: 'queue', actionSet: ['view'], resourceConditionNode: node };
        return { entities: ids.map((id) => ({ id, permissions: ['admin'], permissionPolicies: [policy] })) };
      }),
    ];
    const { permissions = [] } = await readGrants(office.admin);
    for (const revert of reverts) revert();
    expect(requests).toEqual([
      ['25', 25],
      ['25', 1],
    ]);
    expect(permissions).toHaveLength(52);
    expect(permissions.slice(0, 3)).toEqual([
      { pattern: 'admin', division: 'all', condition: undefined },
      { pattern: 'routing:queue:view', division: 'all', condition: JSON.stringify(node) },
      { pattern: 'admin', division: { id: 'd1', name: 'd1' }, condition: undefined },
    ]);
  });
});

describe('A grant', () => {
  it.each<[string, object | undefined, GrantDivision]>([
    ['without a division counts for an unknown one', undefined, { id: 'unknown', name: 'unknown' }],
    ['of a division without a name has its id instead', { id: 'd1' }, { id: 'd1', name: 'd1' }],
  ])('%s', async (_what, division, expected) => {
    const grant = { division, role: { id: 'r', policies: [policy('routing', 'queue', '')] } };
    const revert = office.sandbox.on(AuthorizationApi, 'getAuthorizationSubjectsMe', { id: 'u', grants: [grant] });
    const { grants, operations } = await preflight(office.admin, ['getRoutingQueues']);
    revert();
    expect(grants.permissions).toEqual([{ pattern: 'routing:queue:view', division: expected, condition: undefined }]);
    expect(operations).toMatchObject([{ status: 'limited', divisions: [expected] }]);
  });

  it('of an older permission has its domain only', async () => {
    const policies = [
      { domain: 'admin', actions: [''] },
      { domain: '*', actions: [''] },
      { entityName: 'queue', actions: ['view'] },
    ];
    const grants = [{ division: { id: '*' }, role: { id: 'r', policies } }, { division: { id: '*' } }];
    const revert = office.sandbox.on(AuthorizationApi, 'getAuthorizationSubjectsMe', { id: 'u', grants });
    const { permissions = [] } = await readGrants(office.admin);
    revert();
    expect(permissions.map(({ pattern }) => pattern)).toEqual(['admin', '*::', ':queue:view']);
  });
});

/** Creates an OAuth client with a role in one division, and returns a client that is signed in by its credentials. */
async function oauthClientWith(...permissions: string[]): Promise<ApiClient> {
  const permissionPolicies = permissions.map((permission) => {
    const [domain = '', entityName = '', action = ''] = permission.split(':');
    return { domain, entityName, actionSet: [action], allowConditions: false };
  });
  const role = await new AuthorizationApi(office.admin).postAuthorizationRoles({ name: crypto.randomUUID(), permissionPolicies });
  const { id, secret = '' } = await new OAuthApi(office.admin).postOauthClients({
    name: 'Robot',
    authorizedGrantType: 'CLIENT-CREDENTIALS',
    roleDivisions: [{ roleId: role.id ?? '', divisionId: office.nordic }],
  });
  const client = clientOf(office.sandbox);
  await client.loginClientCredentialsGrant(id, secret);
  return client;
}

describe('A failure', () => {
  it('of the grants leaves operations unknown, and says why', async () => {
    office.sandbox.answer(AuthorizationApi, 'getAuthorizationSubjectsMe', {
      status: 403,
      body: { message: 'Not for you' },
      times: 1,
    });
    const client = await office.clientWith({ permissions: ['*:*:*'], division: '*' });
    const { grants, operations } = await preflight(client, ['getRoutingQueues', 'postUsers']);
    expect(grants.problem).toMatch(
      /did not state the caller's permissions: GET \S+subjects\/me responded with status 403.*Not for you/,
    );
    expect(operations.map(({ status, reason }) => [status, reason])).toEqual([
      ['unknown', grants.problem],
      ['unknown', grants.problem],
    ]);
  });

  it('of the token’s description leaves kind and scopes open', async () => {
    office.sandbox.answer(TokensApi, 'getTokensMe', { status: 403, times: 1 });
    const client = await office.clientWith({ permissions: ['directory:user:add'], division: '*' });
    const { grants, operations } = await preflight(client, ['postUsers']);
    expect(grants).toMatchObject({ kind: undefined, scopes: undefined });
    expect(operations).toMatchObject([{ status: 'possible' }]);
  });

  it('that concerns the token rejects', async () => {
    const client = clientOf(office.sandbox);
    client.setAccessToken('not-a-token');
    await expect(preflight(client, ['getUsers'])).rejects.toThrow(AuthenticationError);
    const signedOut = clientOf(office.sandbox);
    await expect(preflight(signedOut, ['getUsers'])).rejects.toMatchObject({ code: 'ERR_TOKEN_NOT_SET' });
  });

  it('of the network or the platform rejects', async () => {
    const offline = new ApiClient({
      apiUrl: 'https://api.sandbox.example',
      timeout: 0,
      transport: fetchTransport(() => Promise.reject(new TypeError('fetch failed'))),
    });
    offline.setAccessToken('t');
    await expect(preflight(offline, ['getUsers'])).rejects.toThrow(NetworkError);
    office.sandbox.answer(AuthorizationApi, 'getAuthorizationSubjectsMe', { status: 503, times: 1 });
    await expect(preflight(office.admin, ['getUsers'])).rejects.toThrow(ServerError);
  });

  it.each([[[]], ['no'], [null], [{}]])('is reported if a proxy responds with %j', async (body) => {
    const proxy = clientOf({ fetch: () => Promise.resolve(Response.json(body)) });
    proxy.setAccessToken('t');
    const outcome = preflight(proxy, ['getUsers']).then(({ operations }) => operations[0]?.status);
    await expect(outcome.catch((error: unknown) => (error as Error).name)).resolves.not.toMatch(/^(possible|limited|TypeError)$/);
  });
});

describe('Arguments', () => {
  it('that name no operation are refused with the nearest name, before anything is sent', async () => {
    const requests = await requestsOf(office.sandbox, async () => {
      const misspelt = preflight(office.admin, ['getUsers', 'postRoutingQueus' as OperationName]);
      await expect(misspelt).rejects.toThrow(InvalidParameterError);
      await expect(misspelt).rejects.toThrow('unknown operation "postRoutingQueus". Did you mean "postRoutingQueues"?');
    });
    expect(requests).toEqual([]);
    const grants = await readGrants(office.admin);
    await expect(checkOperations(grants, ['x' as OperationName])).rejects.toThrow(
      'unknown operation "x". Pass the name of a method of an API class, such as "getUser".',
    );
    await expect(checkOperations(grants, 'getUsers' as never)).rejects.toMatchObject({ operation: 'checkOperations' });
    await expect(checkOperations(grants, ['x' as OperationName])).rejects.toMatchObject({ operation: 'checkOperations' });
    await expect(checkOperations(grants, ['constructor' as OperationName])).rejects.toThrow('unknown operation "constructor"');
  });

  it.each<[string, unknown]>([
    ['it must be a list of names of operations, not a string', 'getUsers'],
    ['it must be a list of names of operations, not undefined', undefined],
    ['each name must be a text, not a function', [() => undefined]],
    ['each name must be a text, not undefined', [undefined]],
  ])('that are no list of names are refused: %s', async (message, names) => {
    await expect(preflight(office.admin, names as OperationName[])).rejects.toThrow(message);
  });

  it('that are no client or no grants are refused', async () => {
    await expect(preflight(undefined as never, ['getUsers'])).rejects.toThrow(ConfigurationError);
    await expect(readGrants(new TokensApi(office.admin) as never)).rejects.toThrow(
      'readGrants needs a client as its first argument',
    );
    await expect(checkOperations({} as never, ['getUsers'])).rejects.toThrow('pass the result of readGrants()');
  });

  it('may repeat a name and come from any iterable', async () => {
    const names = new Set<OperationName>(['postUsers', 'getUsers']);
    const { operations } = await preflight(office.admin, names);
    expect(operations.map(({ operation }) => operation)).toEqual(['postUsers', 'getUsers']);
    const repeated = await preflight(office.admin, ['getUsers', 'getUsers']);
    expect(repeated.operations).toHaveLength(1);
  });
});
