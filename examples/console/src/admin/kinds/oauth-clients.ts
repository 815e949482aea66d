import { OAuthApi } from 'contact-centre-client/apis/oauth';
import type { OAuthClient, OAuthClientRequest } from 'contact-centre-client/models';
import { entries } from './entries.js';
import type { Entity, Problem } from './kind.js';
import { defineKind } from './kind.js';

/** Whether the client signs in by itself, and therefore has roles. Other clients act with the roles of a user. */
const hasRoles = ({ authorizedGrantType }: Entity): boolean => authorizedGrantType === 'CLIENT-CREDENTIALS';

/** Whether a sign-in leads back to an address of the client. */
const redirects = ({ authorizedGrantType }: Entity): boolean => authorizedGrantType === 'CODE' || authorizedGrantType === 'TOKEN';

export const oauthClients = defineKind<OAuthClient>({
  ...entries.oauthClients,
  one: 'kind.oauthClient',
  several: 'kind.oauthClientNoun',
  model: 'OAuthClientRequest',
  list: (client, request) => new OAuthApi(client).getOauthClients(request).items(),
  read: async (client, id, request) => withoutSecret(await new OAuthApi(client).getOauthClient(id, request)),
  create: (client, entity) => new OAuthApi(client).postOauthClients(bodyOf(entity)),
  update: async (client, id, entity, request) =>
    withoutSecret(await new OAuthApi(client).putOauthClient(id, bodyOf(entity), request)),
  remove: (client, id) => new OAuthApi(client).deleteOauthClient(id),
  initial: { authorizedGrantType: 'CLIENT-CREDENTIALS', accessTokenValiditySeconds: 86_400 },
  columns: [
    { id: 'state', name: 'kind.state', value: ({ state }) => state, width: 90 },
    {
      id: 'validity',
      name: 'kind.tokenTime',
      value: ({ accessTokenValiditySeconds }) => accessTokenValiditySeconds,
      format: 'number',
      width: 120,
    },
    { id: 'changed', name: 'kind.changed', value: ({ dateModified }) => dateModified, format: 'date', width: 150 },
    { id: 'description', name: 'kind.description', value: ({ description }) => description, width: 160, isOptional: true },
  ],
  fields: [
    { path: 'name', label: 'kind.name', type: { name: 'text' } },
    {
      path: 'authorizedGrantType',
      label: 'kind.grantType',
      type: {
        name: 'choice',
        labels: {
          CODE: 'kind.grantCode',
          TOKEN: 'kind.grantToken',
          'SAML2-BEARER': 'kind.grantSaml',
          PASSWORD: 'kind.grantPassword',
          'CLIENT-CREDENTIALS': 'kind.grantCredentials',
        },
      },
    },
    {
      path: 'state',
      label: 'kind.state',
      help: 'kind.clientStateHelp',
      isPermanent: true,
      type: {
        name: 'choice',
        labels: { active: 'kind.stateActive', disabled: 'kind.stateDisabled', inactive: 'kind.stateInactive' },
      },
    },
    {
      path: 'accessTokenValiditySeconds',
      label: 'kind.tokenTime',
      help: 'kind.tokenTimeHelp',
      isPermanent: true,
      type: { name: 'duration', stored: 's', min: 300, max: 172_800 },
    },
    { path: 'description', label: 'kind.description', type: { name: 'text', isLong: true } },
    {
      path: 'registeredRedirectUri',
      label: 'kind.redirectUris',
      help: 'kind.redirectUrisHelp',
      isShown: redirects,
      isRequired: redirects,
      check: redirectProblem,
      type: { name: 'texts' },
    },
    {
      path: 'scope',
      label: 'kind.scopes',
      help: 'kind.scopesHelp',
      isShown: (client) => !hasRoles(client),
      type: { name: 'references', target: 'scopes', isId: true },
    },
    {
      path: 'roleDivisions',
      label: 'kind.roles',
      help: 'kind.clientRolesHelp',
      isShown: hasRoles,
      isRequired: hasRoles,
      type: { name: 'grants' },
    },
  ],
  actions: [
    {
      id: 'renewSecret',
      label: 'kind.renewSecret',
      help: 'kind.renewSecretHelp',
      done: 'kind.secretRenewed',
      requires: ['oauth:client:edit'],
      run: (client, id) => secretsOf(new OAuthApi(client).postOauthClientSecret(id)),
    },
  ],
  secretOf: ({ secret }) => (secret === undefined || secret === '' ? undefined : { label: 'kind.clientSecret', value: secret }),
});

const secretsOf = async (client: PromiseLike<OAuthClient>): Promise<Entity> => ({ ...(await client) });

/** The platform sends it only after it has created it. If it did so otherwise, the console would not store it. */
const withoutSecret = ({ secret: _, ...client }: OAuthClient): OAuthClient => client;

/** Absolute, without a fragment. The platform permits plain HTTP only for addresses of the same machine. */
function redirectProblem(value: unknown): Problem | undefined {
  const wrong = (value as readonly string[]).find((uri) => uri.trim() !== '' && !isRedirect(uri.trim()));
  return wrong === undefined ? undefined : { id: 'kind.noRedirectUri', values: { uri: wrong } };
}

function isRedirect(uri: string): boolean {
  const url = URL.parse(uri);
  if (!url || /[#\s\\]/.test(uri)) return false;
  return url.protocol !== 'http:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

function bodyOf(client: OAuthClient): OAuthClientRequest {
  const { name, authorizedGrantType, description, accessTokenValiditySeconds, state, dateToDelete } = client;
  const { registeredRedirectUri, scope, roleDivisions } = client;
  const entity: Entity = { ...client };
  return {
    name,
    authorizedGrantType,
    ...(description !== undefined && { description }),
    ...(accessTokenValiditySeconds !== undefined && { accessTokenValiditySeconds }),
    ...(state !== undefined && { state }),
    ...(dateToDelete !== undefined && { dateToDelete }),
    ...(redirects(entity) && registeredRedirectUri && { registeredRedirectUri }),
    ...(hasRoles(entity) ? roleDivisions && { roleDivisions } : scope && { scope }),
  };
}
