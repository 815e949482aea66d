import type { Hono } from 'hono';
import type { UserCustomAttributesUpdateRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { schemaFaults } from '../json-schema.js';
import { Kept } from '../kept.js';
import type { Json } from '../kept.js';
import { activeUser } from './users.js';

const ATTRIBUTES = '/api/v2/users/:userId/customattributes';

/** Custom attributes of users, by schema. */
export function userAttributeRoutes(app: Hono<SandboxEnv>, world: World): void {
  const schemas = new Kept(world, '/api/v2/users/customattributes/schemas', [], 'DataSchema');
  const recordsOf = (context: SandboxContext): { userId: string; kept: Kept } => {
    const { id: userId } = activeUser(world, context.req.param('userId') ?? '');
    return { userId, kept: new Kept(world, '/api/v2/users/{}/customattributes', [userId]) };
  };

  app.get(`${ATTRIBUTES}/bulk`, (context) => {
    const { kept } = recordsOf(context);
    return context.json(
      queryList(context, 'schemaIds')
        .flatMap((id) => kept.find(id) ?? [])
        .map((record) => kept.view(record)),
    );
  });

  app.on(['PUT', 'PATCH'], ATTRIBUTES, (context) => {
    const { userId, kept } = recordsOf(context);
    const body = readObject<UserCustomAttributesUpdateRequest>(context, ['schemaId', 'attributes']);
    const schema = schemas.get(body.schemaId);
    const before = kept.find(schema.id);
    if (context.req.method === 'PATCH' && !before) throw notFound('customAttributes', schema.id);
    const own = context.req.method === 'PATCH' ? (before?.['attributes'] as Json) : {};
    const attributes = Object.fromEntries(Object.entries({ ...own, ...body.attributes }).filter(([, value]) => value !== null));
    const [first, ...others] = schemaFaults(schema['jsonSchema'], attributes, 'attributes');
    if (first)
      throw badRequest(
        first.message,
        [first, ...others].map(({ errorCode, fieldName }) => ({ errorCode, fieldName })),
      );
    const selfUri = `/api/v2/users/${userId}/customattributes/${schema.id}`;
    const named = { id: schema.id, version: schema['version'] };
    return context.json(kept.view(kept.put({ id: schema.id, userId, schema: named, attributes, selfUri })));
  });
}
