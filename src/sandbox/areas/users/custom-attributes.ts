import type { Area } from '../../engine/area.js';
import type { UserCustomAttributesUpdateRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { validateSchema } from '../json-schema.js';
import { Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { activeUser } from './users.js';

/** Custom attributes of users, by schema. */
export function addUserAttributeHandlers(area: Area, world: World): void {
  const schemas = new Repository(world, '/api/v2/users/customattributes/schemas', [], 'DataSchema');
  const recordsOf = (context: OperationContext): { userId: string; kept: Repository } => {
    const { id: userId } = activeUser(world, context.params['userId'] ?? '');
    return { userId, kept: new Repository(world, '/api/v2/users/{}/customattributes', [userId]) };
  };

  area.handle('getUserCustomattributesBulk', (context) => {
    const { kept } = recordsOf(context);
    return queryList(context, 'schemaIds')
      .flatMap((id) => kept.find(id) ?? [])
      .map((record) => kept.view(record));
  });

  /** Stores the attributes of the body, together with those that `baseOf` takes from the record before. */
  const write = (context: OperationContext, baseOf: (before: Entity | undefined, schemaId: string) => Json): unknown => {
    const { userId, kept } = recordsOf(context);
    const body = readObject<UserCustomAttributesUpdateRequest>(context, ['schemaId', 'attributes']);
    const schema = schemas.get(body.schemaId);
    const base = baseOf(kept.find(schema.id), schema.id);
    const attributes = Object.fromEntries(Object.entries({ ...base, ...body.attributes }).filter(([, value]) => value !== null));
    const [first, ...others] = validateSchema(schema['jsonSchema'], attributes, 'attributes');
    if (first)
      throw badRequest(
        first.message,
        [first, ...others].map(({ errorCode, fieldName }) => ({ errorCode, fieldName })),
      );
    const selfUri = `/api/v2/users/${userId}/customattributes/${schema.id}`;
    const named = { id: schema.id, version: schema['version'] };
    return kept.view(kept.save({ id: schema.id, userId, schema: named, attributes, selfUri }));
  };
  area.handle('putUserCustomattributes', (context) => write(context, () => ({})));
  area.handle('patchUserCustomattributes', (context) =>
    write(context, (before, schemaId) => {
      if (!before) throw notFound('customAttributes', schemaId);
      return before['attributes'] as Json;
    }),
  );
}
