import type { Area } from '../../engine/area.js';
import type { DataSchema, JsonObject, UserCustomAttributes, UserCustomAttributesUpdateRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { validateSchema } from '../json-schema.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { activeUser } from './users.js';

/** Custom attributes of users, by schema. */
export function addUserAttributeHandlers(area: Area, world: World): void {
  const schemas = new Repository<DataSchema>(world, '/api/v2/users/customattributes/schemas', [], 'DataSchema');
  const findRecords = (context: OperationContext): { userId: string; records: Repository<UserCustomAttributes> } => {
    const { id: userId } = activeUser(world, context.param('userId'));
    return { userId, records: new Repository<UserCustomAttributes>(world, '/api/v2/users/{}/customattributes', [userId]) };
  };

  area.handle('getUserCustomattributesBulk', (context) => {
    const { records } = findRecords(context);
    return queryList(context, 'schemaIds')
      .flatMap((id) => records.find(id) ?? [])
      .map((record) => records.view(record));
  });

  /** Stores the attributes of the body, together with those that `readBase` takes from the record before. */
  const write = (
    context: OperationContext,
    readBase: (before: Entity<UserCustomAttributes> | undefined, schemaId: string) => JsonObject,
  ): UserCustomAttributes => {
    const { userId, records } = findRecords(context);
    const body = readObject<UserCustomAttributesUpdateRequest>(context, ['schemaId', 'attributes']);
    const schema = schemas.get(body.schemaId);
    const base = readBase(records.find(schema.id), schema.id);
    const attributes = Object.fromEntries(Object.entries({ ...base, ...body.attributes }).filter(([, value]) => value !== null));
    const [firstFault, ...otherFaults] = validateSchema(schema['jsonSchema'], attributes, 'attributes');
    if (firstFault)
      throw badRequest(
        firstFault.message,
        [firstFault, ...otherFaults].map(({ errorCode, fieldName }) => ({ errorCode, fieldName })),
      );
    const selfUri = `/api/v2/users/${userId}/customattributes/${schema.id}`;
    const schemaReference = { id: schema.id, version: schema.version };
    return records.view(records.save({ id: schema.id, userId, schema: schemaReference, attributes, selfUri }));
  };
  area.handle('putUserCustomattributes', (context) => write(context, () => ({})));
  area.handle('patchUserCustomattributes', (context) =>
    write(context, (before, schemaId) => {
      if (!before) throw notFound('customAttributes', schemaId);
      return before.attributes ?? {};
    }),
  );
}
