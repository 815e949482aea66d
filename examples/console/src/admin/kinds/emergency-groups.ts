import { ArchitectApi } from 'contact-centre-client/apis/architect';
import type { EmergencyGroup } from 'contact-centre-client/models';
import { emergencyFlowsProblem } from '../fields/emergency-flows.js';
import { entries } from './entries.js';
import { defineKind } from './kind.js';
import { divisionColumn, divisionField, pickDivision } from './shared.js';

export const emergencyGroups = defineKind<EmergencyGroup>({
  ...entries.emergencyGroups,
  one: 'kind.emergencyGroup',
  several: 'kind.emergencyGroupNoun',
  model: 'EmergencyGroup',
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
    {
      path: 'emergencyCallFlows',
      label: 'kind.emergencyFlows',
      help: 'kind.emergencyFlowsHelp',
      check: emergencyFlowsProblem,
      type: { name: 'emergencyFlows' },
    },
  ],
});

/** An empty list is sent too, because a list that a body lacks would stay. */
function bodyOf({ name, description = '', division, version, enabled, emergencyCallFlows = [] }: EmergencyGroup): EmergencyGroup {
  return {
    name,
    description,
    ...pickDivision(division),
    ...(version !== undefined && { version }),
    ...(enabled !== undefined && { enabled }),
    emergencyCallFlows,
  };
}
