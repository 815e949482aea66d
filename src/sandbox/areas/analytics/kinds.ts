import type { World } from '../../store/world.js';
import { feedbackFigures } from '../knowledge/use.js';
import { aggregate } from './aggregates.js';
import { aggregateEvaluations } from './evaluation-aggregates.js';
import { aggregateFigures } from './figures.js';
import { aggregateCases, aggregateWorkitems } from './tasks/task-aggregates.js';
import type { Seen } from './seen.js';
import { newCell, Tally } from './tally.js';
import type { AggregateQuery } from './tally.js';
import { aggregateUsers } from './user-times.js';

type Aggregates = (query: AggregateQuery, seen?: Seen) => unknown[];

/**
 * The sandbox has no flows, bots, web journeys, surveys, topics, agent assistance or summaries, so these aggregates are always
 * empty.
 */
const never = [
  'agentcopilots',
  'bots',
  'copilots',
  'flowexecutions',
  'flows',
  'journeys',
  'resolutions',
  'summaries',
  'surveys',
  'transcripts',
];

/** The aggregates by the name that they have in the paths of queries and jobs. */
export function aggregatesOf(world: World): Readonly<Record<string, Aggregates>> {
  return {
    conversations: (query, seen) => aggregate(world, query as Parameters<typeof aggregate>[1], seen),
    users: (query, seen) => aggregateUsers(world, query as Parameters<typeof aggregateUsers>[1], seen),
    evaluations: (query) => aggregateEvaluations(world, query as Parameters<typeof aggregateEvaluations>[1]),
    casemanagement: (query) => aggregateCases(world, query),
    taskmanagement: (query) => aggregateWorkitems(world, query),
    actions: (query) => aggregateFigures(world.figures.of('actions'), query),
    ratelimits: (query) => aggregateFigures(world.figures.of('ratelimits'), query),
    knowledge: (query) => aggregateFigures([...world.figures.of('knowledge'), ...feedbackFigures(world)], query),
    ...Object.fromEntries(never.map((of): [string, Aggregates] => [of, (query) => new Tally(query, newCell).results()])),
  };
}
