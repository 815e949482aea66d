import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type { Json } from '../../values/json.js';
import { shapeOf } from '../../operations/shapes.js';
import { toShape, withoutNulls } from '../../engine/values.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { listPage } from '../repository.js';
import { answer, isNamed } from './answers.js';
import { addDiscoveryHandlers } from './discovery.js';
import { scimFilter } from './filter.js';
import { groups } from './groups.js';
import { patched } from './patch.js';
import { resourceOf, selected, writtenKey, writtenOf } from './resource.js';
import type { Kind, Versioned } from './resource.js';
import { users } from './users.js';

/** The resources of a kind at one of the two addresses of SCIM, with their operations. */
interface Resources {
  readonly root: string;
  readonly kind: Kind;
  readonly list: Method;
  readonly read: Method;
  /** Absent for groups: SCIM neither creates nor deletes them. */
  readonly create?: Method;
  readonly replace: Method;
  readonly change: Method;
  readonly remove?: Method;
}

const resources: readonly Resources[] = [
  {
    root: '/api/v2/scim',
    kind: users,
    list: 'getScimUsers',
    read: 'getScimUser',
    create: 'postScimUsers',
    replace: 'putScimUser',
    change: 'patchScimUser',
    remove: 'deleteScimUser',
  },
  {
    root: '/api/v2/scim',
    kind: groups,
    list: 'getScimGroups',
    read: 'getScimGroup',
    replace: 'putScimGroup',
    change: 'patchScimGroup',
  },
  {
    root: '/api/v2/scim/v2',
    kind: users,
    list: 'getScimV2Users',
    read: 'getScimV2User',
    create: 'postScimV2Users',
    replace: 'putScimV2User',
    change: 'patchScimV2User',
    remove: 'deleteScimV2User',
  },
  {
    root: '/api/v2/scim/v2',
    kind: groups,
    list: 'getScimV2Groups',
    read: 'getScimV2Group',
    replace: 'putScimV2Group',
    change: 'patchScimV2Group',
  },
];

/**
 * Users and groups as SCIM 2.0 resources (RFC 7643, 7644). They are the same entities as in other areas, with their version as
 * ETag.
 */
export function addScimHandlers(area: Area, world: World): void {
  for (const each of resources) addResourceHandlers(area, world, each);
  addDiscoveryHandlers(area, world);
}

function addResourceHandlers(area: Area, world: World, { root, kind, ...operations }: Resources): void {
  const { create, remove } = operations;
  const type = `ScimV2${kind.name}`;
  const attributes = new Set([...shapeOf(type).keys()].map((name) => name.toLowerCase()));
  const resource = (entity: Versioned): Json => resourceOf(world, kind, root, entity);
  const own = (context: OperationContext): Versioned => {
    const id = context.params['userId'] ?? context.params['groupId'] ?? '';
    const entity = kind.find(world, id);
    if (!entity) throw notFound(kind.name.toLowerCase(), id);
    return entity;
  };

  area.handle(operations.list, (context) => {
    const found = kind
      .all(world)
      .map(resource)
      .filter(scimFilter(queryValue(context, 'filter')));
    const page = listPage(context, world, found) as Json & { Resources?: Json[] };
    return answer(context, { ...page, Resources: (page.Resources ?? []).map((each) => asAsked(context, each)) });
  });

  area.handle(operations.read, (context) => {
    const found = resource(own(context));
    const version = versionOf(found);
    context.setHeader('ETag', version);
    if (isNamed(context.header('if-none-match'), version)) return context.send(null, 304);
    return answer(context, asAsked(context, toShape(world, type, found)));
  });

  if (create !== undefined) area.handle(create, (context) => written(context, undefined, withoutNulls(context.body)));
  if (remove !== undefined)
    area.handle(remove, (context) => {
      const { id } = current(context);
      kind.remove(world, textId(id));
      writtenOf(world).delete(writtenKey(kind, textId(id)));
      return answer(context, {});
    });
  area.handle(operations.replace, (context) => written(context, textId(current(context)['id']), withoutNulls(context.body)));
  area.handle(operations.change, (context) => {
    const before = current(context);
    return written(context, textId(before['id']), patched(before, context.body, attributes));
  });

  /** The resource before a change. @throws the 412 if the request is for another version. */
  function current(context: OperationContext): Json {
    const found = resource(own(context));
    const expected = context.header('if-match');
    if (expected !== undefined && !isNamed(expected, versionOf(found)))
      throw new Problem(412, 'The resource has changed since', {
        code: 'precondition.failed',
        entityName: kind.name,
        entityId: textId(found['id']),
      });
    return found;
  }

  function written(context: OperationContext, id: string | undefined, body: Json): Response {
    const entity = kind.write(world, id, body);
    const { externalId, emails, phoneNumbers, roles } = body;
    const kept = { externalId, emails, phoneNumbers, roles, emailWas: entity['email'], lastModified: world.timestamp() };
    writtenOf(world).set(writtenKey(kind, entity.id), withoutNulls(kept));
    const after = resource(entity);
    context.setHeader('ETag', versionOf(after));
    return answer(context, toShape(world, type, after), id === undefined ? 201 : 200);
  }
}

const textId = (id: unknown): string => (typeof id === 'string' ? id : '');

const versionOf = (resource: Json): string => (resource['meta'] as { version: string }).version;

function asAsked(context: OperationContext, resource: Json): Json {
  return selected(resource, queryList(context, 'attributes'), queryList(context, 'excludedAttributes'));
}
