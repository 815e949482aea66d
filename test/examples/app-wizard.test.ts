import type { ApiClient } from 'contact-centre-client';
import { ApiError, ArchitectApi, AuthorizationApi, GroupsApi, OAuthApi, RoutingApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpIntegration } from '../../examples/app-wizard/set-up-integration.js';
import { clientOfRecipe } from '../support/client-of-recipe.js';
import { clientOf } from '../support/in-sandbox.js';

const NAME = 'Customer tiers';

let sandbox: ReturnType<typeof createSandbox>;
let client: ApiClient;
/** Signed in with the permissions that README.md names. */
let recipeClient: ApiClient;
let lines: string[];

beforeEach(async () => {
  sandbox = createSandbox();
  client = clientOf(sandbox, { rejectWith: 'error' });
  client.setAccessToken(sandbox.issueAccessToken());
  recipeClient = await clientOfRecipe(sandbox, 'app-wizard');
  lines = [];
});

const setUp = () => setUpIntegration(recipeClient, NAME, (line) => lines.push(line));

/** Returns which kinds of objects have the name of the integration. */
async function findObjects(): Promise<string[]> {
  const lists = {
    role: await new AuthorizationApi(client).getAuthorizationRoles({ pageSize: 100 }).items().toArray(),
    group: await new GroupsApi(client).getGroups({ pageSize: 100 }).items().toArray(),
    'OAuth client': await new OAuthApi(client).getOauthClients().items().toArray(),
    'data table': await new ArchitectApi(client).getFlowsDatatables({ pageSize: 100 }).items().toArray(),
  };
  return Object.entries(lists).flatMap(([kind, list]) => (list.some(({ name }) => name === NAME) ? [kind] : []));
}

it('creates role, group, OAuth client and data table, so that the integration can sign in', async () => {
  const { clientId, clientSecret, groupId, dataTableId } = await setUp();
  expect(await findObjects()).toEqual(['role', 'group', 'OAuth client', 'data table']);
  const { grants } = await new AuthorizationApi(client).getAuthorizationSubject(groupId);
  expect(grants?.map(({ role, division }) => [role?.name, division?.id])).toEqual([[NAME, '*']]);
  expect((await new ArchitectApi(client).getFlowsDatatable(dataTableId, { expand: 'schema' })).schema?.required).toEqual(['key']);

  const integration = clientOf(sandbox, { rejectWith: 'error' });
  await integration.loginClientCredentialsGrant(clientId, clientSecret);
  expect((await new RoutingApi(integration).getRoutingQueues()).total).toBe(sandbox.queues.length);
  await expect(new GroupsApi(integration).getGroups()).resolves.toBeDefined();
  await expect(new RoutingApi(integration).postRoutingQueues({ name: 'Not permitted' })).rejects.toMatchObject({ status: 403 });
});

describe('A step that fails', () => {
  it.each([
    ['POST /api/v2/authorization/roles', []],
    ['POST /api/v2/groups', ['role']],
    ['POST /api/v2/authorization/subjects/{subjectId}/divisions/{divisionId}/roles/{roleId}', ['group', 'role']],
    ['POST /api/v2/oauth/clients', ['grant of the role to the group', 'group', 'role']],
    ['POST /api/v2/flows/datatables', ['OAuth client', 'grant of the role to the group', 'group', 'role']],
  ])('at %s removes what the earlier steps created, the last one first', async (route, removed) => {
    sandbox.fail({ status: 400, route });
    await expect(setUp()).rejects.toBeInstanceOf(ApiError);
    expect(await findObjects()).toEqual([]);
    expect(lines.filter((line) => line.startsWith('Removed'))).toEqual(removed.map((what) => `Removed the ${what}`));
  });

  it('reports what could not be removed, and removes the rest', async () => {
    sandbox.fail({ status: 400, route: 'POST /api/v2/flows/datatables' });
    sandbox.fail({ status: 503, route: 'DELETE /api/v2/groups/{groupId}' });
    await expect(setUp()).rejects.toMatchObject({ status: 400 });
    expect(await findObjects()).toEqual(['group']);
    expect(lines).toContainEqual(
      expect.stringMatching(/^The group could not be removed. Remove it by hand: ServerError: DELETE/),
    );
  });
});
