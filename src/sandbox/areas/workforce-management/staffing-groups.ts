import type { Area } from '../../engine/area.js';
import type { StaffingGroupResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { World } from '../../store/world.js';
import { businessUnitAt, userReference } from './agents/placements.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { responseOrFile } from './result.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';

/** The staffing groups of a business unit. */
export const staffingGroupsOf = (world: World, unitId: string): Entity<StaffingGroupResponse>[] =>
  new Repository<StaffingGroupResponse>(world, `${UNITS}/{}/staffinggroups`, [unitId]).all();

/** The staffing groups of an agent. */
export const staffingGroupsWith = (world: World, unitId: string, userId: string): Entity<StaffingGroupResponse>[] =>
  staffingGroupsOf(world, unitId).filter((group) => idsOf(group.users).includes(userId));

/** Agents of staffing groups, and the planning groups that these serve. */
export function addStaffingGroupHandlers(area: Area, world: World): void {
  const reference = ({ id, selfUri }: Entity<StaffingGroupResponse>) => ({ id, selfUri });

  area.handle('postWorkforcemanagementBusinessunitStaffinggroupsQuery', (context) => {
    const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
    const { userIds } = readObject(context, ['userIds']);
    // Memberships have no stored dates, so the response has none.
    const entities = userIds.flatMap((userId) =>
      staffingGroupsWith(world, unitId, userId).map((group) => ({
        user: userReference(userId),
        staffingGroup: reference(group),
      })),
    );
    return { entities: [], ...responseOrFile(context, world, { entities }) };
  });

  area.handle('postWorkforcemanagementBusinessunitStaffinggroupsPlanninggroupsQuery', (context) => {
    const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
    const { planningGroupIds, staffingGroupIds } = readObject(context);
    const groups = staffingGroupsOf(world, unitId).filter(({ id }) => staffingGroupIds?.includes(id) ?? true);
    const servedIds = [...new Set(groups.flatMap((group) => idsOf(group.planningGroups)))];
    const requestedIds = planningGroupIds ?? servedIds;
    const entities = requestedIds.flatMap((id) => {
      const servingGroups = groups.filter((group) => idsOf(group.planningGroups).includes(id));
      const planningGroup = { id, selfUri: `${UNITS}/${unitId}/planninggroups/${id}` };
      return servingGroups.length === 0 ? [] : [{ planningGroup, staffingGroups: servingGroups.map(reference) }];
    });
    return { entities };
  });
}

const idsOf = (references: readonly { id?: string }[] = []): string[] => references.flatMap(({ id }) => id ?? []);
