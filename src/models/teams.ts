import type { Team } from './shared.js';
import type { OpenEnum } from './open-enum.js';
import type { UserReference, UserReferenceWithName } from './shared-references.js';

/** Why a user could not be put into a team. */
export interface TeamAddMemberFailure {
  /** The user. */
  id?: string;
  reason?: OpenEnum<'UserNotFound' | 'UserGroupLimitExceeded' | 'UserGroupDivisionMismatch'>;
}

export interface TeamEntityListing {
  entities: Team[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface TeamMemberAddListingResponse {
  entities: UserReference[];
  failures?: TeamAddMemberFailure[];
}

export interface TeamMemberEntityListing {
  entities: UserReferenceWithName[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface TeamMembers {
  /** The users to add. */
  memberIds: string[];
}
