import type {
  DataTable,
  Division,
  DomainOrganizationRole,
  Flow,
  Group,
  Language,
  Library,
  Queue,
  Response,
  RoutingSkill,
  Script,
  Site,
  User,
  WrapupCode,
} from '../../../models/index.js';
import type { SandboxGrant } from './organisation.js';

/** What the contract says of an entity, but for fields that a seed file has words of its own for. */
type Entry<T, Own extends PropertyKey = never> = Partial<Omit<T, Own | 'name'>> & { name: string };

/** A role, by its name or id: in the home division, or where it is said. */
export type SeedGrant = string | { role: string; division?: string };

/** Whatever names another entity does so by its name or id; users by their e-mail address too. */
export interface SeedUser extends Entry<User, 'division' | 'manager' | 'skills' | 'languages' | 'presence' | 'routingStatus'> {
  division?: string;
  manager?: string;
  /** Those that everybody has go without saying; `Agent`, and `Supervisor` for team leaders, where nothing is said. */
  roles?: SeedGrant[];
  /** Proficiency by skill, from 0 to 5. */
  skills?: Record<string, number>;
  languages?: Record<string, number>;
  /** The name of a presence, such as `Available`; `Offline`. */
  presence?: string;
  /** `OFF_QUEUE`. */
  routingStatus?: 'OFF_QUEUE' | 'IDLE';
}

export interface SeedGroup extends Entry<Group, 'owners'> {
  owners?: string[];
  members?: string[];
}

export interface SeedQueue extends Entry<Queue, 'division'> {
  division?: string;
  members?: string[];
  wrapupCodes?: string[];
}

export interface SeedRole extends Entry<DomainOrganizationRole, 'permissions'> {
  /** Such as `routing:queue:view`; `*` for any domain, entity type or action. */
  permissions: string[];
}

export interface SeedClient {
  name: string;
  id?: string;
  description?: string;
  grant: SandboxGrant;
  /** Made from the seed where nothing is said. */
  secret?: string;
  redirectUris?: string[];
  roles?: SeedGrant[];
  accessTokenValiditySeconds?: number;
}

/** What has a division, and nothing else that it names. */
type Divided<T> = Entry<T, 'division'> & { division?: string };

/** A contact centre of one's own. A section that is there stands in the place of the sandbox's own; what is not there stays as it is. */
export interface SeedFile {
  $schema?: string;
  /** What ids are made from that are not given; 1. */
  seed?: number;
  organisation?: { name?: string; shortName?: string };
  /** Beside the home division. */
  divisions?: Entry<Division>[];
  skills?: Entry<RoutingSkill>[];
  languages?: Entry<Language>[];
  wrapupCodes?: Entry<WrapupCode>[];
  /** Beside `Employee`, `Agent`, `Supervisor` and `Admin`. */
  roles?: SeedRole[];
  users?: SeedUser[];
  groups?: SeedGroup[];
  queues?: SeedQueue[];
  /** Beside those that the sandbox has for each grant. */
  oauthClients?: SeedClient[];
  flows?: Divided<Flow>[];
  scripts?: Divided<Script>[];
  sites?: Divided<Site>[];
  responseLibraries?: Entry<Library>[];
  responses?: (Entry<Response, 'libraries'> & { libraries?: string[] })[];
  dataTables?: (Divided<DataTable> & { rows?: Record<string, unknown>[] })[];
  /** Any other collection of the contract, by its path. */
  entities?: Record<string, Record<string, unknown>[]>;
  /** Any resource of which there is one, by its path. */
  settings?: Record<string, Record<string, unknown>>;
}
