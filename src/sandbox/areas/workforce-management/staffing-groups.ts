import type { Area } from '../../engine/area.js';
import type {
  QueryPlanningGroupToStaffingGroupsRequest,
  QueryUserStaffingGroupListRequest,
  StaffingGroupResponse,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { World } from '../../store/world.js';
import { businessUnitAt, userReference } from './agents/placements.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { answerOrFile } from './result.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';

/** The staffing groups of a business unit. */
export const staffingGroupsOf = (world: World, unitId: string): Entity<StaffingGroupResponse>[] =>
  new Repository<StaffingGroupResponse>(world, `${UNITS}/{}/staffinggroups`, [unitId]).all();

/** The staffing groups of an agent. */
export const staffingGroupsWith = (world: World, unitId: string, userId: string): Entity<StaffingGroupResponse>[] =>
  staffingGroupsOf(world, unitId).filter((group) => readIds(group, 'users').includes(userId));

/** Agents of staffing groups, and the planning groups that these serve. */
export function addStaffingGroupHandlers(area: Area, world: World): void {
  const reference = ({ id, selfUri }: Entity<StaffingGroupResponse>): Json => ({ id, selfUri });

  area.handle('postWorkforcemanagementBusinessunitStaffinggroupsQuery', (context) => {
    const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
    const { userIds } = readObject<QueryUserStaffingGroupListRequest>(context, ['userIds']);
    // Memberships have no stored dates, so the response has none.
    const entities = userIds.flatMap((userId) =>
      staffingGroupsWith(world, unitId, userId).map((group) => ({
        user: userReference(userId),
        staffingGroup: reference(group),
      })),
    );
    return { entities: [], ...answerOrFile(context, world, { entities }) };
  });

  area.handle('postWorkforcemanagementBusinessunitStaffinggroupsPlanninggroupsQuery', (context) => {
    const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
    const { planningGroupIds, staffingGroupIds } = readObject<QueryPlanningGroupToStaffingGroupsRequest>(context);
    const groups = staffingGroupsOf(world, unitId).filter(({ id }) => staffingGroupIds?.includes(id) ?? true);
    const servedIds = [...new Set(groups.flatMap((group) => readIds(group, 'planningGroups')))];
    const requestedIds = planningGroupIds ?? servedIds;
    const entities = requestedIds.flatMap((id) => {
      const servingGroups = groups.filter((group) => readIds(group, 'planningGroups').includes(id));
      const planningGroup = { id, selfUri: `${UNITS}/${unitId}/planninggroups/${id}` };
      return servingGroups.length === 0 ? [] : [{ planningGroup, staffingGroups: servingGroups.map(reference) }];
    });
    return { entities };
  });
}

const readIds = (group: Entity<StaffingGroupResponse>, field: string): string[] => {
  const references = (group as Json)[field];
  return Array.isArray(references) ? references.flatMap((each) => readId(each) ?? []) : [];
};
