import type { Area } from '../../engine/area.js';
import type {
  ConversationCustomAttributesSearchRequest,
  ConversationDataSchema,
  ConversationJsonSchemaRequest,
  ConversationSchemaUpdateRequest,
  CustomAttributes,
  CustomAttributesPatchRequest,
  CustomAttributesUpdateRequest,
} from '../../../models/index.js';
import { readArray, readObject } from '../../http/body.js';
import { badRequest, notFound, Problem, staleVersion } from '../../store/errors.js';
import type { OperationContext } from '../../http/operation-context.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { validateSchema } from '../json-schema.js';
import { callerOf, readId, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { conversationOf, conversationsOf } from './model.js';
import { sortMatches } from '../search/sort-matches.js';

const SCHEMAS = '/api/v2/conversations/customattributes/schemas';

/** A change of one custom attribute record. */
type Change = CustomAttributesUpdateRequest | CustomAttributesPatchRequest;

type Verb = 'PUT' | 'PATCH';

/** Custom attributes of conversations: records that conform to the organisation's schemas. */
export function addCustomAttributeHandlers(area: Area, world: World): void {
  addSchemaHandlers(area, world);

  area.handle('postConversationsCustomattributesSearch', (context) => {
    const { pageSize, pageNumber, ...order } = readObject<ConversationCustomAttributesSearchRequest>(context);
    const page = readPage(context.maxPageSize ?? world.maxPageSize, pageSize, pageNumber);
    const records = [...conversationsOf(world).keys()].flatMap((id) => {
      const attributeRecords = new Repository<CustomAttributes>(world, '/api/v2/conversations/{}/customattributes', [id]);
      return attributeRecords.all().map((record) => attributeRecords.view(record));
    });
    const sortedRecords = sortMatches(records, order);
    // The `types` value of these records is not documented.
    const summary = {
      types: ['customattributes'],
      total: sortedRecords.length,
      pageCount: Math.ceil(sortedRecords.length / page.pageSize),
    };
    return { ...summary, ...page, results: pageOf(sortedRecords, page) };
  });

  const change = (context: OperationContext, verb: Verb): Entity<CustomAttributes> => {
    const attributeRecords = attributeRepository(world, context);
    return changeRecord(world, context, attributeRecords, readObject<Change>(context, ['id', 'customAttributes']), verb);
  };
  area.handle('putConversationCustomattributes', (context) => ({ id: change(context, 'PUT').id }));
  area.handle('patchConversationCustomattributes', (context) => {
    change(context, 'PATCH');
  });
  area.handle('putConversationCustomattributesBulk', (context) => changeEach(world, context, 'PUT'));
  area.handle('patchConversationCustomattributesBulk', (context) => changeEach(world, context, 'PATCH'));
}

/** Changes several records. Each succeeds or fails separately. */
function changeEach(world: World, context: OperationContext, verb: Verb): { results: Record<string, object> } {
  const attributeRecords = attributeRepository(world, context);
  const results = readArray<Change>(context, ['id', 'customAttributes']).map((change): [string, object] => {
    try {
      return [
        change.id,
        { attributes: attributeRecords.view(changeRecord(world, context, attributeRecords, change, verb)), statusCode: 200 },
      ];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return [change.id, { statusCode: error.status, errorMessage: error.message }];
    }
  });
  return { results: Object.fromEntries(results) };
}

function attributeRepository(world: World, context: OperationContext): Repository<CustomAttributes> {
  const { id } = conversationOf(world, context.param('conversationId'));
  return new Repository<CustomAttributes>(world, '/api/v2/conversations/{}/customattributes', [id]);
}

/** PUT creates or replaces a record, PATCH changes some of its attributes. @throws the platform's 400, 404 and 409. */
function changeRecord(
  world: World,
  context: OperationContext,
  attributeRecords: Repository<CustomAttributes>,
  change: Change,
  verb: Verb,
): Entity<CustomAttributes> {
  const { id, version, divisions, customAttributes } = change;
  const before = verb === 'PATCH' ? attributeRecords.get(id) : attributeRecords.find(id);
  const currentVersion = before?.['version'];
  if (version !== undefined && before && version !== currentVersion) throw staleVersion('customAttributes', id);
  const schemaId = 'schemaId' in change ? change.schemaId : readId(before?.['schema']);
  const schema = schemaId === undefined ? undefined : new Repository<ConversationDataSchema>(world, SCHEMAS).get(schemaId);
  const currentValues = (before?.['customAttributes'] ?? {}) as Json;
  const values = Object.fromEntries(
    Object.entries({ ...(verb === 'PATCH' && currentValues), ...(customAttributes as Json) }).filter(
      ([, value]) => value !== null,
    ),
  );
  const [firstFault, ...otherFaults] = schema ? validateSchema(schema['jsonSchema'], values, 'customAttributes') : [];
  if (firstFault)
    throw badRequest(
      firstFault.message,
      [firstFault, ...otherFaults].map(({ errorCode, fieldName }) => ({ errorCode, fieldName })),
    );
  const now = world.timestamp();
  const timestamps = (before?.['customAttributesTimestamps'] ?? {}) as Record<string, string>;
  const isUnchanged = (name: string): boolean => JSON.stringify(currentValues[name]) === JSON.stringify(values[name]);
  const fields = {
    conversationId: context.param('conversationId'),
    divisions: divisions ?? before?.['divisions'] ?? [],
    customAttributes: values,
    customAttributesTimestamps: Object.fromEntries(
      Object.keys(values).map((name) => [name, isUnchanged(name) ? (timestamps[name] ?? now) : now]),
    ),
    version: (currentVersion ?? 0) + 1,
    dateModified: now,
    dateCreated: before?.['dateCreated'] ?? now,
    ...(schema && { schema: { id: schema.id, version: schema['version'] } }),
  };
  return before ? attributeRecords.save({ ...before, ...fields }) : attributeRecords.create(context, {}, fields, id);
}

/** A schema's versions, the newest last. */
const versionsAt = (world: World): Map<string, Entity<ConversationDataSchema>[]> =>
  world.collection('conversations.schemaVersions');

function addSchemaHandlers(area: Area, world: World): void {
  const schemas = new Repository<ConversationDataSchema>(world, SCHEMAS);
  const findSchema = (context: OperationContext): Entity<ConversationDataSchema> => schemas.get(context.param('schemaId'));
  const addVersion = (schema: Entity<ConversationDataSchema>): Entity<ConversationDataSchema> => {
    versionsAt(world).set(schema.id, [...(versionsAt(world).get(schema.id) ?? []), schema]);
    return schema;
  };
  area.addRule({ path: SCHEMAS, uniqueFields: { 'jsonSchema.title': true } });

  area.handle('postConversationsCustomattributesSchemas', (context) => {
    const jsonSchema = readObject<ConversationJsonSchemaRequest>(context, ['title', 'properties']);
    const extraFields = { jsonSchema, enabled: true, version: 1, dateCreated: world.timestamp(), createdBy: callerOf(context) };
    return schemas.view(addVersion(schemas.create(context, {}, extraFields)));
  });

  area.handle('putConversationsCustomattributesSchema', (context) => {
    const before = findSchema(context);
    const { version, enabled, jsonSchema } = readObject<ConversationSchemaUpdateRequest>(context, ['version', 'jsonSchema']);
    if (version !== before['version']) throw staleVersion('schema', before.id);
    return schemas.view(addVersion(schemas.save({ ...before, enabled, jsonSchema, version: version + 1 })));
  });

  area.handle('getConversationsCustomattributesSchemaVersions', (context) =>
    listPage(context, world, versionsAt(world).get(findSchema(context).id) ?? []),
  );

  area.handle('getConversationsCustomattributesSchemaVersion', (context) => {
    const { id } = findSchema(context);
    const versionId = context.param('versionId');
    const schemaVersion = versionsAt(world)
      .get(id)
      ?.find(({ version }) => String(version) === versionId);
    if (!schemaVersion) throw notFound('version', versionId);
    return schemas.view(schemaVersion);
  });
}
