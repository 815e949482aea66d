import type { Area } from '../../engine/area.js';
import type { EvaluationSearchAggregationDTO, EvaluationSearchRequestDTO } from '../../../models/index.js';
import { compareTexts, readCriteria } from '../../engine/lists/criteria.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { groupBy } from '../group.js';
import type { Entity, Json } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { evaluationFields } from './evaluation-record.js';
import { evaluationsOf } from './evaluations.js';

const SEARCH = '/api/v2/quality/evaluations/search';

/** Default number of buckets of an aggregation; the platform's default is not documented. */
const BUCKETS = 10;

interface Found {
  evaluation: Entity;
  fields: Json;
}

/** Searches evaluations by subject and result, with aggregations over the matches. */
export function addEvaluationSearchHandlers(area: Area, world: World): void {
  area.handle('postQualityEvaluationsSearch', (context) => {
    const asked = readObject<EvaluationSearchRequestDTO>(context, ['query']);
    const { pageSize, pageNumber } = readPage(context.maxPageSize ?? world.maxPageSize, asked.pageSize, asked.pageNumber);
    const fits = readCriteria(
      asked.query.map(({ field, ...criterion }) => ({ ...criterion, fields: [field] })),
      [],
    );
    // The default order is not documented; the sandbox returns the newest first.
    const { sortBy = 'createdDate', sortOrder = 'DESC', aggregations = [] } = asked;
    const found = [...evaluationsOf(world).values()]
      .map((evaluation): Found => ({ evaluation, fields: evaluationFields(world, evaluation) }))
      // All evaluations here are submitted by evaluators, none by a system.
      .filter(({ fields }) => asked.systemSubmitted !== true && fits(fields))
      .toSorted((one, other) => {
        const difference = compareTexts(textOf(one.fields[sortBy] ?? ''), textOf(other.fields[sortBy] ?? ''));
        return sortOrder === 'ASC' ? difference : -difference;
      });
    return {
      pageSize,
      pageNumber,
      results: pageOf(found, { pageSize, pageNumber }).map(({ evaluation }) =>
        pickDeclaredFields('EvaluationSearchItemResponse', evaluation),
      ),
      ...(asked.aggregations && { aggregations: summedUp(found, aggregations) }),
    };
  });
}

function summedUp(found: readonly Found[], aggregations: readonly EvaluationSearchAggregationDTO[]): Json {
  return Object.fromEntries(aggregations.map((each) => [each.name, figureOf(found, each)]));
}

const valuesIn = ({ fields }: Found, name: string): unknown[] => [fields[name]].flat().filter((value) => value !== undefined);

function figureOf(found: readonly Found[], aggregation: EvaluationSearchAggregationDTO): Json {
  const { field, type, size = BUCKETS, ranges = [], subAggregations } = aggregation;
  const within = (of: readonly Found[]): Json => (subAggregations ? { subAggregations: summedUp(of, subAggregations) } : {});
  const bucketOf = (key: string, of: readonly Found[], more: Json = {}): Json => ({
    key,
    documentCount: of.length,
    ...more,
    ...within(of),
  });
  const values = found.flatMap((each) => valuesIn(each, field));
  const numbers = values.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  switch (type) {
    case 'TERM': {
      const pairs = found.flatMap((each) => [...new Set(valuesIn(each, field))].map((value) => ({ value: textOf(value), each })));
      const groups = [...groupBy(pairs, ({ value }) => value)].toSorted(([, one], [, other]) => other.length - one.length);
      const shown = groups.slice(0, size);
      const rest = groups.slice(size);
      return {
        documentCountErrorUpperBound: 0,
        sumOtherDocumentCount: rest.reduce((total, [, of]) => total + of.length, 0),
        buckets: shown.map(([key, of]) =>
          bucketOf(
            key,
            of.map(({ each }) => each),
          ),
        ),
      };
    }
    case 'RANGE':
      return {
        buckets: ranges.map(({ from, to }) => {
          const isIn = (value: unknown): boolean =>
            typeof value === 'number' && (from === undefined || value >= from) && (to === undefined || value < to);
          const of = found.filter((each) => valuesIn(each, field).some(isIn));
          const bounds = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
          return bucketOf(`${from ?? '*'}-${to ?? '*'}`, of, bounds);
        }),
      };
    case 'STATS':
      return {
        count: numbers.length,
        sum,
        ...(numbers.length > 0 && {
          minimum: Math.min(...numbers),
          maximum: Math.max(...numbers),
          average: sum / numbers.length,
        }),
      };
    case 'SUM':
      return { value: sum };
    case 'COUNT':
      return { value: values.length };
    case 'AVERAGE':
      return numbers.length === 0 ? {} : { value: sum / numbers.length };
    default:
      throw notBuilt(`POST ${SEARCH}`, 'histogram by dates');
  }
}
