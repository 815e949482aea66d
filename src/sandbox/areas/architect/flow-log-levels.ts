import type { Hono } from 'hono';
import type { FlowLogLevelRequest, FlowSettingsResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound, Problem } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf } from '../kept.js';
import { flowsOf } from './flows.js';

const LEVELS = '/api/v2/flows/instances/settings/loglevels';

/** A flow's log level, stored by the flow's id. */
type Own = Pick<FlowSettingsResponse, 'modifiedBy' | 'dateModified' | 'logLevelCharacteristics'>;

/** Log levels of individual flows. A flow without one uses the default, which has its own operation. */
export function flowLogLevelRoutes(app: Hono<SandboxEnv>, world: World): void {
  const levels = world.collection<Own>('architect.flowLogLevels');
  const path = '/api/v2/flows/:flowId/instances/settings/loglevels';
  const flowId = (context: SandboxContext): string => flowsOf(world).get(context.req.param('flowId')).id;
  const view = (context: SandboxContext, id: string, own: Own): FlowSettingsResponse => {
    const expand = queryList(context, 'expand');
    const { name, type } = flowsOf(world).get(id) as { name?: string; type?: NonNullable<FlowSettingsResponse['type']> };
    const { level, characteristics } = own.logLevelCharacteristics ?? {};
    const isWhole = expand.includes('logLevelCharacteristics.characteristics');
    return {
      id,
      ...own,
      selfUri: `/api/v2/flows/${id}/instances/settings/loglevels`,
      ...(expand.includes('name') && name !== undefined && { name }),
      ...(expand.includes('type') && type !== undefined && { type }),
      ...(own.logLevelCharacteristics && {
        logLevelCharacteristics: {
          ...(level !== undefined && { level }),
          ...(isWhole && characteristics !== undefined && { characteristics }),
        },
      }),
    };
  };
  const ownOf = (id: string): Own => {
    const own = levels.get(id);
    if (!own) throw notFound('logLevel', id);
    return own;
  };
  const set = (context: SandboxContext, id: string): Response => {
    const { logLevelCharacteristics } = readObject<FlowLogLevelRequest>(context, ['logLevelCharacteristics']);
    const modifiedBy = callerOf(context);
    const own: Own = { ...(modifiedBy && { modifiedBy }), dateModified: world.timestamp(), logLevelCharacteristics };
    levels.set(id, own);
    return context.json(view(context, id, own));
  };

  app.get(LEVELS, (context) => {
    const known = [...levels].filter(([id]) => flowsOf(world).find(id));
    return context.json(listing(context, world, known, ([id, own]) => view(context, id, own)));
  });
  app.get(path, (context) => {
    const id = flowId(context);
    return context.json(view(context, id, ownOf(id)));
  });
  app.post(path, (context) => {
    const id = flowId(context);
    if (levels.has(id)) throw new Problem(409, 'The flow already has a log level', { entityId: id, entityName: 'logLevel' });
    return set(context, id);
  });
  app.put(path, (context) => {
    const id = flowId(context);
    ownOf(id);
    return set(context, id);
  });
  app.delete(path, (context) => {
    const id = flowId(context);
    ownOf(id);
    levels.delete(id);
    return context.body(null, 204);
  });
}
