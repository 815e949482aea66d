import type { Hono } from 'hono';
import type { EventAggregatesQueryRequest, EventQueryRequest, EventQueryResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { readInterval } from '../analytics/interval.js';

const EVENTS = '/api/v2/usage/events';

/** Operational events of platform services. The sandbox has no such services, so no event or definition exists. */
export function operationalEventRoutes(app: Hono<SandboxEnv>): void {
  app.post(`${EVENTS}/aggregates/query`, (context) => {
    const { interval } = readObject<EventAggregatesQueryRequest>(context, ['interval']);
    readInterval(interval);
    return context.json({ interval, eventDefinitionAggregates: [] });
  });
  app.post(`${EVENTS}/query`, (context) => {
    const { interval, eventDefinitionIds: [unknown] = [] } = readObject<EventQueryRequest>(context, ['interval']);
    readInterval(interval);
    if (unknown !== undefined) throw notFound('eventDefinition', unknown);
    return context.json({ entities: [], selfUri: `${EVENTS}/query` } satisfies EventQueryResponse);
  });
}
