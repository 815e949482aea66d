import type { Hono } from 'hono';
import type { Json } from '../../values/json.js';
import { shapeOf } from '../../operations/shapes.js';
import { shaped, withoutNulls } from '../../engine/values.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound, Problem } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { listOf } from '../kept.js';
import { answer, isNamed } from './answers.js';
import { discoveryRoutes } from './discovery.js';
import { scimFilter } from './filter.js';
import { groups } from './groups.js';
import { patched } from './patch.js';
import { resourceOf, selected, writtenKey, writtenOf } from './resource.js';
import type { Kind, Versioned } from './resource.js';
import { users } from './users.js';

/**
 * Users and groups as SCIM 2.0 resources (RFC 7643, 7644). They are the same entities as in other areas, with their version as
 * ETag.
 */
export function scimRoutes(app: Hono<SandboxEnv>, world: World): void {
  for (const root of ['/api/v2/scim', '/api/v2/scim/v2']) for (const kind of [users, groups]) kindRoutes(app, world, root, kind);
  discoveryRoutes(app, world);
}

function kindRoutes(app: Hono<SandboxEnv>, world: World, root: string, kind: Kind): void {
  const path = `${root}/${kind.word}`;
  const item = `${path}/:resourceId`;
  const type = `ScimV2${kind.name}`;
  const attributes = new Set([...shapeOf(type).keys()].map((name) => name.toLowerCase()));
  const resource = (entity: Versioned): Json => resourceOf(world, kind, root, entity);
  const own = (context: SandboxContext): Versioned => {
    const id = context.req.param('resourceId') ?? '';
    const entity = kind.find(world, id);
    if (!entity) throw notFound(kind.name.toLowerCase(), id);
    return entity;
  };

  app.get(path, (context) => {
    const found = kind
      .all(world)
      .map(resource)
      .filter(scimFilter(queryValue(context, 'filter')));
    const page = listOf(context, world, found) as Json & { Resources?: Json[] };
    return answer(context, { ...page, Resources: (page.Resources ?? []).map((each) => asAsked(context, each)) });
  });

  app.get(item, (context) => {
    const found = resource(own(context));
    const version = versionOf(found);
    context.header('ETag', version);
    if (isNamed(context.req.header('if-none-match'), version)) return context.body(null, 304);
    return answer(context, asAsked(context, shaped(world, type, found)));
  });

  if (kind === users) {
    app.post(path, (context) => written(context, undefined, withoutNulls(context.get('body'))));
    app.delete(item, (context) => {
      const { id } = current(context);
      kind.remove(world, textId(id));
      writtenOf(world).delete(writtenKey(kind, textId(id)));
      return answer(context, {});
    });
  }
  app.put(item, (context) => written(context, textId(current(context)['id']), withoutNulls(context.get('body'))));
  app.patch(item, (context) => {
    const before = current(context);
    return written(context, textId(before['id']), patched(before, context.get('body'), attributes));
  });

  /** The resource before a change. @throws the 412 if the request is for another version. */
  function current(context: SandboxContext): Json {
    const found = resource(own(context));
    const expected = context.req.header('if-match');
    if (expected !== undefined && !isNamed(expected, versionOf(found)))
      throw new Problem(412, 'The resource has changed since', {
        code: 'precondition.failed',
        entityName: kind.name,
        entityId: textId(found['id']),
      });
    return found;
  }

  function written(context: SandboxContext, id: string | undefined, body: Json): Response {
    const entity = kind.write(world, id, body);
    const { externalId, emails, phoneNumbers, roles } = body;
    const kept = { externalId, emails, phoneNumbers, roles, emailWas: entity['email'], lastModified: world.timestamp() };
    writtenOf(world).set(writtenKey(kind, entity.id), withoutNulls(kept));
    const after = resource(entity);
    context.header('ETag', versionOf(after));
    if (id === undefined) context.status(201);
    return answer(context, shaped(world, type, after));
  }
}

const textId = (id: unknown): string => (typeof id === 'string' ? id : '');

const versionOf = (resource: Json): string => (resource['meta'] as { version: string }).version;

function asAsked(context: SandboxContext, resource: Json): Json {
  return selected(resource, queryList(context, 'attributes'), queryList(context, 'excludedAttributes'));
}
