import type { Area } from '../../engine/area.js';
import type {
  ConversationCustomAttributesSearchRequest,
  ConversationJsonSchemaRequest,
  ConversationSchemaUpdateRequest,
  CustomAttributesPatchRequest,
  CustomAttributesUpdateRequest,
} from '../../../models/index.js';
import { readArray, readObject } from '../../http/body.js';
import { badRequest, notFound, Problem, staleVersion, duplicateValue } from '../../store/errors.js';
import type { OperationContext } from '../../http/operation-context.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { schemaFaults } from '../json-schema.js';
import { callerOf, readId, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { conversationOf, conversationsOf } from './model.js';
import { ordered } from '../search/ordered.js';

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
      const kept = new Repository(world, '/api/v2/conversations/{}/customattributes', [id]);
      return kept.all().map((record) => kept.view(record));
    });
    const found = ordered(records, order);
    // The `types` value of these records is not documented.
    const facts = { types: ['customattributes'], total: found.length, pageCount: Math.ceil(found.length / page.pageSize) };
    return { ...facts, ...page, results: pageOf(found, page) };
  });

  const change = (context: OperationContext, verb: Verb): Entity => {
    const kept = recordsOf(world, context);
    return changed(world, context, kept, readObject<Change>(context, ['id', 'customAttributes']), verb);
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
  const kept = recordsOf(world, context);
  const results = readArray<Change>(context, ['id', 'customAttributes']).map((change): [string, object] => {
    try {
      return [change.id, { attributes: kept.view(changed(world, context, kept, change, verb)), statusCode: 200 }];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return [change.id, { statusCode: error.status, errorMessage: error.message }];
    }
  });
  return { results: Object.fromEntries(results) };
}

function recordsOf(world: World, context: OperationContext): Repository {
  const { id } = conversationOf(world, context.params['conversationId'] ?? '');
  return new Repository(world, '/api/v2/conversations/{}/customattributes', [id]);
}

/** PUT creates or replaces a record, PATCH changes some of its attributes. @throws the platform's 400, 404 and 409. */
function changed(world: World, context: OperationContext, kept: Repository, change: Change, verb: Verb): Entity {
  const { id, version, divisions, customAttributes } = change;
  const before = verb === 'PATCH' ? kept.get(id) : kept.find(id);
  const known = before?.['version'];
  if (version !== undefined && before && version !== known) throw staleVersion('customAttributes', id);
  const schemaId = 'schemaId' in change ? change.schemaId : readId(before?.['schema']);
  const schema = schemaId === undefined ? undefined : new Repository(world, SCHEMAS).get(schemaId);
  const own = (before?.['customAttributes'] ?? {}) as Json;
  const values = Object.fromEntries(
    Object.entries({ ...(verb === 'PATCH' && own), ...(customAttributes as Json) }).filter(([, value]) => value !== null),
  );
  const [first, ...others] = schema ? schemaFaults(schema['jsonSchema'], values, 'customAttributes') : [];
  if (first)
    throw badRequest(
      first.message,
      [first, ...others].map(({ errorCode, fieldName }) => ({ errorCode, fieldName })),
    );
  const now = world.timestamp();
  const times = (before?.['customAttributesTimestamps'] ?? {}) as Record<string, string>;
  const isOld = (name: string): boolean => JSON.stringify(own[name]) === JSON.stringify(values[name]);
  const fields: Json = {
    conversationId: context.param('conversationId'),
    divisions: divisions ?? before?.['divisions'] ?? [],
    customAttributes: values,
    customAttributesTimestamps: Object.fromEntries(
      Object.keys(values).map((name) => [name, isOld(name) ? (times[name] ?? now) : now]),
    ),
    version: Number(known ?? 0) + 1,
    dateModified: now,
    dateCreated: before?.['dateCreated'] ?? now,
    ...(schema && { schema: { id: schema.id, version: schema['version'] } }),
  };
  return before ? kept.save({ ...before, ...fields }) : kept.create(context, {}, fields, id);
}

/** A schema's versions, the newest last. */
const versionsAt = (world: World): Map<string, Json[]> => world.collection<Json[]>('conversations.schemaVersions');

function addSchemaHandlers(area: Area, world: World): void {
  const schemas = new Repository(world, SCHEMAS);
  const own = (context: OperationContext): Entity => schemas.get(context.param('schemaId'));
  const keep = (schema: Entity): Entity => {
    versionsAt(world).set(schema.id, [...(versionsAt(world).get(schema.id) ?? []), schema]);
    return schema;
  };
  const refuseTaken = (title: string, id?: string): void => {
    const other = schemas.all().find((each) => each.id !== id && (each['jsonSchema'] as Json | undefined)?.['title'] === title);
    if (other) throw duplicateValue('schema', 'title', title);
  };

  area.handle('postConversationsCustomattributesSchemas', (context) => {
    const jsonSchema = readObject<ConversationJsonSchemaRequest>(context, ['title', 'properties']);
    refuseTaken(jsonSchema.title);
    const more = { jsonSchema, enabled: true, version: 1, dateCreated: world.timestamp(), createdBy: callerOf(context) };
    return schemas.view(keep(schemas.create(context, {}, more)));
  });

  area.handle('putConversationsCustomattributesSchema', (context) => {
    const before = own(context);
    const { version, enabled, jsonSchema } = readObject<ConversationSchemaUpdateRequest>(context, ['version', 'jsonSchema']);
    if (version !== before['version']) throw staleVersion('schema', before.id);
    refuseTaken(jsonSchema.title, before.id);
    return schemas.view(keep(schemas.save({ ...before, enabled, jsonSchema, version: version + 1 })));
  });

  area.handle('getConversationsCustomattributesSchemaVersions', (context) =>
    listPage(context, world, versionsAt(world).get(own(context).id) ?? []),
  );

  area.handle('getConversationsCustomattributesSchemaVersion', (context) => {
    const { id } = own(context);
    const wanted = context.param('versionId');
    const found = versionsAt(world)
      .get(id)
      ?.find(({ version }) => String(version) === wanted);
    if (!found) throw notFound('version', wanted);
    return schemas.view(found);
  });
}
