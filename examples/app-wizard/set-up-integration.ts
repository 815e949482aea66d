import type { ApiClient } from 'contact-centre-client';
import { ArchitectApi, AuthorizationApi, GroupsApi, OAuthApi } from 'contact-centre-client';
import type { JsonSchemaDocument } from 'contact-centre-client/models';

/** What the integration needs to run. */
export interface Integration {
  clientId: string;
  clientSecret: string;
  groupId: string;
  dataTableId: string;
}

interface Reversal {
  what: string;
  revert: () => PromiseLike<unknown>;
}

/** The columns of the data table: one row for each customer. */
const schema: JsonSchemaDocument = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  type: 'object',
  required: ['key'],
  properties: {
    key: { title: 'customer', type: 'string', $id: '/properties/key' },
    tier: { title: 'tier', type: 'string', $id: '/properties/tier' },
    isPaused: { title: 'isPaused', type: 'boolean', $id: '/properties/isPaused' },
  },
};

/** Creates everything that an integration needs. If a step fails, it removes what the earlier steps created, and throws. */
export async function setUpIntegration(client: ApiClient, name: string, print: (line: string) => void): Promise<Integration> {
  const authorization = new AuthorizationApi(client);
  const groups = new GroupsApi(client);
  const oauth = new OAuthApi(client);
  const architect = new ArchitectApi(client);
  const reversals: Reversal[] = [];

  async function step<T>(what: string, create: PromiseLike<T>, remove: (created: T) => PromiseLike<unknown>): Promise<T> {
    const created = await create;
    reversals.unshift({ what, revert: () => remove(created) });
    print(`Created the ${what}`);
    return created;
  }

  try {
    const role = await step(
      'role',
      authorization.postAuthorizationRoles({ name, permissions: ['routing:queue:view', 'analytics:queueObservation:view'] }),
      ({ id = '' }) => authorization.deleteAuthorizationRole(id),
    );
    const roleId = role.id ?? '';
    const group = await step(
      'group',
      groups.postGroups({ name, type: 'official', visibility: 'public', rulesVisible: true, rolesEnabled: true }),
      ({ id }) => groups.deleteGroup(id),
    );
    await step(
      'grant of the role to the group',
      authorization.postAuthorizationSubjectDivisionRole(group.id, '*', roleId, { subjectType: 'PC_GROUP' }),
      () => authorization.deleteAuthorizationSubjectDivisionRole(group.id, '*', roleId),
    );
    const oauthClient = await step(
      'OAuth client',
      oauth.postOauthClients({
        name,
        authorizedGrantType: 'CLIENT-CREDENTIALS',
        roleDivisions: [{ roleId, divisionId: '*' }],
      }),
      ({ id }) => oauth.deleteOauthClient(id),
    );
    const dataTable = await step('data table', architect.postFlowsDatatables({ name, schema }), ({ id = '' }) =>
      architect.deleteFlowsDatatable(id),
    );
    const { id: clientId, secret: clientSecret = '' } = oauthClient;
    return { clientId, clientSecret, groupId: group.id, dataTableId: dataTable.id ?? '' };
  } catch (error) {
    await revertAll(reversals, print);
    throw error;
  }
}

/** Reverts all steps, the last one first. A step that cannot be reverted does not stop the others. */
async function revertAll(reversals: Reversal[], print: (line: string) => void): Promise<void> {
  for (const { what, revert } of reversals) {
    try {
      await revert();
      print(`Removed the ${what}`);
    } catch (error) {
      print(`The ${what} could not be removed. Remove it by hand: ${String(error)}`);
    }
  }
}
