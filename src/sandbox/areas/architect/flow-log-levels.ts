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
type OwnSettings = Pick<FlowSettingsResponse, 'modifiedBy' | 'dateModified' | 'logLevelCharacteristics'>;

/** Log levels of individual flows. A flow without one uses the default, which has its own operation. */
export function addFlowLogLevelHandlers(area: Area, world: World): void {
  const levels = world.collection<OwnSettings>('architect.flowLogLevels');
  const findFlowId = (context: OperationContext): string => flowsOf(world).get(context.param('flowId')).id;
  const view = (context: OperationContext, id: string, settings: OwnSettings): FlowSettingsResponse => {
    const expand = queryList(context, 'expand');
    const { name, type } = flowsOf(world).get(id) as { name?: string; type?: NonNullable<FlowSettingsResponse['type']> };
    const { level, characteristics } = settings.logLevelCharacteristics ?? {};
    const shouldExpand = expand.includes('logLevelCharacteristics.characteristics');
    return {
      id,
      ...settings,
      selfUri: `/api/v2/flows/${id}/instances/settings/loglevels`,
      ...(expand.includes('name') && name !== undefined && { name }),
      ...(expand.includes('type') && type !== undefined && { type }),
      ...(settings.logLevelCharacteristics && {
        logLevelCharacteristics: {
          ...(level !== undefined && { level }),
          ...(shouldExpand && characteristics !== undefined && { characteristics }),
        },
      }),
    };
  };
  const settingsOf = (id: string): OwnSettings => {
    const settings = levels.get(id);
    if (!settings) throw notFound('logLevel', id);
    return settings;
  };
  const saveSettings = (context: OperationContext<FlowLogLevelRequest>, id: string): FlowSettingsResponse => {
    const { logLevelCharacteristics } = readObject(context, ['logLevelCharacteristics']);
    const modifiedBy = callerOf(context);
    const settings: OwnSettings = { ...(modifiedBy && { modifiedBy }), dateModified: world.timestamp(), logLevelCharacteristics };
    levels.set(id, settings);
    return view(context, id, settings);
  };

  area.handle('getFlowsInstancesSettingsLoglevels', (context) => {
    const existingLevels = [...levels].filter(([id]) => flowsOf(world).find(id));
    return listing(context, world, existingLevels, ([id, settings]) => view(context, id, settings));
  });
  area.handle('getFlowInstancesSettingsLoglevels', (context) => {
    const id = findFlowId(context);
    return view(context, id, settingsOf(id));
  });
  area.handle('postFlowInstancesSettingsLoglevels', (context) => {
    const id = findFlowId(context);
    if (levels.has(id)) throw new Problem(409, 'The flow already has a log level', { entityId: id, entityName: 'logLevel' });
    return saveSettings(context, id);
  });
  area.handle('putFlowInstancesSettingsLoglevels', (context) => {
    const id = findFlowId(context);
    settingsOf(id);
    return saveSettings(context, id);
  });
  area.handle('deleteFlowInstancesSettingsLoglevels', (context) => {
    const id = findFlowId(context);
    settingsOf(id);
    levels.delete(id);
  });
}
