import type { Json } from '../values/json.js';
import { isObject } from '../values/json.js';
import { seededRoles } from '../sign-in/seeded-roles.js';
import { ALL_DIVISIONS } from '../store/extent.js';
import type { PersonalDataFilter } from './personal-data-filter.js';

/** The name under which every sandbox has a role. */
export const defaultRoleName = (name: unknown): string | undefined =>
  seededRoles.find((role) => role.name.toLowerCase() === String(name).toLowerCase())?.name;

/** Roles and divisions in recorded responses, by id. */
export interface RecordedRoles {
  readonly roles: ReadonlyMap<string, Json>;
  readonly divisions: ReadonlyMap<string, Json>;
}

/** A role of a user, in a division or, without one, in the home division. */
export interface RecordedGrant {
  role: string;
  division?: string;
}

/**
 * Converts the grants of a response to those of a seed file.
 *
 * @param grants - In the form of a subject (`role`, `division`), an OAuth client (`roleId`, `divisionId`, or only the id of a
 * role), or a user (a role with `id` and `name`).
 */
export function grantsOf(filter: PersonalDataFilter, grants: unknown, recordedRoles: RecordedRoles): RecordedGrant[] | undefined {
  if (!Array.isArray(grants)) return undefined;
  const recordedGrants = grants.flatMap((entry: unknown): RecordedGrant[] => {
    const grant = isObject(entry) ? entry : { roleId: entry };
    const role = isObject(grant['role']) ? grant['role'] : { id: grant['roleId'] ?? grant['id'], name: grant['name'] };
    const division = isObject(grant['division']) ? grant['division'] : { id: grant['divisionId'] };
    if (typeof role['id'] !== 'string') return [];
    const name = role['name'] ?? recordedRoles.roles.get(role['id'])?.['name'];
    return [{ role: defaultRoleName(name) ?? filter.id(role['id']), ...divisionOf(filter, division, recordedRoles) }];
  });
  return [...new Map(recordedGrants.map((grant) => [JSON.stringify(grant), grant])).values()];
}

/** A grant without a division applies in the home division. */
function divisionOf(filter: PersonalDataFilter, division: Json, { divisions }: RecordedRoles): { division?: string } {
  const { id } = division;
  if (typeof id !== 'string') return {};
  const divisionFields = { ...divisions.get(id), ...division };
  if (divisionFields['homeDivision'] === true || divisionFields['name'] === 'Home') return {};
  return { division: id === ALL_DIVISIONS ? id : filter.id(id) };
}
