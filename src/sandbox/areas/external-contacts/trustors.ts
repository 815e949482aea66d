import type { Hono } from 'hono';
import { isObject } from '../../values/json.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import type { Json } from '../kept.js';
import { BASE, organizationsOf } from './model.js';

/** Links external organisations to the organisations that trust the caller's. */
export function trustorRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${BASE}/organizations/:id/trustor`;
  app.put(`${path}/:trustorId`, (context) => {
    const organization = organizationsOf(world).get(context.req.param('id'));
    const { id } = organization;
    const trustorOrgId = context.req.param('trustorId');
    const dateCreated = world.timestamp();
    organizationsOf(world).put({ ...organization, trustor: { id: trustorOrgId, enabled: true, dateCreated } });
    return context.json({
      externalOrganizationId: id,
      trustorOrgId,
      dateCreated,
      externalOrganizationUri: `${BASE}/organizations/${id}`,
      ...(isObject(organization['division']) && { division: organization['division'] }),
    });
  });
  app.delete(path, (context) => {
    const { trustor, ...others } = organizationsOf(world).get(context.req.param('id'));
    if (trustor === undefined) throw notFound('trustor', others.id);
    organizationsOf(world).put(others);
    return context.body(null, 204);
  });
}

/** Adds the trustor if the request expands it. */
export function withTrustor(context: SandboxContext, organization: Json): Json {
  const { trustor: _, ...others } = organization;
  return queryFlag(context, 'includeTrustors') === true ? organization : others;
}
