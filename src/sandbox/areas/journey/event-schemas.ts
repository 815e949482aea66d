import type { Area } from '../../engine/area.js';
import type { JourneyExternalEventsSchema, JourneyJsonSchemaRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, staleVersion } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository } from '../repository.js';
import type { Entity } from '../repository.js';

const SCHEMAS = '/api/v2/journey/externalevents/schemas';

/** Schemas of external events. Each change creates a version. */
export function addExternalEventSchemaHandlers(area: Area, world: World): void {
  const schemas = new Repository<JourneyExternalEventsSchema>(world, SCHEMAS);
  /** A schema's versions, the newest last. */
  const versions = world.collection<Entity<JourneyExternalEventsSchema>[]>('journey.schemaVersions');
  const findSchema = (context: OperationContext): Entity<JourneyExternalEventsSchema> => schemas.get(context.param('schemaId'));
  area.addRule({ path: SCHEMAS, uniqueFields: { 'jsonSchema.title': [400, 'duplicate.name'] } });

  area.handle('postJourneyExternaleventsSchemas', (context) => {
    const jsonSchema = readObject<JourneyJsonSchemaRequest>(context, ['title', 'properties']);
    const extraFields = { jsonSchema, enabled: true, version: 1, ...(callerOf(context) && { createdBy: callerOf(context) }) };
    const schema = schemas.create(context, {}, extraFields);
    versions.set(schema.id, [schema]);
    return schemas.view(schema);
  });
  area.handle('putJourneyExternaleventsSchema', (context) => {
    const before = findSchema(context);
    const body = readObject<Partial<JourneyExternalEventsSchema>>(context);
    if (body.version !== undefined && body.version !== before.version) throw staleVersion('schema', before.id);
    const { jsonSchema = before.jsonSchema, enabled = before.enabled } = body;
    const schema = schemas.save({ ...before, jsonSchema, enabled, version: (before.version ?? 1) + 1 });
    versions.set(before.id, [...(versions.get(before.id) ?? []), schema]);
    return schemas.view(schema);
  });
  area.handle('getJourneyExternaleventsSchemaVersions', (context) => {
    const { id, ...schemaFields } = findSchema(context);
    const entities = (versions.get(id) ?? [{ id, ...schemaFields }]).map((version) => schemas.view(version));
    return { entities, total: entities.length, selfUri: `${SCHEMAS}/${id}/versions` };
  });
  area.handle('getJourneyExternaleventsSchemaVersion', (context) => {
    const { id } = findSchema(context);
    const versionNumber = context.param('versionId');
    const version = versions.get(id)?.find((each) => String(each.version) === versionNumber);
    if (!version) throw notFound('version', versionNumber);
    return schemas.view(version);
  });
}
