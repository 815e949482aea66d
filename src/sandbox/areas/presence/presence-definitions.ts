import type { Area } from '../../engine/area.js';
import type { OrganizationPresence } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import { badRequest, invalidField } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import { systemPresences } from '../../store/initial-data/seed.js';
import type { StoredPresenceDefinition } from '../../store/store.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { queryValue, queryOption } from '../../http/query.js';

/** The presences that users of the organisation can choose. */
export function addPresenceDefinitionHandlers(area: Area, world: World): void {
  area.handle('getSystempresences', () => systemPresences.map((name) => ({ id: name.toUpperCase().replaceAll(' ', '_'), name })));

  area.handle('getPresencedefinitions', (context) => {
    const deletedFilter = queryOption(context, 'deleted', ['true', 'false', 'all']) ?? 'false';
    const ids = queryList(context, 'id');
    const definitions = world.store.presenceDefinitions
      .all()
      .filter(({ deactivated = false }) => deletedFilter === 'all' || deactivated === (deletedFilter === 'true'))
      .filter(({ id }) => ids.length === 0 || ids.includes(id));
    return listing(context, world, definitions, (definition) => withLocaleLabels(context, definition));
  });

  area.handle('postPresencedefinitions', (context) => {
    const body = readDefinition(context);
    const now = world.timestamp();
    return world.store.presenceDefinitions.save({
      ...body,
      id: world.newId(),
      primary: false,
      createdDate: now,
      modifiedDate: now,
      ...author(world, context, 'createdBy'),
      ...author(world, context, 'modifiedBy'),
    });
  });

  area.handle('getPresencedefinition', (context) =>
    withLocaleLabels(context, world.store.presenceDefinitions.get(context.param('presenceId'))),
  );

  area.handle('putPresencedefinition', (context) => {
    const before = world.store.presenceDefinitions.get(context.param('presenceId'));
    const body = readDefinition(context, before.systemPresence);
    return world.store.presenceDefinitions.save({
      ...before,
      ...body,
      modifiedDate: world.timestamp(),
      ...author(world, context, 'modifiedBy'),
    });
  });

  area.handle('deletePresencedefinition', (context) => {
    // Users may still have this presence, so it is only deactivated.
    const definition = world.store.presenceDefinitions.get(context.param('presenceId'));
    world.store.presenceDefinitions.save({ ...definition, deactivated: true, modifiedDate: world.timestamp() });
  });
}

export type DefinitionFields = Pick<StoredPresenceDefinition, 'name' | 'languageLabels' | 'systemPresence'> & {
  deactivated: boolean;
};

/** @param systemPresence - Default for a definition that is replaced without one. */
export function readDefinition(context: OperationContext, systemPresence?: string): DefinitionFields {
  const requiredFields = ['languageLabels', 'name?'] as const;
  const body = readObject<OrganizationPresence>(
    context,
    systemPresence === undefined ? [...requiredFields, 'systemPresence'] : requiredFields,
  );
  const wantedPresence = (body.systemPresence ?? systemPresence ?? '').toLowerCase();
  const knownPresence = systemPresences.find(
    (name) =>
      name.toLowerCase() === wantedPresence ||
      name.toLowerCase().replace(' ', '_') === wantedPresence ||
      name.toLowerCase().replace(' ', '') === wantedPresence,
  );
  if (knownPresence === undefined) {
    throw invalidField('There is no such system presence', 'systemPresence');
  }
  const label = Object.values(body.languageLabels).find((text) => typeof text === 'string' && text !== '');
  if (label === undefined) {
    throw badRequest('languageLabels is empty', [{ errorCode: 'required.field', fieldName: 'languageLabels' }]);
  }
  const { languageLabels, name = label, deactivated = false } = body;
  return { name, languageLabels, systemPresence: knownPresence, deactivated };
}

export function author(
  world: World,
  context: OperationContext,
  field: 'createdBy' | 'modifiedBy',
): Partial<OrganizationPresence> {
  const { userId } = context.accessToken;
  if (userId === undefined) return {};
  const { id, name, version, selfUri = '' } = world.store.users.get(userId);
  return { [field]: { id, name, version, selfUri } };
}

/** Only the labels of `localeCode`, if the query has one. */
export function withLocaleLabels<T extends Pick<StoredPresenceDefinition, 'languageLabels'>>(
  context: OperationContext,
  definition: T,
): T {
  const locale = queryValue(context, 'localeCode') ?? 'ALL';
  if (locale === 'ALL' || !isObject(definition.languageLabels)) return definition;
  const label = Object.hasOwn(definition.languageLabels, locale) ? definition.languageLabels[locale] : undefined;
  return { ...definition, languageLabels: label === undefined ? {} : { [locale]: label } };
}
