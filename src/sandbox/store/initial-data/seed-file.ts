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

/** The fields of an entity in the contract, except those that a seed file defines differently. */
type Entry<T, Excluded extends PropertyKey = never> = Partial<Omit<T, Excluded | 'name'>> & { name: string };

/** A role, by its name or id: in the home division, or in the given one. */
export type SeedGrant = string | { role: string; division?: string };

/** Fields that refer to other entities contain names or ids; for users also e-mail addresses. */
export interface SeedUser extends Entry<User, 'division' | 'manager' | 'skills' | 'languages' | 'presence' | 'routingStatus'> {
  division?: string;
  manager?: string;
  /** Roles in addition to those that all users have; by default `Agent`, and `Supervisor` for team leaders. */
  roles?: SeedGrant[];
  /** Proficiency by skill, from 0 to 5. */
  skills?: Record<string, number>;
  languages?: Record<string, number>;
  /** The name of a presence, such as `Available`; `Offline` by default. */
  presence?: string;
  /** `OFF_QUEUE` by default. */
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
  /** Created from the seed by default. */
  secret?: string;
  redirectUris?: string[];
  roles?: SeedGrant[];
  accessTokenValiditySeconds?: number;
}

/** An entity whose only reference is its division. */
type InDivision<T> = Entry<T, 'division'> & { division?: string };

/** Custom seed data for a sandbox. Each section replaces the sandbox's own data; without a section, that data stays. */
export interface SeedFile {
  $schema?: string;
  /** The seed for ids that are not specified; 1 by default. */
  seed?: number;
  organisation?: { name?: string; shortName?: string };
  /** In addition to the home division. */
  divisions?: Entry<Division>[];
  skills?: Entry<RoutingSkill>[];
  languages?: Entry<Language>[];
  wrapupCodes?: Entry<WrapupCode>[];
  /** In addition to `Employee`, `Agent`, `Supervisor` and `Admin`. */
  roles?: SeedRole[];
  users?: SeedUser[];
  groups?: SeedGroup[];
  queues?: SeedQueue[];
  /** In addition to the sandbox's own client for each grant. */
  oauthClients?: SeedClient[];
  flows?: InDivision<Flow>[];
  scripts?: InDivision<Script>[];
  sites?: InDivision<Site>[];
  responseLibraries?: Entry<Library>[];
  responses?: (Entry<Response, 'libraries'> & { libraries?: string[] })[];
  dataTables?: (InDivision<DataTable> & { rows?: Record<string, unknown>[] })[];
  /** Any other collection of the contract, by its path. */
  entities?: Record<string, Record<string, unknown>[]>;
  /** Any single resource, by its path. */
  settings?: Record<string, Record<string, unknown>>;
}
