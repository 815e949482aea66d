import type {
  AsyncConversationQuery,
  ConversationDetailQueryPredicate,
  SegmentDetailQueryFilter,
  SegmentDetailQueryPredicate,
} from 'contact-centre-client/models';
import type { EntityName } from '../../shared/entity-name.js';
import type { Period } from '../../shared/date-range/date-range.js';
import { outcomePredicates } from '../outcome.js';
import type { Filters } from './filters.js';
import type { Workspace } from '../../workspace/workspace.js';
import { isConversationId, searchPredicates } from './search.js';

/** Returns the platform's query for these filters within a workspace, as both a list and a job accept it. */
export function detailsQuery(
  filters: Filters,
  { from, to }: Period,
  { divisions, teams }: Pick<Workspace, 'divisions' | 'teams'>,
): AsyncConversationQuery {
  const ofConversation = [...allOf(conversationPredicates(filters)), ...anyOf('divisionId', divisions)];
  const ofSegment = [...segmentFilters(filters), ...anyOf('teamId', teams)];
  return {
    interval: `${from.toISOString()}/${to.toISOString()}`,
    order: filters.sort.isDescending ? 'desc' : 'asc',
    orderBy: filters.sort.column === 'end' ? 'conversationEnd' : 'conversationStart',
    ...(ofConversation.length > 0 && { conversationFilters: ofConversation }),
    ...(ofSegment.length > 0 && { segmentFilters: ofSegment }),
  };
}

function conversationPredicates({ outcome, direction, longer, find }: Filters): ConversationDetailQueryPredicate[] {
  const predicates: ConversationDetailQueryPredicate[] = outcome === '' ? [] : outcomePredicates(outcome);
  if (direction !== '') predicates.push(matches('originatingDirection', direction));
  if (longer > 0) predicates.push({ type: 'metric', metric: 'tConversationDuration', range: { gt: longer * 1000 } });
  if (isConversationId(find)) predicates.push(matches('conversationId', find));
  return predicates;
}

/** All of them must match the same segment. */
function segmentFilters({ queue, agent, media, code, outcome, find }: Filters): SegmentDetailQueryFilter[] {
  const isCallback = outcome === 'callback' && media === '';
  const dimensions = { queueId: queue, userId: agent, mediaType: isCallback ? 'callback' : media, wrapUpCode: code };
  const predicates = Object.entries(dimensions).flatMap(([dimension, value]) =>
    value === '' ? [] : [matches(dimension, value)],
  );
  const filters: SegmentDetailQueryFilter[] = allOf(predicates);
  const searches = searchPredicates(find);
  if (searches.length > 0) filters.push({ type: 'or', predicates: searches });
  return filters;
}

const allOf = <P>(predicates: P[]): { type: 'and'; predicates: P[] }[] =>
  predicates.length === 0 ? [] : [{ type: 'and', predicates }];

function anyOf(dimension: string, entities: readonly EntityName[]) {
  return entities.length === 0 ? [] : [{ type: 'or' as const, predicates: entities.map(({ id }) => matches(dimension, id)) }];
}

const matches = (dimension: string, value: string): SegmentDetailQueryPredicate & ConversationDetailQueryPredicate => ({
  type: 'dimension',
  dimension,
  operator: 'matches',
  value,
});
