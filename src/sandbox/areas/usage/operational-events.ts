import type { Area } from '../../engine/area.js';
import type { EventQueryResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import { readInterval } from '../analytics/interval.js';

const EVENTS = '/api/v2/usage/events';

/** Operational events of platform services. The sandbox has no such services, so no event or definition exists. */
export function addOperationalEventHandlers(area: Area): void {
  area.handle('postUsageEventsAggregatesQuery', (context) => {
    const { interval } = readObject(context, ['interval']);
    readInterval(interval);
    return { interval, eventDefinitionAggregates: [] };
  });
  area.handle('postUsageEventsQuery', (context) => {
    const { interval, eventDefinitionIds: [eventDefinitionId] = [] } = readObject(context, ['interval']);
    readInterval(interval);
    if (eventDefinitionId !== undefined) throw notFound('eventDefinition', eventDefinitionId);
    return { entities: [], selfUri: `${EVENTS}/query` } satisfies EventQueryResponse;
  });
}
