import type { OpenEnum } from './open-enum.js';
import type { Group, GroupContact, Image } from './shared.js';
import type { SkillGroupCondition, SkillGroupLanguageCondition, SkillGroupRoutingCondition } from './shared-administration.js';
import type { AddressableEntityRef } from './shared-references.js';

/** The membership rule of one dynamic group. */
export interface DynamicGroupDefinition {
  group: AddressableEntityRef;
  /** @format date-time */
  dateModified: string;
  query: DynamicGroupQuery;
  selfUri?: string;
}

/** Compares a user's proficiency in one language skill with a value. */
export type DynamicGroupLanguageSkillCondition = SkillGroupLanguageCondition;

/** The conditions that make a user a member. Groups of conditions can be nested through `childConditions`. */
export interface DynamicGroupQuery {
  skillConditions: DynamicGroupSkillCondition[];
}

export interface DynamicGroupQueryPreview {
  /** Users who fulfil the conditions. */
  userCount?: number;
}

/** Compares a user's proficiency in one ACD skill with a value. */
export type DynamicGroupRoutingSkillCondition = SkillGroupRoutingCondition;

export type DynamicGroupSkillCondition = SkillGroupCondition;

export interface GroupCreate {
  id?: string;
  name: string;
  description?: string;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  /** Counted by the platform, not settable. */
  memberCount?: number;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Set by the platform. */
  version?: number;
  /** `official` groups are created by administrators, `social` ones by users. */
  type: OpenEnum<'official' | 'social'>;
  /** Pictures in several sizes. */
  images?: Image[];
  /** Telephone numbers of the group. */
  addresses?: GroupContact[];
  /** Whether those who see the group also see its membership rules. */
  rulesVisible: boolean;
  /** Who sees the group: all users, its owners, or its members. */
  visibility: OpenEnum<'public' | 'owners' | 'members'>;
  /** Ids of the users who own the group. */
  ownerIds?: string[];
  /** Whether the group can be given roles, which its members then hold. */
  rolesEnabled?: boolean;
  /** Whether owners count as members of the group. */
  includeOwners?: boolean;
  /** Whether the group can be called. */
  callsEnabled?: boolean;
  /** Address through which the group receives e-mail. */
  email?: string;
  selfUri?: string;
}

export interface GroupEntityListing {
  entities: Group[];
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

export interface GroupMembersUpdate {
  /** Ids of the users to add. */
  memberIds: string[];
  /** Version of the group as last read; a stale one is refused. */
  version: number;
}

export interface GroupProfile {
  id: string;
  name?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** @format date-time */
  dateModified?: string;
  /** Version of the profile, counted up with each change. */
  version: number;
  selfUri?: string;
}

export interface GroupProfileEntityListing {
  entities: GroupProfile[];
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

export interface GroupUpdate {
  id?: string;
  name?: string;
  description?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Version of the group as last read; a stale one is refused. */
  version: number;
  /** Pictures in several sizes. */
  images?: Image[];
  /** All telephone numbers of the group: the list replaces the stored one. */
  addresses?: GroupContact[];
  /** Whether those who see the group also see its membership rules. */
  rulesVisible?: boolean;
  /** Owners are `ownerIds` here, where other types of a group say `owners`. */
  visibility?: OpenEnum<'public' | 'ownerIds' | 'members'>;
  /** Ids of all owners: the list replaces the stored one. */
  ownerIds?: string[];
  /** Whether the group can be given roles, which its members then hold. */
  rolesEnabled?: boolean;
  /** Whether owners count as members of the group. */
  includeOwners?: boolean;
  /** Whether the group can be called. */
  callsEnabled?: boolean;
  /** Address through which the group receives e-mail. */
  email?: string;
  selfUri?: string;
}
