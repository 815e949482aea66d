import type { World } from '../../store/world.js';
import { feedbackFigures } from '../knowledge/usage.js';
import { aggregate } from './aggregates.js';
import { aggregateEvaluations } from './evaluation-aggregates.js';
import { aggregateFigures } from './figures.js';
import { aggregateCases, aggregateWorkitems } from './tasks/task-aggregates.js';
import type { Seen } from './seen.js';
import { newCell, Tally } from './tally.js';
import type { AggregateQuery } from './tally.js';
import { aggregateUsers } from './user-times.js';

type Aggregates = (query: AggregateQuery, seen?: Seen) => unknown[];

/** The kinds of aggregates that the sandbox has data for. */
function knownAggregates(world: World): Readonly<Record<string, Aggregates>> {
  return {
    conversations: (query, seen) => aggregate(world, query as Parameters<typeof aggregate>[1], seen),
    users: (query, seen) => aggregateUsers(world, query as Parameters<typeof aggregateUsers>[1], seen),
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
export function aggregatesOf(world: World, of: string): Aggregates {
  return knownAggregates(world)[of] ?? ((query) => new Tally(query, newCell).results());
}
