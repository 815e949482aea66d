import type { OpenEnum } from './open-enum.js';

export type ScimSchemaId = OpenEnum<
  | 'urn:ietf:params:scim:schemas:core:2.0:User'
  | 'urn:ietf:params:scim:schemas:core:2.0:Group'
  | 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'
  | 'urn:ietf:params:scim:schemas:core:2.0:ResourceType'
  | 'urn:ietf:params:scim:schemas:core:2.0:Schema'
  | 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
  | 'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User'
>;

export type ScimResourceKind = OpenEnum<'User' | 'Group' | 'ServiceProviderConfig' | 'ResourceType' | 'Schema'>;

export interface Manager {
  /** User id of the manager. */
  value?: string;
  /** Address of the manager as a SCIM resource. */
  $ref?: string;
}

/** A kind of resource, where it is found and which schema describes it. */
export interface ScimConfigResourceType {
  id?: string;
  schemas?: string[];
  name?: string;
  description?: string;
  /** URN of the main schema. */
  schema?: string;
  schemaExtensions?: ScimConfigResourceTypeSchemaExtension[];
  /** Path of the resource below the SCIM base. */
  endpoint?: string;
  meta?: ScimMetadata;
}

export interface ScimConfigResourceTypeSchemaExtension {
  schema?: string;
  required?: boolean;
}

export interface ScimConfigResourceTypesListResponse {
  schemas?: string[];
  totalResults?: number;
  startIndex?: number;
  itemsPerPage?: number;
  Resources?: ScimConfigResourceType[];
}

export interface ScimEmail {
  value?: string;
  type?: OpenEnum<'work' | 'other'>;
  primary?: boolean;
}

/** An identifier that the user has in another system. */
export interface ScimGenesysUserExternalId {
  /** The system that issued it. */
  authority: string;
  /** The identifier there. */
  value: string;
}

export interface ScimGroupListResponse {
  schemas?: string[];
  totalResults?: number;
  startIndex?: number;
  itemsPerPage?: number;
  Resources?: ScimV2Group[];
}

export interface ScimMetadata {
  resourceType?: ScimResourceKind;
  /** @format date-time */
  lastModified?: string;
  /** Address of the entity. */
  location?: string;
  /** ETag of the entity, for `If-Match` and `If-None-Match`. */
  version?: string;
}

export interface ScimPhoneNumber {
  /** Number in E.164 form or as a `tel:` URI, e.g. `tel:+13175550100;ext=12`. */
  value?: string;
  type?: OpenEnum<
    | 'work'
    | 'work2'
    | 'work3'
    | 'work4'
    | 'home'
    | 'mobile'
    | 'other'
    | 'microsoftteams'
    | 'zoomphone'
    | 'eighbyeight'
    | 'eightbyeight'
    | 'ringcentral'
  >;
  primary?: boolean;
}

export interface ScimServiceProviderConfig {
  schemas?: string[];
  documentationUri?: string;
  patch?: ScimServiceProviderConfigSimpleFeature;
  filter?: ScimServiceProviderConfigFilterFeature;
  etag?: ScimServiceProviderConfigSimpleFeature;
  sort?: ScimServiceProviderConfigSimpleFeature;
  bulk?: ScimServiceProviderConfigBulkFeature;
  changePassword?: ScimServiceProviderConfigSimpleFeature;
  authenticationSchemes?: ScimServiceProviderConfigAuthenticationScheme[];
  meta?: ScimMetadata;
}

export interface ScimServiceProviderConfigAuthenticationScheme {
  name: string;
  description: string;
  specUri?: string;
  documentationUri?: string;
  type: OpenEnum<'oauth' | 'oauth2' | 'oauthbearertoken' | 'httpbasic' | 'httpdigest'>;
  primary?: boolean;
}

export interface ScimServiceProviderConfigBulkFeature {
  supported?: boolean;
  maxOperations?: number;
  /** Greatest size of a bulk request, in bytes. */
  maxPayloadSize?: number;
}

export interface ScimServiceProviderConfigFilterFeature {
  supported?: boolean;
  maxResults?: number;
}

export interface ScimServiceProviderConfigSimpleFeature {
  supported?: boolean;
}

/** What the platform adds to a SCIM user: skills, languages and external ids. */
export interface ScimUserExtensions {
  routingSkills?: ScimUserRoutingSkill[];
  routingLanguages?: ScimUserRoutingLanguage[];
  externalIds?: ScimGenesysUserExternalId[];
}

export interface ScimUserListResponse {
  schemas?: string[];
  totalResults?: number;
  startIndex?: number;
  itemsPerPage?: number;
  Resources?: ScimV2User[];
}

export interface ScimUserRole {
  value?: string;
}

export interface ScimUserRoutingLanguage {
  name: string;
  /** How good the user is at it. */
  proficiency?: number;
}

export interface ScimUserRoutingSkill {
  name: string;
  /** How good the user is at it. */
  proficiency?: number;
}

export interface ScimV2CreateUser {
  /** URNs of the schemas the body follows. */
  schemas?: string[];
  active?: boolean;
  /** The user's e-mail address, unique in the organisation. */
  userName: string;
  displayName: string;
  password?: string;
  title?: string;
  phoneNumbers?: ScimPhoneNumber[];
  emails?: ScimEmail[];
  /** Id of the user in the provisioning system. */
  externalId?: string;
  groups?: ScimV2GroupReference[];
  roles?: ScimUserRole[];
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'?: ScimV2EnterpriseUser;
  'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User'?: ScimUserExtensions;
}

export interface ScimV2EnterpriseUser {
  /** Name of the division the user is to belong to. */
  division?: string;
  department?: string;
  manager?: Manager;
  employeeNumber?: string;
  /** When the user joined the organisation's staff. */
  dateHire?: string;
}

export interface ScimV2Group {
  id?: string;
  schemas?: string[];
  displayName: string;
  externalId?: string;
  members?: ScimV2MemberReference[];
  meta?: ScimMetadata;
}

/** A group as it appears in a user. */
export interface ScimV2GroupReference {
  type?: ScimResourceKind;
  /** Id of the group. */
  value?: string;
  /** Address of the group as a SCIM resource. */
  $ref?: string;
}

/** A member as it appears in a group. */
export interface ScimV2MemberReference {
  type?: ScimResourceKind;
  /** Id of the member. */
  value?: string;
  /** Address of the member as a SCIM resource. */
  $ref?: string;
}

export interface ScimV2PatchOperation {
  op: OpenEnum<'add' | 'replace' | 'remove'>;
  /** Attribute to change, in SCIM notation, e.g. `active` or `members`. */
  path?: string;
  /** New value of the attribute, or an object of several attributes if `path` is absent. */
  value?: unknown;
}

export interface ScimV2PatchRequest {
  /** URN of the patch message, `urn:ietf:params:scim:api:messages:2.0:PatchOp`. */
  schemas: string[];
  /** Changes, applied in this order. */
  Operations?: ScimV2PatchOperation[];
}

export interface ScimV2SchemaAttribute {
  name?: string;
  type?: OpenEnum<'string' | 'boolean' | 'decimal' | 'integer' | 'dateTime' | 'reference' | 'complex'>;
  subAttributes?: ScimV2SchemaAttribute[];
  multiValued?: boolean;
  description?: string;
  required?: boolean;
  /** Values suggested for the attribute. */
  canonicalValues?: string[];
  /** Whether upper and lower case differ. */
  caseExact?: boolean;
  mutability?: OpenEnum<'readWrite' | 'readOnly' | 'immutable' | 'writeOnly'>;
  returned?: OpenEnum<'always' | 'never' | 'default' | 'request'>;
  uniqueness?: OpenEnum<'none' | 'server' | 'global'>;
  /** Kinds of resource that an attribute of type `reference` may point to. */
  referenceTypes?: OpenEnum<'User' | 'Group' | 'external' | 'uri'>[];
}

export interface ScimV2SchemaDefinition {
  id: string;
  name?: string;
  description?: string;
  attributes?: ScimV2SchemaAttribute[];
  meta?: ScimMetadata;
}

export interface ScimV2SchemaListResponse {
  schemas?: string[];
  totalResults?: number;
  startIndex?: number;
  itemsPerPage?: number;
  Resources?: ScimV2SchemaDefinition[];
}

export interface ScimV2User {
  id?: string;
  schemas?: string[];
  /** `false` for a user who may not sign in. */
  active?: boolean;
  /** The user's e-mail address. */
  userName?: string;
  displayName?: string;
  /** Write-only; never returned. */
  password?: string;
  title?: string;
  phoneNumbers?: ScimPhoneNumber[];
  emails?: ScimEmail[];
  /** Id of the user in the provisioning system. */
  externalId?: string;
  groups?: ScimV2GroupReference[];
  roles?: ScimUserRole[];
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'?: ScimV2EnterpriseUser;
  'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User'?: ScimUserExtensions;
  meta?: ScimMetadata;
}
