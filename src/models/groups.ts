import type { OpenEnum } from './open-enum.js';
import type { Group, GroupContact, UserImage } from './shared.js';

export interface GroupCreate {
  id?: string;
  name: string;
  description?: string;
  /** @format date-time */
  dateModified?: string;
  /** Counted by the platform, not settable. */
  memberCount?: number;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  version?: number;
  type: OpenEnum<'official' | 'social'>;
  images?: UserImage[];
  addresses?: GroupContact[];
  /** Whether those who see the group also see its membership rules. */
  rulesVisible: boolean;
  visibility: OpenEnum<'public' | 'owners' | 'members'>;
  /** Ids of the users who own the group. */
  ownerIds?: string[];
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
  images?: UserImage[];
  addresses?: GroupContact[];
  /** Whether those who see the group also see its membership rules. */
  rulesVisible?: boolean;
  /** Owners are `ownerIds` here, where other types of a group say `owners`. */
  visibility?: OpenEnum<'public' | 'ownerIds' | 'members'>;
  ownerIds?: string[];
  selfUri?: string;
}
