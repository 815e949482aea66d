import type { Area } from '../../engine/area.js';
import type {
  EvaluationSearchAggregationBucket,
  EvaluationSearchAggregationDTO,
  EvaluationSearchAggregationResponse,
} from '../../../models/index.js';
import { compareTexts, readCriteria } from '../../engine/lists/criteria.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { groupBy } from '../group.js';
import type { Json } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { evaluationFields } from './evaluation-record.js';
import { evaluationsOf } from './evaluation-model.js';
import type { StoredEvaluation } from './evaluation-model.js';

const SEARCH = '/api/v2/quality/evaluations/search';

/** Default number of buckets of an aggregation; the platform's default is not documented. */
const DEFAULT_BUCKET_COUNT = 10;

type Aggregations = Record<string, EvaluationSearchAggregationResponse>;

interface Match {
  evaluation: StoredEvaluation;
  fields: Json;
}

/** Searches evaluations by subject and result, with aggregations over the matches. */
export function addEvaluationSearchHandlers(area: Area, world: World): void {
  area.handle('postQualityEvaluationsSearch', (context) => {
    const body = readObject(context, ['query']);
    const { pageSize, pageNumber } = readPage(context.maxPageSize ?? world.maxPageSize, body.pageSize, body.pageNumber);
    const matchesQuery = readCriteria(
      body.query.map(({ field, ...criterion }) => ({ ...criterion, fields: [field] })),
      [],
    );
    // The default order is not documented; the sandbox returns the newest first.
    const { sortBy = 'createdDate', sortOrder = 'DESC', aggregations = [] } = body;
    const matches = [...evaluationsOf(world).values()]
      .map((evaluation): Match => ({ evaluation, fields: evaluationFields(world, evaluation) }))
      // All evaluations here are submitted by evaluators, none by a system.
      .filter(({ fields }) => body.systemSubmitted !== true && matchesQuery(fields))
      .toSorted((one, other) => {
        const difference = compareTexts(textOf(one.fields[sortBy] ?? ''), textOf(other.fields[sortBy] ?? ''));
        return sortOrder === 'ASC' ? difference : -difference;
      });
    return {
      pageSize,
      pageNumber,
      results: pageOf(matches, { pageSize, pageNumber }).map(({ evaluation }) =>
        pickDeclaredFields('EvaluationSearchItemResponse', evaluation),
      ),
      ...(body.aggregations && { aggregations: aggregateMatches(matches, aggregations) }),
    };
  });
}

function aggregateMatches(matches: readonly Match[], aggregations: readonly EvaluationSearchAggregationDTO[]): Aggregations {
  return Object.fromEntries(aggregations.map((each) => [each.name, computeAggregation(matches, each)]));
}

const fieldValues = ({ fields }: Match, name: string): unknown[] => [fields[name]].flat().filter((value) => value !== undefined);

function computeAggregation(
  matches: readonly Match[],
  aggregation: EvaluationSearchAggregationDTO,
): EvaluationSearchAggregationResponse {
  const values = matches.flatMap((each) => fieldValues(each, aggregation.field));
  const numbers = values.filter((value) => typeof value === 'number');
  switch (aggregation.type) {
    case 'TERM':
      return aggregateByTerm(matches, aggregation);
    case 'RANGE':
      return aggregateByRange(matches, aggregation);
    case 'STATS':
      return aggregateStatistics(numbers);
    case 'SUM':
      return { value: sumOf(numbers) };
    case 'COUNT':
      return { value: values.length };
    case 'AVERAGE':
      return numbers.length === 0 ? {} : { value: sumOf(numbers) / numbers.length };
    default:
      throw notBuilt(`POST ${SEARCH}`, 'histogram by dates');
  }
}

/** A bucket for each value of a field, the largest first. */
function aggregateByTerm(
  matches: readonly Match[],
  { field, size = DEFAULT_BUCKET_COUNT, subAggregations }: EvaluationSearchAggregationDTO,
): EvaluationSearchAggregationResponse {
  const pairs = matches.flatMap((each) =>
    [...new Set(fieldValues(each, field))].map((value) => ({ value: textOf(value), each })),
  );
  const groups = [...groupBy(pairs, ({ value }) => value)].toSorted(([, one], [, other]) => other.length - one.length);
  const largestGroups = groups.slice(0, size);
  const rest = groups.slice(size);
  return {
    documentCountErrorUpperBound: 0,
    sumOtherDocumentCount: rest.reduce((total, [, entries]) => total + entries.length, 0),
    buckets: largestGroups.map(([key, bucketEntries]) => {
      const bucketMatches = bucketEntries.map(({ each }) => each);
      return { key, documentCount: bucketMatches.length, ...subAggregate(bucketMatches, subAggregations) };
    }),
  };
}

/** A bucket for each of the requested ranges. */
function aggregateByRange(
  matches: readonly Match[],
  { field, ranges = [], subAggregations }: EvaluationSearchAggregationDTO,
): EvaluationSearchAggregationResponse {
  return {
    buckets: ranges.map(({ from, to }) => {
      const isInRange = (value: unknown): boolean =>
        typeof value === 'number' && (from === undefined || value >= from) && (to === undefined || value < to);
      const bucketMatches = matches.filter((each) => fieldValues(each, field).some(isInRange));
      return {
        key: `${from ?? '*'}-${to ?? '*'}`,
        documentCount: bucketMatches.length,
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...subAggregate(bucketMatches, subAggregations),
      };
    }),
  };
}

function subAggregate(
  matches: readonly Match[],
  aggregations: readonly EvaluationSearchAggregationDTO[] | undefined,
): EvaluationSearchAggregationBucket {
  return aggregations ? { subAggregations: aggregateMatches(matches, aggregations) } : {};
}

function aggregateStatistics(numbers: readonly number[]): EvaluationSearchAggregationResponse {
  const sum = sumOf(numbers);
  return {
    count: numbers.length,
    sum,
    ...(numbers.length > 0 && {
      minimum: Math.min(...numbers),
      maximum: Math.max(...numbers),
      average: sum / numbers.length,
    }),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}
