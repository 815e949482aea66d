import type { Area } from '../../engine/area.js';
import type { DataSchema, ExternalContact, ExternalOrganization } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, unknownReference, notFound, staleVersion } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository } from '../repository.js';
import type { Entity, Fields, Json } from '../repository.js';
import { validateSchema } from '../json-schema.js';

const BASE = '/api/v2/externalcontacts';

export type Owner = 'contacts' | 'organizations';

/** What the schemas of each owner apply to, and their operations. */
const owners = {
  contacts: {
    appliesTo: 'CONTACT',
    create: 'postExternalcontactsContactsSchemas',
    replace: 'putExternalcontactsContactsSchema',
    listVersions: 'getExternalcontactsContactsSchemaVersions',
    readVersion: 'getExternalcontactsContactsSchemaVersion',
  },
  organizations: {
    appliesTo: 'EXTERNAL_ORGANIZATION',
    create: 'postExternalcontactsOrganizationsSchemas',
    replace: 'putExternalcontactsOrganizationsSchema',
    listVersions: 'getExternalcontactsOrganizationsSchemaVersions',
    readVersion: 'getExternalcontactsOrganizationsSchemaVersion',
  },
} as const;

type SchemaVersion = Fields<DataSchema> & { id: string };

/** A schema's versions, the newest last. */
const versionsOf = (world: World): Map<string, SchemaVersion[]> =>
  world.collection<SchemaVersion[]>('externalcontacts.schemaVersions');

const schemasOf = (world: World, owner: Owner): Repository<DataSchema> =>
  new Repository<DataSchema>(world, `${BASE}/${owner}/schemas`, [], 'DataSchema');

/** Schemas for custom fields of contacts and external organisations. Each change creates a version. */
export function addSchemaHandlers(area: Area, world: World): void {
  for (const owner of ['contacts', 'organizations'] as const) addOwnSchemaHandlers(area, world, owner);
}

function addOwnSchemaHandlers(area: Area, world: World, owner: Owner): void {
  const path = `${BASE}/${owner}/schemas`;
  const { appliesTo, create, replace, listVersions, readVersion } = owners[owner];
  const schemas = schemasOf(world, owner);
  const findSchema = (context: OperationContext): Entity<DataSchema> => schemas.get(context.param('schemaId'));
  area.addRule({ path, uniqueName: true, usedBy: [[`${BASE}/${owner}`, 'schema']], inUseCode: 'schema.in.use' });
  const read = (context: OperationContext): Partial<DataSchema> => {
    const { name: _, ...body } = readObject<DataSchema>(context, ['jsonSchema']);
    return { ...body, name: nameOf(readObject<DataSchema>(context)), appliesTo: [appliesTo] };
  };

  area.handle(create, (context) => {
    const body = read(context);
    const createdBy = callerOf(context);
    const extraFields = { enabled: body.enabled ?? true, version: 1, ...(createdBy && { createdBy }) };
    const schema = schemas.create(context, body, extraFields);
    versionsOf(world).set(schema.id, [schema]);
    return schemas.view(schema);
  });

  area.handle(replace, (context) => {
    const before = findSchema(context);
    const body = read(context);
    if (body.version !== undefined && body.version !== before.version) throw staleVersion('schema', before.id);
    const { dateCreated, createdBy, selfUri } = before;
    const version = Number(before.version) + 1;
    const schema = { enabled: before.enabled, ...body, id: before.id, version, dateCreated, createdBy, selfUri };
    versionsOf(world).set(before.id, [...(versionsOf(world).get(before.id) ?? []), schema]);
    return schemas.view(schemas.save(schema));
  });

  if (owner === 'contacts')
    area.handle('deleteExternalcontactsContactsSchema', (context) => {
      const { id } = findSchema(context);
      schemas.remove(id);
      versionsOf(world).delete(id);
    });

  area.handle(listVersions, (context) => {
    const { id } = findSchema(context);
    const versions = versionsOf(world).get(id) ?? [];
    const entities = versions.map((version) => schemas.view(version));
    return { entities, total: entities.length, selfUri: `${path}/${id}/versions` };
  });

  area.handle(readVersion, (context) => {
    const { id } = findSchema(context);
    const version = context.param('versionId');
    const match = versionsOf(world)
      .get(id)
      ?.find((each) => String(each.version) === version);
    if (!match) throw notFound('version', version);
    return schemas.view(match);
  });
}

/** The name of a schema is by default the title of its JSON schema. */
function nameOf(schema: object): string {
  const { name: schemaName, jsonSchema } = schema as Json;
  const title = isObject(jsonSchema) ? jsonSchema['title'] : undefined;
  return ([schemaName, title].find((name) => typeof name === 'string' && name !== '') as string | undefined) ?? '';
}

/** @throws the platform's 400 if custom fields do not conform to the schema of the entity. */
export function refuseUnfit(
  world: World,
  owner: Owner,
  { schema: schemaReference, customFields }: Partial<ExternalContact | ExternalOrganization>,
): void {
  if (!isObject(schemaReference)) {
    if (!isObject(customFields) || Object.keys(customFields).length === 0) return;
    throw badRequest('schema is required where there are custom fields', [{ errorCode: 'required.field', fieldName: 'schema' }]);
  }
  const { id = '' } = schemaReference;
  const versions = versionsOf(world).get(id) ?? [];
  const schema =
    'version' in schemaReference ? versions.find(({ version }) => version === schemaReference.version) : versions.at(-1);
  if (!schema || !schemasOf(world, owner).find(id)) throw unknownReference('schema', id, 'schema');
  const [first, ...others] = validateSchema(schema.jsonSchema, customFields ?? {}, 'customFields');
  if (first)
    throw badRequest(
      first.message,
      [first, ...others].map(({ errorCode, fieldName }) => ({ errorCode, fieldName })),
    );
}
