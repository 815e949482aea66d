import { ArchitectApi } from 'contact-centre-client/apis/architect';
import type { EmergencyGroup } from 'contact-centre-client/models';
import { defineKind } from './kind.js';
import { divisionColumn, divisionField, pickDivision } from './shared.js';

export const emergencyGroups = defineKind<EmergencyGroup>({
  path: 'emergency-groups',
  title: 'kind.emergencyGroups',
  one: 'kind.emergencyGroup',
  several: 'kind.emergencyGroupNoun',
  help: 'kind.emergencyGroupsHelp',
  model: 'EmergencyGroup',
  permissions: {
    view: ['routing:emergencyGroup:view'],
    add: ['routing:emergencyGroup:add'],
    edit: ['routing:emergencyGroup:edit'],
    remove: ['routing:emergencyGroup:delete'],
  },
  list: (client, request) => new ArchitectApi(client).getArchitectEmergencygroups({ pageSize: 100 }, request).items(),
  read: (client, id, request) => new ArchitectApi(client).getArchitectEmergencygroup(id, request),
  create: (client, group) => new ArchitectApi(client).postArchitectEmergencygroups(bodyOf(group)),
  update: (client, id, group, request) => new ArchitectApi(client).putArchitectEmergencygroup(id, bodyOf(group), request),
  remove: (client, id) => new ArchitectApi(client).deleteArchitectEmergencygroup(id),
  initial: { enabled: false },
  columns: [
    { id: 'enabled', name: 'kind.emergency', value: ({ enabled }) => enabled === true, width: 110 },
    {
      id: 'flows',
      name: 'kind.emergencyFlows',
      value: ({ emergencyCallFlows }) => emergencyCallFlows?.length,
      format: 'number',
      width: 110,
    },
    divisionColumn,
  ],
  fields: [
    { path: 'name', label: 'kind.name', type: { name: 'text' } },
    { path: 'description', label: 'kind.description', type: { name: 'text', isLong: true } },
    divisionField,
    { path: 'enabled', label: 'kind.emergency', help: 'kind.emergencyHelp', isBulk: true, type: { name: 'boolean' } },
  ],
  audit: { service: 'Architect', entityType: 'EmergencyGroup' },
});

/** The flows of the group stay as they are. */
function bodyOf({ name, description = '', division, version, enabled, emergencyCallFlows }: EmergencyGroup): EmergencyGroup {
  return {
    name,
    description,
    ...pickDivision(division),
    ...(version !== undefined && { version }),
    ...(enabled !== undefined && { enabled }),
    ...(emergencyCallFlows && { emergencyCallFlows }),
  };
}
