import { ArchitectApi } from 'contact-centre-client/apis/architect';
import type { Schedule } from 'contact-centre-client/models';
import { describeLocalTime } from '../fields/display.js';
import { describeRecurrence } from '../recurrence/describe.js';
import { isRule, parseRule } from '../recurrence/rule.js';
import { entries } from './entries.js';
import type { Entity, Problem } from './kind.js';
import { defineKind } from './kind.js';
import { divisionColumn, divisionField, pickDivision } from './shared.js';

export const schedules = defineKind<Schedule>({
  ...entries.schedules,
  one: 'kind.schedule',
  several: 'kind.scheduleNoun',
  model: 'Schedule',
  list: (client, request) => new ArchitectApi(client).getArchitectSchedules({ pageSize: 100 }, request).items(),
  read: (client, id, request) => new ArchitectApi(client).getArchitectSchedule(id, request),
  create: (client, schedule) => new ArchitectApi(client).postArchitectSchedules(bodyOf(schedule)),
  update: (client, id, schedule, request) => new ArchitectApi(client).putArchitectSchedule(id, bodyOf(schedule), request),
  remove: (client, id) => new ArchitectApi(client).deleteArchitectSchedule(id),
  columns: [
    { id: 'start', name: 'kind.start', value: ({ start }) => describeLocalTime(start), width: 140 },
    { id: 'end', name: 'kind.end', value: ({ end }) => describeLocalTime(end), width: 140 },
    { id: 'recurrence', name: 'kind.recurrence', value: ({ rrule }) => describeRecurrence(rrule), width: 220 },
    divisionColumn,
  ],
  fields: [
    { path: 'name', label: 'kind.name', type: { name: 'text' } },
    { path: 'description', label: 'kind.description', type: { name: 'text', isLong: true } },
    divisionField,
    { path: 'start', label: 'kind.start', help: 'kind.localTime', type: { name: 'localTime' } },
    { path: 'end', label: 'kind.end', help: 'kind.localTime', check: endProblem, type: { name: 'localTime' } },
    {
      path: 'rrule',
      label: 'kind.recurrence',
      help: 'kind.recurrenceHelp',
      check: recurrenceProblem,
      describe: describeRecurrence,
      type: { name: 'text' },
    },
  ],
});

function recurrenceProblem(value: unknown): Problem | undefined {
  const rule = parseRule(String(value));
  return isRule(rule) ? undefined : rule;
}

function endProblem(end: unknown, { start }: Entity): Problem | undefined {
  return typeof start === 'string' && start !== '' && String(end) <= start ? { id: 'kind.endsEarly' } : undefined;
}

function bodyOf({ name, description = '', division, version, start, end, rrule = '' }: Schedule): Schedule {
  return {
    name,
    description,
    ...pickDivision(division),
    ...(version !== undefined && { version }),
    start,
    end,
    ...(rrule.trim() !== '' && { rrule: rrule.trim() }),
  };
}
