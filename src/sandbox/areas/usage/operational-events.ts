import type { Hono } from 'hono';
import type { EventAggregatesQueryRequest, EventQueryRequest, EventQueryResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { readInterval } from '../analytics/interval.js';

const EVENTS = '/api/v2/usage/events';

/** What services of the platform report of their troubles: here none reports anything, and no kind of event is known. */
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
