import type { Area } from '../../engine/area.js';
import type {
  EvaluationSearchAggregationBucket,
  EvaluationSearchAggregationDTO,
  EvaluationSearchAggregationResponse,
  EvaluationSearchRequestDTO,
} from '../../../models/index.js';
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
const DEFAULT_BUCKET_COUNT = 10;

type Aggregations = Record<string, EvaluationSearchAggregationResponse>;

type Bounds = Pick<EvaluationSearchAggregationBucket, 'from' | 'to'>;

interface Match {
  evaluation: Entity;
  fields: Json;
}

/** Searches evaluations by subject and result, with aggregations over the matches. */
export function addEvaluationSearchHandlers(area: Area, world: World): void {
  area.handle('postQualityEvaluationsSearch', (context) => {
    const body = readObject<EvaluationSearchRequestDTO>(context, ['query']);
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
  const { field, type, size = DEFAULT_BUCKET_COUNT, ranges = [], subAggregations } = aggregation;
  const subAggregate = (bucketMatches: readonly Match[]): EvaluationSearchAggregationBucket =>
    subAggregations ? { subAggregations: aggregateMatches(bucketMatches, subAggregations) } : {};
  const bucketOf = (
    key: string,
    bucketMatches: readonly Match[],
    extraFields: Bounds = {},
  ): EvaluationSearchAggregationBucket => ({
    key,
    documentCount: bucketMatches.length,
    ...extraFields,
    ...subAggregate(bucketMatches),
  });
  const values = matches.flatMap((each) => fieldValues(each, field));
  const numbers = values.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  switch (type) {
    case 'TERM': {
      const pairs = matches.flatMap((each) =>
        [...new Set(fieldValues(each, field))].map((value) => ({ value: textOf(value), each })),
      );
      const groups = [...groupBy(pairs, ({ value }) => value)].toSorted(([, one], [, other]) => other.length - one.length);
      const largestGroups = groups.slice(0, size);
      const rest = groups.slice(size);
      return {
        documentCountErrorUpperBound: 0,
        sumOtherDocumentCount: rest.reduce((total, [, entries]) => total + entries.length, 0),
        buckets: largestGroups.map(([key, bucketEntries]) =>
          bucketOf(
            key,
            bucketEntries.map(({ each }) => each),
          ),
        ),
      };
    }
    case 'RANGE':
      return {
        buckets: ranges.map(({ from, to }) => {
          const isInRange = (value: unknown): boolean =>
            typeof value === 'number' && (from === undefined || value >= from) && (to === undefined || value < to);
          const bucketEntries = matches.filter((each) => fieldValues(each, field).some(isInRange));
          const bounds = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
          return bucketOf(`${from ?? '*'}-${to ?? '*'}`, bucketEntries, bounds);
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
