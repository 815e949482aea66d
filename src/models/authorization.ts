import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  AuthzGrant,
  DomainOrganizationProduct,
  DomainOrganizationRole,
  DomainPermissionPolicy,
} from './shared-administration.js';
import type { Division, UserReference } from './shared-references.js';

/**
 * Allows or denies a subject the use of a target when a condition on attributes holds. Policies stand beside roles: a role says
 * what may be done, a policy under which circumstances.
 */
export interface AuthorizationPolicy {
  id?: string;
  name?: string;
  /** What the policy protects, by the name of its target. */
  targetResource?: string;
  /** Whom the policy is about. */
  subject: Subject;
  effect: OpenEnum<'ALLOW' | 'DENY'>;
  /** Expression over the target's attributes and the preset ones. */
  condition?: JsonObject;
  description?: string;
  /** @format date-time */
  dateModified?: string;
  /** Constants for the condition, by name, such as an address range or working hours. */
  presetAttributes?: Dictionary<TypedAttribute>;
  /** False keeps the policy without applying it. */
  active?: boolean;
  /** Whether OAuth clients, too, are subject to the policy. */
  applyToClients?: boolean;
  selfUri?: string;
}

export interface AuthorizationPolicyEntityListing {
  entities: AuthorizationPolicy[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** Settings of the analysis that tells used permissions from unused ones. */
export interface AuthorizationSettings {
  id?: string;
  analysisEnabled?: boolean;
  /** How many past days the analysis covers. */
  analysisDays?: number;
  /** @format date-time */
  dateLastCalculated?: string;
  /** @format date */
  dateLastActive?: string;
  selfUri?: string;
}

export interface AuthzDivisionGrantEntityListing {
  entities: AuthzGrant[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

/** How a role of the organisation differs from the default role it is compared with. */
export interface DomainOrgRoleDifference {
  removedPermissionPolicies?: DomainPermissionPolicy[];
  addedPermissionPolicies?: DomainPermissionPolicy[];
  /** Policies that both roles have. */
  samePermissionPolicies?: DomainPermissionPolicy[];
  /** The organisation's role. */
  userOrgRole?: DomainOrganizationRole;
  roleFromDefault?: DomainOrganizationRole;
}

/** A role to be added. */
export interface DomainOrganizationRoleCreate {
  id?: string;
  name: string;
  description?: string;
  /** Default role that this one derives from, if any. */
  defaultRoleId?: string;
  /** Permissions of the role, each as `domain:entity:action`. */
  permissions?: string[];
  /** Permissions without effect because the organisation lacks the product they belong to. */
  unusedPermissions?: string[];
  /** What the role allows. */
  permissionPolicies?: DomainPermissionPolicy[];
  /** How many users hold the role. */
  userCount?: number;
  /** Whether the role has fallen behind the default role it derives from. */
  roleNeedsUpdate?: boolean;
  base?: boolean;
  /** Whether the role is one of the platform's default roles. */
  default?: boolean;
  /** Licence that the role's permissions call for. */
  baseLicense?: string;
  /** Licences needed on top of the base one. */
  addonLicenses?: string[];
  /** When the licences were last worked out. @format date-time */
  dateLicenseLastUpdated?: string;
  selfUri?: string;
}

/** A role as it is to be after `putAuthorizationRole`. */
export interface DomainOrganizationRoleUpdate {
  id?: string;
  name: string;
  description?: string;
  /** Default role that this one derives from, if any. @deprecated The platform no longer has it. */
  defaultRoleId?: string;
  /** Permissions of the role, each as `domain:entity:action`. */
  permissions?: string[];
  /**
   * Permissions without effect because the organisation lacks the product they belong to.
   *
   * @deprecated The platform no longer has it.
   */
  unusedPermissions?: string[];
  permissionPolicies?: DomainPermissionPolicy[];
  /** How many users hold the role. @deprecated The platform no longer has it. */
  userCount?: number;
  /** Whether the role has fallen behind the default role it derives from. @deprecated The platform no longer has it. */
  roleNeedsUpdate?: boolean;
  /** @deprecated The platform no longer has it. */
  base?: boolean;
  /** @deprecated The platform no longer has it. */
  default?: boolean;
  selfUri?: string;
}

/** One permission, `domain:entityType:action`. */
export interface DomainPermission {
  domain?: string;
  entityType?: string;
  action?: string;
  label?: string;
  /** Whether a policy may limit it with conditions. */
  allowsConditions?: boolean;
  /** Whether it is checked against the division of the object; others hold organisation-wide. */
  divisionAware?: boolean;
}

/** All permissions of one domain. */
export interface DomainPermissionCollection {
  id: string;
  name?: string;
  domain?: string;
  /** Permissions by entity type. */
  permissionMap?: Dictionary<DomainPermission[]>;
  selfUri?: string;
}

export interface OrganizationProductEntityListing {
  entities: DomainOrganizationProduct[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

export interface OrganizationRoleEntityListing {
  entities: DomainOrganizationRole[];
  /** Entities per page; the last page may hold fewer. */
  pageSize?: number;
  /** Counts from one. */
  pageNumber?: number;
  /** Entities on all pages together. */
  total?: number;
  /** Path and query of the first page, without the host. */
  firstUri?: string;
  selfUri?: string;
  /** Path and query of the next page; absent where no page follows. */
  nextUri?: string;
  /** Path and query of the page before; absent on the first page. */
  previousUri?: string;
  /** Path and query of the last page, without the host. */
  lastUri?: string;
  /** Number of pages; some listings leave it out. */
  pageCount?: number;
}

export interface PermissionCollectionEntityListing {
  entities: DomainPermissionCollection[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** A value known at the time of a decision, which conditions may compare. */
export interface PolicyAttribute {
  name?: string;
  type?: OpenEnum<
    | 'BOOLEAN'
    | 'NUMBER'
    | 'STRING'
    | 'STRING_LIST'
    | 'TIME'
    | 'RELATIVE_TIME'
    | 'DATE'
    | 'TIME_RANGE'
    | 'DAY_RANGE'
    | 'IP_ADDRESS'
    | 'IP_CIDR'
  >;
  description?: string;
  /** Feature that must be switched on for the attribute to exist. */
  featureToggle?: string;
}

/** The attributes of one policy, as a form for a simulation needs them. */
export interface PolicyAttributeSet {
  id: string;
  name?: string;
  policyAttributes?: PolicyAttribute[];
  presetAttributes?: Dictionary<TypedAttribute>;
  selfUri?: string;
}

/** How one condition of a simulated policy came out. */
export interface PolicyConditionResult {
  name?: string;
  result?: boolean;
}

export interface PolicyTestPayload {
  /** The values to decide with, by attribute name. */
  attributeData: Dictionary<TypedAttribute>;
}

export interface PolicyTestResult {
  id: string;
  name?: string;
  result?: string;
  policyConditionResults?: PolicyConditionResult[];
}

export interface RoleSettings {
  id?: string;
  backfillEnabled?: boolean;
  /** Whether it matters in which divisions a user may grant roles. */
  authorizationGrantDivisionAware?: boolean;
  selfUri?: string;
}

/** A subject that holds a role, with the divisions in which it holds it. */
export interface SubjectDivisionGrants {
  id?: string;
  name?: string;
  divisions?: Division[];
  /** Whether the subject is a user, a group or an OAuth client, or comes from a trustee organisation. */
  type?: OpenEnum<'PC_USER' | 'PC_GROUP' | 'PC_OAUTH_CLIENT' | 'PC_TRUSTEE_USER' | 'PC_TRUSTEE_GROUP' | 'UNKNOWN'>;
  selfUri?: string;
}

export interface SubjectDivisionGrantsEntityListing {
  entities: SubjectDivisionGrants[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** Subjects and divisions for one role; every subject gets the role in every division. */
export interface SubjectDivisions {
  subjectIds: string[];
  divisionIds: string[];
}

export interface TargetAttributeValue {
  description?: string;
  policyAttributes?: PolicyAttribute[];
}

export interface TargetAttributes {
  /** Attributes that every target knows. */
  baseAttributes?: PolicyAttribute[];
  /** Further attributes, by the name of the target that knows them. */
  targetAttributes?: Dictionary<TargetAttributeValue>;
}

/** A value with its type, both as text. */
export interface TypedAttribute {
  /** One of the types of `PolicyAttribute`. */
  type?: string;
  value?: string;
}

export interface UserReferenceEntityListing {
  entities: UserReference[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

export interface ValidationErrorListing {
  entities: ValidationErrorResponse[];
}

export interface ValidationErrorResponse {
  message?: string;
  errorType?: string;
  arguments?: Dictionary<string>;
}

/** Whom a policy applies to. */
export interface Subject {
  type?: OpenEnum<'USER' | 'CLIENT' | 'GROUP' | 'TEAM' | 'ALL'>;
  /** Absent where the type is `ALL`. */
  id?: string;
}
