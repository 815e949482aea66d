import '../support/english.js';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnalyticsContract } from '../../../examples/console/build/analytics-data.js';
import { withField } from '../../../examples/console/src/analytics/query/body.js';
import type { FilterForm } from '../../../examples/console/src/analytics/query/conditions.js';
import { filterFormOf, filterOf } from '../../../examples/console/src/analytics/query/conditions.js';
import type { Condition } from '../../../examples/console/src/analytics/query/predicates.js';
import {
  conditionOf,
  isComplete,
  newCondition,
  rangeOperators,
} from '../../../examples/console/src/analytics/query/predicates.js';
import { entityKindOf } from '../../../examples/console/src/analytics/query/dimension-kinds.js';
import { durationMs, readInterval } from '../../../examples/console/src/analytics/query/duration.js';
import type { QueryKind } from '../../../examples/console/src/analytics/query/kinds.js';
import { queryKindNames, queryKinds } from '../../../examples/console/src/analytics/query/kinds.js';
import { problemsOf } from '../../../examples/console/src/analytics/query/problems.js';
import type { Json } from '../../../examples/console/src/analytics/query/types.js';
import { completeQuery, modelOf, operationOf } from './support.js';

const day = '2026-03-12T00:00:00.000Z/2026-03-13T00:00:00.000Z';

describe('A type of query', () => {
  it.each(queryKindNames)('%s has the permissions and the choices of the contract', (kind) => {
    const { operation } = operationOf(kind);
    const { permissions } = queryKinds[kind];
    expect(operation.permissions).toEqual({ any: [...permissions] });
    const model = modelOf(kind);
    const { shape } = queryKinds[kind];
    expect(model.metrics.length > 0).toBe(shape !== 'conversations');
    expect(model.groupBy.length > 0).toBe(shape === 'aggregates');
    expect(model.filters.every(({ dimensions, metrics }) => dimensions.length + metrics.length > 0)).toBe(true);
    expect(problemsOf(completeQuery(kind), model, shape)).toEqual([]);
  });

  it('of conversation aggregates has all metrics, dimensions and conditions of its types', () => {
    const model = modelOf('conversation-aggregates');
    expect(model.metrics).toEqual(expect.arrayContaining(['nOffered', 'tHandle', 'oServiceLevel']));
    expect(model.groupBy).toHaveLength(77);
    expect(model.filters).toMatchObject([{ name: 'filter', isList: false, isRequired: false }]);
    expect(model.filters[0]?.dimensions).toHaveLength(85);
    expect(modelOf('conversation-details').filters.map(({ name }) => name)).toEqual([
      'segmentFilters',
      'conversationFilters',
      'evaluationFilters',
      'surveyFilters',
      'resolutionFilters',
    ]);
  });

  it('of conversation details has conditions on evaluations, surveys and resolutions', () => {
    const [segment, , evaluation, survey, resolution] = modelOf('conversation-details').filters;
    expect(segment?.propertyTypes).toEqual(expect.arrayContaining(['bool', 'integer', 'string', 'uuid']));
    expect(evaluation?.dimensions).toEqual(expect.arrayContaining(['evaluatorId', 'formId', 'released']));
    expect(evaluation?.metrics).toEqual(['oTotalCriticalScore', 'oTotalScore']);
    expect(survey?.dimensions).toContain('surveyStatus');
    expect(survey?.metrics).toEqual(['oSurveyTotalScore']);
    expect(resolution).toMatchObject({ dimensions: [], metrics: ['nNextContactAvoided'], hasRange: true });
  });

  it('has values to choose from for the dimensions that the contract enumerates', () => {
    const contract = readAnalyticsContract(fileURLToPath(new URL('../../../src', import.meta.url)));
    const values = contract.dimensionValues;
    for (const kind of queryKindNames) expect(contract.models[kind]).toEqual(modelOf(kind));
    expect(values['mediaType']).toEqual(expect.arrayContaining(['voice', 'chat', 'email', 'message']));
    expect(values['direction']).toEqual(['inbound', 'outbound']);
    expect(values['originatingDirection']).toEqual(['inbound', 'outbound']);
    expect(values['purpose']).toContain('agent');
    expect(values['released']).toEqual(['true', 'false']);
  });

  it('knows the dimensions whose values are ids of entities', () => {
    expect(entityKindOf('queueId')).toBe('queue');
    expect(entityKindOf('userId')).toBe('user');
    expect(entityKindOf('requestedRoutingSkillId')).toBe('skill');
    expect(entityKindOf('mediaType')).toBeUndefined();
    expect(entityKindOf('conversationId')).toBeUndefined();
  });
});

describe('A filter', () => {
  const value = fc.string({ minLength: 1, maxLength: 5 });
  const subject = fc.constantFrom<[Condition['subject'], string, string?]>(
    ['dimension', 'queueId'],
    ['dimension', 'mediaType'],
    ['dimension', 'ani'],
    ['metric', 'tHandle'],
    ['property', 'accountId', 'uuid'],
  );
  const started = subject.map((words) => newCondition(...words));
  const condition: fc.Arbitrary<Condition> = fc.oneof(
    fc
      .tuple(started, fc.uniqueArray(value, { minLength: 1, maxLength: 3 }))
      .map(([begun, values]): Condition => ({ ...begun, operator: 'matches', values })),
    fc
      .tuple(started, fc.constantFrom('exists' as const, 'notExists' as const))
      .map(([begun, operator]) => ({ ...begun, operator, values: [] })),
    fc
      .tuple(started, fc.constantFrom(...rangeOperators), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
      .map(([begun, operator, low, high]) => ({
        ...begun,
        operator,
        values: [],
        // JSON has no negative zero.
        bounds: (operator === 'between' ? [low, high + 0] : [low]).map(String),
      })),
  );
  const range = { dimension: 'mediaType', type: 'metric', range: { gt: 1 } };

  it('is the same after it was read and written', () => {
    const form = fc.record({
      type: fc.constantFrom('and' as const, 'or' as const),
      conditions: fc.array(condition, { maxLength: 5 }),
      otherPredicates: fc.constantFrom([], [range]),
      otherClauses: fc.constantFrom([], [{ type: 'and', predicates: [{ dimension: 'queueId', value: 'a' }] }]),
    });
    fc.assert(
      fc.property(form, (before) => {
        const written = filterOf(before);
        const read = filterFormOf(written);
        expect(filterOf(read)).toEqual(written);
        const totals = ({ conditions }: FilterForm): string[] =>
          conditions.flatMap(({ name, operator, values, bounds }) =>
            (values.length === 0 ? [bounds.join(' ')] : values).map((each) => `${name} ${operator} ${each}`),
          );
        expect(new Set(totals(read))).toEqual(new Set(written ? totals(before) : []));
      }),
    );
  });

  it('keeps what the form cannot show, for any JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.array(fc.jsonValue()), (predicates, clauses) => {
        const form = filterFormOf(JSON.parse(JSON.stringify({ type: 'and', predicates, clauses })));
        const written = (filterOf(form) ?? {}) as { predicates?: unknown[]; clauses?: unknown[] };
        expect(written.predicates?.length ?? 0).toBe(predicates.length);
        expect(written.clauses?.length ?? 0).toBe(clauses.length);
      }),
    );
  });

  it('has one of several values as a clause, beside conditions that all have to hold', () => {
    const form: FilterForm = {
      type: 'and',
      conditions: [
        { ...newCondition('dimension', 'queueId'), values: ['a', 'b'] },
        { ...newCondition('dimension', 'mediaType'), values: ['voice'] },
        newCondition('dimension', 'userId'),
      ],
      otherPredicates: [],
      otherClauses: [],
    };
    expect(filterOf(form)).toEqual({
      type: 'and',
      clauses: [
        {
          type: 'or',
          predicates: [
            { dimension: 'queueId', value: 'a' },
            { dimension: 'queueId', value: 'b' },
          ],
        },
      ],
      predicates: [{ dimension: 'mediaType', value: 'voice' }],
    });
    expect(filterOf({ ...form, type: 'or' })).toMatchObject({ type: 'or', predicates: { length: 3 } });
  });
});

describe('A condition', () => {
  it.each([
    [{ type: 'metric', metric: 'tHandle', range: { gte: 1000 } }, 'gte'],
    [{ type: 'metric', metric: 'tHandle', range: { gte: 1, lte: 2.5 } }, 'between'],
    [{ type: 'metric', metric: 'tHandle', operator: 'exists' }, 'exists'],
    [{ dimension: 'surveyPromoterScore', range: { lt: 7 } }, 'lt'],
    [{ type: 'property', property: 'accountId', propertyType: 'uuid', value: 'x' }, 'matches'],
    [{ type: 'dimension', dimension: 'queueId', operator: 'matches', value: 'q' }, 'matches'],
  ])('is shown for %j', (predicate, operator) => {
    expect(conditionOf(predicate)).toMatchObject({ operator });
  });

  it.each([
    [{ type: 'metric', metric: 'tHandle', range: { gt: 1, lt: 2 } }],
    [{ type: 'metric', metric: 'tHandle', range: { gte: '1' } }],
    [{ type: 'metric', metric: 'tHandle', range: {} }],
    [{ type: 'metric', dimension: 'tHandle', range: { gt: 1 } }],
    [{ type: 'property', property: 'accountId', value: 'x' }],
    [{ dimension: 'queueId', value: 'q', range: { gt: 1 } }],
    [{ dimension: 'queueId', operator: 'exists', value: 'q' }],
    [{ dimension: 'queueId', value: 5 }],
    [{ dimension: '', value: 'q' }],
    ['queueId'],
  ])('is not shown for %j', (predicate) => {
    expect(conditionOf(predicate)).toBeUndefined();
  });

  it('is complete with values, with numbers for its bounds, or without either', () => {
    const metric = newCondition('metric', 'tHandle');
    expect(isComplete({ ...metric, bounds: ['1'] })).toBe(true);
    expect(isComplete({ ...metric, operator: 'between', bounds: ['1', ''] })).toBe(false);
    expect(isComplete({ ...metric, bounds: ['x'] })).toBe(false);
    expect(isComplete({ ...metric, operator: 'exists' })).toBe(true);
    expect(isComplete({ ...newCondition('property', '', 'uuid'), values: ['x'] })).toBe(false);
    expect(isComplete(newCondition('dimension', 'queueId'))).toBe(false);
  });
});

describe('The problems of a query', () => {
  const problems = (kind: QueryKind, part: Json): string[] =>
    problemsOf({ ...completeQuery(kind), ...part }, modelOf(kind), queryKinds[kind].shape).map(({ message }) => message);

  it('are named before it is sent', () => {
    expect(problems('conversation-aggregates', { metrics: [] })).toEqual(['Choose at least one metric.']);
    expect(problems('queue-observations', { filter: undefined })).toEqual([
      'This query needs a condition on at least one of: mediaType, queueId.',
    ]);
    expect(problems('conversation-aggregates', { interval: 'today' })[0]).toContain('Choose the days of the interval');
    expect(problems('conversation-aggregates', { granularity: '30m' })[0]).toContain('ISO 8601');
    expect(problems('conversation-aggregates', { granularity: 'P2D' })[0]).toContain('A step of 2 d is longer');
    expect(problems('conversation-aggregates', { granularity: 'PT1S' })[0]).toContain('86,400 steps are too many');
  });

  it('include an interval of more than 31 days only for details', () => {
    const interval = '2026-01-01T00:00Z/2026-02-02T00:00Z';
    expect(problems('conversation-details', { interval })[0]).toContain('at most 31 days');
    expect(problems('conversation-aggregates', { interval })).toEqual([]);
    expect(problems('conversation-details', { interval: '2026-01-01T00:00Z/P31D' })).toEqual([]);
  });

  it('include unknown fields as warnings', () => {
    const body = { ...completeQuery('user-aggregates'), flater: true };
    expect(problemsOf(body, modelOf('user-aggregates'), 'aggregates')).toEqual([
      { field: 'flater', message: 'The type UserAggregationQuery has no field flater.', isWarning: true },
    ]);
  });
});

describe('Durations and intervals', () => {
  it.each([
    ['PT30M', 1_800_000],
    ['PT1H30M', 5_400_000],
    ['P1D', 86_400_000],
    ['P1W', 604_800_000],
    ['P1DT12H', 129_600_000],
    ['P', undefined],
    ['PT', undefined],
    ['PT0S', undefined],
    ['30M', undefined],
    ['PT1D', undefined],
  ])('%s lasts %s ms', (duration, expected) => {
    expect(durationMs(duration)).toBe(expected);
  });

  it('of two times or a time and a duration are read, others are not', () => {
    expect(readInterval(day)).toEqual({ from: Date.UTC(2026, 2, 12), to: Date.UTC(2026, 2, 13) });
    expect(readInterval('2026-03-12T00:00Z/PT1H')).toEqual({ from: Date.UTC(2026, 2, 12), to: Date.UTC(2026, 2, 12, 1) });
    for (const wrong of ['2026-03-12T00:00Z', `${day}/x`, '2026-03-13T00:00Z/2026-03-12T00:00Z', 7, undefined]) {
      expect(readInterval(wrong)).toBeUndefined();
    }
  });
});

describe('A field of a query', () => {
  it('is removed if it is empty', () => {
    expect(withField({ metrics: ['nOffered'], groupBy: ['queueId'] }, 'groupBy', [])).toEqual({ metrics: ['nOffered'] });
    expect(withField({ metrics: ['nOffered'] }, 'granularity', 'P1D')).toEqual({ metrics: ['nOffered'], granularity: 'P1D' });
  });
});
