import { ArchitectApi } from 'contact-centre-client/apis/architect';
import type { ScheduleGroup } from 'contact-centre-client/models';
import { entries } from './entries.js';
import type { Problem } from './kind.js';
import { defineKind } from './kind.js';
import { divisionColumn, divisionField, pickDivision } from './shared.js';

export const scheduleGroups = defineKind<ScheduleGroup>({
  ...entries.scheduleGroups,
  one: 'kind.scheduleGroup',
  several: 'kind.scheduleGroupNoun',
  model: 'ScheduleGroup',
  list: (client, request) => new ArchitectApi(client).getArchitectSchedulegroups({ pageSize: 100 }, request).items(),
  read: (client, id, request) => new ArchitectApi(client).getArchitectSchedulegroup(id, request),
  create: (client, group) => new ArchitectApi(client).postArchitectSchedulegroups(bodyOf(group)),
  update: (client, id, group, request) => new ArchitectApi(client).putArchitectSchedulegroup(id, bodyOf(group), request),
  remove: (client, id) => new ArchitectApi(client).deleteArchitectSchedulegroup(id),
  columns: [
    { id: 'timeZone', name: 'kind.timeZone', value: ({ timeZone }) => timeZone, width: 140 },
    {
      id: 'open',
      name: 'kind.openSchedules',
      value: ({ openSchedules }) => openSchedules?.length,
      format: 'number',
      width: 90,
    },
    divisionColumn,
  ],
  fields: [
    { path: 'name', label: 'kind.name', type: { name: 'text' } },
    { path: 'description', label: 'kind.description', type: { name: 'text', isLong: true } },
    divisionField,
    {
      path: 'timeZone',
      label: 'kind.timeZone',
      help: 'kind.timeZoneHelp',
      isBulk: true,
      check: zoneProblem,
      type: { name: 'text' },
    },
    { path: 'openSchedules', label: 'kind.openSchedules', type: { name: 'references', target: 'schedules' } },
    { path: 'closedSchedules', label: 'kind.closedSchedules', type: { name: 'references', target: 'schedules' } },
    { path: 'holidaySchedules', label: 'kind.holidaySchedules', type: { name: 'references', target: 'schedules' } },
  ],
});

function zoneProblem(value: unknown): Problem | undefined {
  const timeZone = String(value);
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    return { id: 'kind.noTimeZone', values: { zone: timeZone } };
  }
  return undefined;
}

/** Empty lists are sent too: a list that a body lacks would stay. */
function bodyOf(group: ScheduleGroup): ScheduleGroup {
  const { name, description = '', division, version, timeZone } = group;
  const { openSchedules = [], closedSchedules = [], holidaySchedules = [] } = group;
  return {
    name,
    description,
    ...pickDivision(division),
    ...(version !== undefined && { version }),
    ...(timeZone !== undefined && timeZone !== '' && { timeZone }),
    openSchedules,
    closedSchedules,
    holidaySchedules,
  };
}
