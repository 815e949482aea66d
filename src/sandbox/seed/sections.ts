/** The kind of a field that only seed files have. */
export type SeedField =
  | { kind: 'text' | 'texts' | 'number' | 'grant' | 'objects'; description: string }
  /** The name of an entity of another section, or several. */
  | { kind: 'ref' | 'refs' | 'proficiencies'; to: string; description: string }
  | { kind: 'grants'; description: string }
  | { kind: 'choice'; values: readonly string[]; description: string };

/** A section of a seed file. */
export interface Section {
  /** The type of the contract that all other fields have; absent if there are none. */
  readonly type?: string;
  /** The path of its entities. */
  readonly path: string;
  readonly description: string;
  readonly seedFields: Readonly<Record<string, SeedField>>;
  /** Required fields in addition to the name. */
  readonly needs?: readonly string[];
}

const division = { kind: 'ref', to: 'divisions', description: 'The division that it is in; the home division' } as const;
const roles = { kind: 'grants', description: 'Roles by name, or { role, division }; * for all divisions' } as const;
const grants = ['client_credentials', 'code', 'implicit', 'pkce', 'saml2'] as const;

/** In the order of reading: a section comes after those that it names. */
export const sections: Readonly<Record<string, Section>> = {
  divisions: {
    type: 'Division',
    path: '/api/v2/authorization/divisions',
    description: 'Beside the home division',
    seedFields: {},
  },
  skills: { type: 'RoutingSkill', path: '/api/v2/routing/skills', description: 'ACD skills', seedFields: {} },
  languages: { type: 'Language', path: '/api/v2/routing/languages', description: 'ACD languages', seedFields: {} },
  wrapupCodes: { type: 'WrapupCode', path: '/api/v2/routing/wrapupcodes', description: 'Wrap-up codes', seedFields: {} },
  roles: {
    type: 'DomainOrganizationRole',
    path: '/api/v2/authorization/roles',
    description: 'Beside Employee, Agent, Supervisor and Admin',
    seedFields: {
      permissions: { kind: 'texts', description: 'Such as routing:queue:view; * for any domain, entity type or action' },
    },
    needs: ['permissions'],
  },
  users: {
    type: 'User',
    path: '/api/v2/users',
    description: 'People',
    seedFields: {
      division,
      roles,
      manager: { kind: 'ref', to: 'users', description: 'Another user, by name, e-mail address or id' },
      skills: { kind: 'proficiencies', to: 'skills', description: 'Proficiency by skill, from 0 to 5' },
      languages: { kind: 'proficiencies', to: 'languages', description: 'Proficiency by language, from 0 to 5' },
      presence: { kind: 'ref', to: 'presences', description: 'A presence by name, such as Available; Offline' },
      routingStatus: { kind: 'choice', values: ['OFF_QUEUE', 'IDLE'], description: 'OFF_QUEUE' },
    },
  },
  groups: {
    type: 'Group',
    path: '/api/v2/groups',
    description: 'Groups of people',
    seedFields: {
      owners: { kind: 'refs', to: 'users', description: 'Users by name, e-mail address or id' },
      members: { kind: 'refs', to: 'users', description: 'Users by name, e-mail address or id' },
    },
  },
  queues: {
    type: 'Queue',
    path: '/api/v2/routing/queues',
    description: 'Queues',
    seedFields: {
      division,
      members: { kind: 'refs', to: 'users', description: 'Users by name, e-mail address or id' },
      wrapupCodes: { kind: 'refs', to: 'wrapupCodes', description: 'Wrap-up codes by name' },
    },
  },
  oauthClients: {
    path: '/api/v2/oauth/clients',
    description: 'OAuth clients beside those that the sandbox has for each grant',
    needs: ['grant'],
    seedFields: {
      id: { kind: 'text', description: 'Made from the seed' },
      description: { kind: 'text', description: 'What it is for' },
      roles,
      grant: { kind: 'choice', values: grants, description: 'What it may be used for' },
      secret: { kind: 'text', description: 'Made from the seed' },
      redirectUris: { kind: 'texts', description: 'Where the login page may return to' },
      accessTokenValiditySeconds: { kind: 'number', description: 'How long its tokens last, in s' },
    },
  },
  flows: { type: 'Flow', path: '/api/v2/flows', description: 'Architect flows', seedFields: { division } },
  scripts: { type: 'Script', path: '/api/v2/scripts', description: 'Scripts, all of them published', seedFields: { division } },
  sites: {
    type: 'Site',
    path: '/api/v2/telephony/providers/edges/sites',
    description: 'Telephony sites',
    seedFields: { division },
  },
  responseLibraries: {
    type: 'Library',
    path: '/api/v2/responsemanagement/libraries',
    description: 'Libraries of canned responses',
    seedFields: {},
  },
  responses: {
    type: 'Response',
    path: '/api/v2/responsemanagement/responses',
    description: 'Canned responses',
    seedFields: { libraries: { kind: 'refs', to: 'responseLibraries', description: 'Libraries by name' } },
  },
  dataTables: {
    type: 'DataTable',
    path: '/api/v2/flows/datatables',
    description: 'Data tables',
    seedFields: { division, rows: { kind: 'objects', description: 'Rows, each with its key' } },
  },
};
