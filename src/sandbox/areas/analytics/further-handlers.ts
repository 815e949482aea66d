import type { Area } from '../../engine/area.js';
import { readObject } from '../../http/body.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import type { StoredEvaluation } from '../quality/evaluation-model.js';
import { addAgentStatusHandlers } from './agent-status.js';
import { aggregateOperations } from './aggregate-operations.js';
import { addDashboardHandlers } from './dashboards.js';
import { aggregateEvaluations } from './evaluation-aggregates.js';
import { readFilter } from './filter.js';
import { aggregatesOf } from './kinds.js';
import { addPropertyHandlers } from './properties.js';
import { addTaskObservationHandlers } from './tasks/task-observations.js';
import { callerVisibility } from './visibility.js';

/** Analytics of everything but conversations, queues and users. */
export function addFurtherAnalyticsHandlers(area: Area, world: World): void {
  addTaskObservationHandlers(area, world);
  addPropertyHandlers(area, world);
  addDashboardHandlers(area, world);
  addAgentStatusHandlers(area, world);
  addFurtherAggregates(area, world);

  area.handle('postAnalyticsFlowsObservationsQuery', (context) => {
    // No conversation passes through a flow, but an invalid query is still rejected.
    readFilter(readObject(context, ['filter', 'metrics']).filter);
    return { results: [] };
  });
}

function addFurtherAggregates(area: Area, world: World): void {
  for (const { subject, query } of aggregateOperations) {
    if (subject === 'conversations' || subject === 'users') continue;
    const aggregates = aggregatesOf(world, subject);
    area.handle(query, (context) => ({
      results: aggregates(readObject(context, ['interval', 'metrics']), callerVisibility(world, context)),
    }));
  }

  area.handle('postQualityEvaluationsAggregatesQueryMe', (context) => {
    const { contextId, ...query } = readObject(context, ['interval', 'metrics']);
    const userId = callerId(context);
    // Agents see their evaluations once these are released.
    const isOwn = ({ agent, releaseDate }: StoredEvaluation): boolean => agent?.id === userId && releaseDate !== undefined;
    const isOfForm = ({ evaluationForm }: StoredEvaluation): boolean =>
      contextId === undefined || evaluationForm?.contextId === contextId;
    return { results: aggregateEvaluations(world, query, (each) => isOwn(each) && isOfForm(each)) };
  });
}
