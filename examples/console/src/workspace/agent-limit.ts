import type { EntityName } from '../shared/entity-name.js';

/** What a limit reads of a user. */
export interface LimitedUser {
  id?: string | undefined;
  division?: { id?: string } | undefined;
}

/**
 * Returns whether a user belongs to one of the divisions, and to one of the teams. Users whose division is unknown belong to none.
 *
 * @param divisions - All if it is empty.
 * @param memberIds - The members of the teams; all users by default.
 */
export function agentLimitOf(divisions: readonly EntityName[], memberIds?: readonly string[]): (user: LimitedUser) => boolean {
  const divisionIds = new Set(divisions.map(({ id }) => id));
  const members = memberIds && new Set(memberIds);
  return ({ id = '', division }) =>
    (divisionIds.size === 0 || divisionIds.has(division?.id ?? '')) && (members === undefined || members.has(id));
}
