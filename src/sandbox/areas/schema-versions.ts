import type { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../http/context.js';
import { notFound } from '../store/errors.js';
import type { World } from '../store/world.js';
import { Kept, listed } from './kept.js';
import type { Entity } from './kept.js';

const owners = ['taskmanagement/workitems', 'businessrules', 'users/customattributes'];

/** Former versions of schemas that the engine stores. Areas with their own schema rules store versions themselves. */
export function schemaVersionRoutes(app: Hono<SandboxEnv>, world: World): void {
  /** By the schema's id, the newest last. */
  const former = world.collection<Entity[]>('schemas.formerVersions');
  for (const owner of owners) {
    const path = `/api/v2/${owner}/schemas`;
    const schemas = new Kept(world, path);
    const versions = (context: SandboxContext): Entity[] => {
      const schema = schemas.get(context.req.param('schemaId'));
      return [...(former.get(schema.id) ?? []), schema];
    };
    app.put(`${path}/:schemaId`, async (context, next) => {
      const id = context.req.param('schemaId');
      const before = schemas.find(id);
      await next();
      if (before && schemas.find(id)?.['version'] !== before['version']) former.set(id, [...(former.get(id) ?? []), before]);
    });
    app.get(`${path}/:schemaId/versions`, (context) => listed(context, world, versions(context)));
    app.get(`${path}/:schemaId/versions/:versionId`, (context) => {
      const wanted = context.req.param('versionId');
      const found = versions(context).find(({ version }) => String(version) === wanted);
      if (!found) throw notFound('version', wanted);
      return context.json(schemas.view(found));
    });
  }
}
