import type { ConversationAggregateDataContainer } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { feedbackFigures } from '../knowledge/usage.js';
import { aggregate } from './aggregates.js';
import { aggregateEvaluations } from './evaluation-aggregates.js';
import { aggregateFigures } from './figures.js';
import { aggregateCases, aggregateWorkitems } from './tasks/task-aggregates.js';
import type { Visibility } from './visibility.js';
import { newCell, Tally } from './tally.js';
import type { AggregateQuery } from './tally.js';
import { aggregateUsers } from './user-times.js';

type ComputeAggregates = (query: AggregateQuery, visibility?: Visibility) => ConversationAggregateDataContainer[];

/** The kinds of aggregates that the sandbox has data for. */
function implementedAggregates(world: World): Readonly<Record<string, ComputeAggregates>> {
  return {
    conversations: (query, visibility) => aggregate(world, query as Parameters<typeof aggregate>[1], visibility),
    users: (query, visibility) => aggregateUsers(world, query as Parameters<typeof aggregateUsers>[1], visibility),
    evaluations: (query) => aggregateEvaluations(world, query as Parameters<typeof aggregateEvaluations>[1]),
    casemanagement: (query) => aggregateCases(world, query),
    taskmanagement: (query) => aggregateWorkitems(world, query),
    actions: (query) => aggregateFigures(world.figures.of('actions'), query),
    ratelimits: (query) => aggregateFigures(world.figures.of('ratelimits'), query),
    knowledge: (query) => aggregateFigures([...world.figures.of('knowledge'), ...feedbackFigures(world)], query),
  };
}

/**
 * Returns the function that computes a kind of aggregates. The sandbox has no flows, bots, web journeys, surveys, topics, agent
 * assistance or summaries, so the aggregates of the other kinds are always empty.
 */
export function aggregatesOf(world: World, subject: string): ComputeAggregates {
  return implementedAggregates(world)[subject] ?? ((query) => new Tally(query, newCell).results());
}
