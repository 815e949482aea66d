import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRecurrence } from '../../../examples/console/src/admin/recurrence/describe.js';
import { frequencies, isRule, parseRule } from '../../../examples/console/src/admin/recurrence/rule.js';
import { scheduleGroups } from '../../../examples/console/src/admin/kinds/schedule-groups.js';
import { schedules } from '../../../examples/console/src/admin/kinds/schedules.js';
import { problemOf, rulesOf } from '../../../examples/console/src/admin/fields/rules.js';
import type { Entity, Kind } from '../../../examples/console/src/admin/kinds/kind.js';
import { models } from './support.js';

const day = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const listOf = (values: fc.Arbitrary<number | string>): fc.Arbitrary<string> =>
  fc.uniqueArray(values, { minLength: 1, maxLength: 4 }).map((items) => items.join(','));
const rules = fc
  .record({
    FREQ: fc.constantFrom(...frequencies),
    INTERVAL: fc.option(fc.integer({ min: 1, max: 99 })),
    BYDAY: fc.option(listOf(day)),
    BYMONTH: fc.option(listOf(fc.integer({ min: 1, max: 12 }))),
    BYMONTHDAY: fc.option(listOf(fc.integer({ min: 1, max: 31 }))),
    COUNT: fc.option(fc.integer({ min: 1, max: 999 })),
  })
  .map((parts) =>
    Object.entries(parts)
      .flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
      .join(';'),
  );

describe('A recurrence rule', () => {
  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=10', 'Every 2 weeks, on Monday and Friday, 10 times'],
    ['RRULE:freq=yearly;bymonth=12;bymonthday=24', 'Every year, on these days of the month: 24, in these months: December'],
    ['FREQ=MONTHLY;BYDAY=-1FR,2MO', 'Every month, on the last Friday and Monday no. 2'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month, on these days of the month: the last day'],
    ['FREQ=DAILY;BYHOUR=9', 'Every day, BYHOUR=9'],
    ['', 'Once'],
  ])('%s is described', (rule, words) => {
    expect(describeRecurrence(rule)).toBe(words);
  });

  it.each([
    ['BYDAY=MO', 'rule.noFrequency'],
    ['FREQ=HOURLY', 'rule.wrongValue'],
    ['FREQ=WEEKLY;', 'rule.unknownPart'],
    ['FREQ=WEEKLY;COUNT=0', 'rule.wrongValue'],
    ['FREQ=WEEKLY;UNTIL=20261399', 'rule.wrongValue'],
    ['FREQ=WEEKLY;UNTIL=20261231;COUNT=3', 'rule.twoEnds'],
    ['FREQ=WEEKLY;BYDAY=2MO', 'rule.noPosition'],
    ['FREQ=WEEKLY;FREQ=DAILY', 'rule.repeatedPart'],
    ['FREQ=WEEKLY;constructor=1', 'rule.unknownPart'],
  ])('%s is refused', (rule, id) => {
    expect(parseRule(rule)).toMatchObject({ id });
    expect(describeRecurrence(rule)).toBe(rule);
  });

  it('is read back with each of its parts', () => {
    fc.assert(
      fc.property(rules, (text) => {
        const rule = parseRule(text);
        if (!isRule(rule)) throw new Error(`${text}: ${rule.id}`);
        const parts = new Map(text.split(';').map((part) => part.split('=') as [string, string]));
        expect(rule.frequency).toBe(parts.get('FREQ'));
        expect(rule.interval).toBe(Number(parts.get('INTERVAL') ?? 1));
        expect(rule.months.join(',')).toBe(parts.get('BYMONTH') ?? '');
        expect(rule.monthDays.join(',')).toBe(parts.get('BYMONTHDAY') ?? '');
        expect(rule.days).toHaveLength(parts.get('BYDAY')?.split(',').length ?? 0);
        expect(describeRecurrence(text)).not.toContain('=');
      }),
    );
  });

  it('is refused or read, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Z=;,0-9+-]{0,40}$/)), (text) => {
        const rule = parseRule(text);
        expect(isRule(rule) || typeof rule.id === 'string').toBe(true);
        expect(typeof describeRecurrence(text)).toBe('string');
      }),
    );
  });
});

describe('The form of a schedule', () => {
  const problem = (kind: Kind, path: string, value: unknown, entity: Entity = {}): string | undefined => {
    const field = kind.fields.find((each) => each.path === path)!;
    return problemOf(field, rulesOf(models, kind).get(path)!, value, entity)?.id;
  };

  it('needs an end after the start', () => {
    const entity = { start: '2026-07-01T08:00:00.000' };
    expect(problem(schedules, 'end', '2026-07-01T08:00:00.000', entity)).toBe('kind.endsEarly');
    expect(problem(schedules, 'end', '2026-07-01T17:00:00.000', entity)).toBeUndefined();
    expect(problem(schedules, 'end', undefined, entity)).toBe('admin.required');
    expect(problem(schedules, 'rrule', 'FREQ=SOMETIMES')).toBe('rule.wrongValue');
  });

  it('of a group needs a time zone that exists', () => {
    expect(problem(scheduleGroups, 'timeZone', 'Europe/Berlin')).toBeUndefined();
    expect(problem(scheduleGroups, 'timeZone', 'Berlin')).toBe('kind.noTimeZone');
  });
});
