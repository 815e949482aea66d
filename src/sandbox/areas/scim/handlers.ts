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
import { sendScim, hasVersion } from './responses.js';
import { addDiscoveryHandlers } from './discovery.js';
import { parseScimFilter } from './filter.js';
import { groups } from './groups.js';
import { patchResource } from './patch.js';
import { resourceOf, selectFields, resourceKey, extraAttributesOf } from './resource.js';
import type { Kind, VersionedEntity } from './resource.js';
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
  const viewResource = (entity: VersionedEntity): Json => resourceOf(world, kind, root, entity);
  const findEntity = (context: OperationContext): VersionedEntity => {
    const id = context.params['userId'] ?? context.params['groupId'] ?? '';
    const entity = kind.find(world, id);
    if (!entity) throw notFound(kind.name.toLowerCase(), id);
    return entity;
  };

  area.handle(operations.list, (context) => {
    const matches = kind
      .all(world)
      .map(viewResource)
      .filter(parseScimFilter(queryValue(context, 'filter')));
    const page = listPage(context, world, matches) as Json & { Resources?: Json[] };
    return sendScim(context, { ...page, Resources: (page.Resources ?? []).map((each) => selectAttributes(context, each)) });
  });

  area.handle(operations.read, (context) => {
    const resourceView = viewResource(findEntity(context));
    const version = versionOf(resourceView);
    context.setHeader('ETag', version);
    if (hasVersion(context.header('if-none-match'), version)) return context.send(null, 304);
    return sendScim(context, selectAttributes(context, toShape(world, type, resourceView)));
  });

  if (create !== undefined) area.handle(create, (context) => writeResource(context, undefined, withoutNulls(context.body)));
  if (remove !== undefined)
    area.handle(remove, (context) => {
      const { id } = readCurrent(context);
      kind.remove(world, textId(id));
      extraAttributesOf(world).delete(resourceKey(kind, textId(id)));
      return sendScim(context, {});
    });
  area.handle(operations.replace, (context) =>
    writeResource(context, textId(readCurrent(context)['id']), withoutNulls(context.body)),
  );
  area.handle(operations.change, (context) => {
    const before = readCurrent(context);
    return writeResource(context, textId(before['id']), patchResource(before, context.body, attributes));
  });

  /** The resource before a change. @throws the 412 if the request is for another version. */
  function readCurrent(context: OperationContext): Json {
    const resourceView = viewResource(findEntity(context));
    const expectedVersion = context.header('if-match');
    if (expectedVersion !== undefined && !hasVersion(expectedVersion, versionOf(resourceView)))
      throw new Problem(412, 'The resource has changed since', {
        code: 'precondition.failed',
        entityName: kind.name,
        entityId: textId(resourceView['id']),
      });
    return resourceView;
  }

  function writeResource(context: OperationContext, id: string | undefined, body: Json): Response {
    const entity = kind.write(world, id, body);
    const { externalId, emails, phoneNumbers, roles } = body;
    const extraAttributes = {
      externalId,
      emails,
      phoneNumbers,
      roles,
      emailWas: entity['email'],
      lastModified: world.timestamp(),
    };
    extraAttributesOf(world).set(resourceKey(kind, entity.id), withoutNulls(extraAttributes));
    const after = viewResource(entity);
    context.setHeader('ETag', versionOf(after));
    return sendScim(context, toShape(world, type, after), id === undefined ? 201 : 200);
  }
}

const textId = (id: unknown): string => (typeof id === 'string' ? id : '');

const versionOf = (resource: Json): string => (resource['meta'] as { version: string }).version;

function selectAttributes(context: OperationContext, resource: Json): Json {
  return selectFields(resource, queryList(context, 'attributes'), queryList(context, 'excludedAttributes'));
}
