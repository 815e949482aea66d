import type { Area } from '../../engine/area.js';
import type { OrganizationPresenceDefinition } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { queryOption } from '../../http/query.js';
import type { StoredPresenceDefinition } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { author, withLocaleLabels, readDefinition } from './presence-definitions.js';

const DEFINITIONS = '/api/v2/presence/definitions';

/** The division whose users can choose a presence, by presence; absent presences are available to all users. */
const divisionsAt = (world: World): Map<string, string> => world.collection<string>('presence.divisions');

/** Presence definitions with the divisions that they are for. */
export function addDivisionDefinitionHandlers(area: Area, world: World): void {
  world.store.markManaged(DEFINITIONS);
  const definitions = world.store.presenceDefinitions;
  const view = (definition: StoredPresenceDefinition): OrganizationPresenceDefinition => {
    const { id, name, languageLabels, systemPresence, primary = false, deactivated = false } = definition;
    return {
      id,
      name,
      type: primary ? 'System' : 'User',
      languageLabels,
      systemPresence: systemPresence.replace(' ', ''),
      divisionId: divisionsAt(world).get(id) ?? '*',
      deactivated,
      selfUri: `${DEFINITIONS}/${id}`,
    };
  };
  const saveDefinition = (context: OperationContext, definition: StoredPresenceDefinition): OrganizationPresenceDefinition => {
    const { divisionId } = readObject<OrganizationPresenceDefinition>(context);
    if (divisionId !== undefined && divisionId !== '*') {
      if (!world.store.divisions.find(divisionId)) throw invalidField('There is no division with this id', 'divisionId');
      divisionsAt(world).set(definition.id, divisionId);
    } else if (divisionId === '*') divisionsAt(world).delete(definition.id);
    return view(definitions.save({ ...definition, modifiedDate: world.timestamp(), ...author(world, context, 'modifiedBy') }));
  };

  area.handle('getPresenceDefinitions0', (context) => {
    const deactivatedFilter = queryOption(context, 'deactivated', ['true', 'false', 'all']) ?? 'false';
    const divisions = queryList(context, 'divisionId');
    const entities = definitions
      .all()
      .map(view)
      .filter((definition) => deactivatedFilter === 'all' || definition.deactivated === (deactivatedFilter === 'true'))
      .filter(({ divisionId = '*' }) => divisions.length === 0 || divisions.includes(divisionId))
      .map((definition) => withLocaleLabels(context, definition));
    return { total: entities.length, entities, selfUri: DEFINITIONS };
  });

  area.handle('postPresenceDefinitions0', (context) => {
    // The default system presence is not documented; the sandbox uses Available.
    const body = readDefinition(context, 'Available');
    const creationFields = { createdDate: world.timestamp(), ...author(world, context, 'createdBy') };
    return saveDefinition(context, { ...body, id: world.newId(), primary: false, ...creationFields });
  });

  area.handle('getPresenceDefinition0', (context) =>
    withLocaleLabels(context, view(definitions.get(context.param('definitionId')))),
  );

  area.handle('putPresenceDefinition0', (context) => {
    const before = definitions.get(context.param('definitionId'));
    return saveDefinition(context, { ...before, ...readDefinition(context, before.systemPresence) });
  });

  area.handle('deletePresenceDefinition0', (context) => {
    const definition = definitions.get(context.param('definitionId'));
    definitions.save({ ...definition, deactivated: true, modifiedDate: world.timestamp() });
  });
}
