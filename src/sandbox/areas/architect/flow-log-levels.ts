import type { Area } from '../../engine/area.js';
import type { FlowLogLevelRequest, FlowSettingsResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf } from '../repository.js';
import { flowsOf } from './flows.js';

/** A flow's log level, stored by the flow's id. */
type Own = Pick<FlowSettingsResponse, 'modifiedBy' | 'dateModified' | 'logLevelCharacteristics'>;

/** Log levels of individual flows. A flow without one uses the default, which has its own operation. */
export function addFlowLogLevelHandlers(area: Area, world: World): void {
  const levels = world.collection<Own>('architect.flowLogLevels');
  const flowId = (context: OperationContext): string => flowsOf(world).get(context.param('flowId')).id;
  const view = (context: OperationContext, id: string, own: Own): FlowSettingsResponse => {
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
  const set = (context: OperationContext, id: string): unknown => {
    const { logLevelCharacteristics } = readObject<FlowLogLevelRequest>(context, ['logLevelCharacteristics']);
    const modifiedBy = callerOf(context);
    const own: Own = { ...(modifiedBy && { modifiedBy }), dateModified: world.timestamp(), logLevelCharacteristics };
    levels.set(id, own);
    return view(context, id, own);
  };

  area.handle('getFlowsInstancesSettingsLoglevels', (context) => {
    const known = [...levels].filter(([id]) => flowsOf(world).find(id));
    return listing(context, world, known, ([id, own]) => view(context, id, own));
  });
  area.handle('getFlowInstancesSettingsLoglevels', (context) => {
    const id = flowId(context);
    return view(context, id, ownOf(id));
  });
  area.handle('postFlowInstancesSettingsLoglevels', (context) => {
    const id = flowId(context);
    if (levels.has(id)) throw new Problem(409, 'The flow already has a log level', { entityId: id, entityName: 'logLevel' });
    return set(context, id);
  });
  area.handle('putFlowInstancesSettingsLoglevels', (context) => {
    const id = flowId(context);
    ownOf(id);
    return set(context, id);
  });
  area.handle('deleteFlowInstancesSettingsLoglevels', (context) => {
    const id = flowId(context);
    ownOf(id);
    levels.delete(id);
  });
}
