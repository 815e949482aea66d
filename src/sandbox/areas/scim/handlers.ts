import type { Area } from '../../engine/area.js';
import type { Json } from '../../values/json.js';
import { withoutNulls } from '../../engine/values.js';
import type { OperationContext } from '../../http/operation-context.js';
import { queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { listPage } from '../repository.js';
import { sendScim, hasVersion } from './responses.js';
import { addDiscoveryHandlers } from './discovery.js';
import { parseScimFilter } from './filter.js';
import { groups } from './groups.js';
import { patchResource } from './patch.js';
import { selectFields } from './resource.js';
import type { Kind } from './resource.js';
import { ResourceRepository, versionOf } from './resource-repository.js';
import { users } from './users.js';

type Resource = `Scim${'' | 'V2'}${'User' | 'Group'}`;

/** The resources of a kind at one of the two addresses of SCIM, with their operations. */
interface Resources {
  readonly root: string;
  readonly kind: Kind;
  readonly list: `get${Resource}s`;
  readonly read: `get${Resource}`;
  /** Absent for groups: SCIM neither creates nor deletes them. */
  readonly create?: `postScim${'' | 'V2'}Users`;
  readonly replace: `put${Resource}`;
  readonly change: `patch${Resource}`;
  readonly remove?: `deleteScim${'' | 'V2'}User`;
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
  const resourcesOfKind = new ResourceRepository(world, kind, root);

  area.handle(operations.list, (context) => {
    const matches = resourcesOfKind.all().filter(parseScimFilter(queryValue(context, 'filter')));
    const page = listPage(context, world, matches) as Json & { Resources?: Json[] };
    return sendScim(context, { ...page, Resources: (page.Resources ?? []).map((each) => selectAttributes(context, each)) });
  });

  area.handle(operations.read, (context) => {
    const resource = resourcesOfKind.get(context);
    const version = versionOf(resource);
    context.setHeader('ETag', version);
    if (hasVersion(context.header('if-none-match'), version)) return context.send(null, 304);
    return sendScim(context, selectAttributes(context, resourcesOfKind.toDeclaredShape(resource)));
  });

  if (create !== undefined) area.handle(create, (context) => resourcesOfKind.create(context, withoutNulls(context.body)));
  if (remove !== undefined)
    area.handle(remove, (context) => {
      resourcesOfKind.remove(resourcesOfKind.getForChange(context));
      return sendScim(context, {});
    });
  area.handle(operations.replace, (context) =>
    resourcesOfKind.replace(context, resourcesOfKind.getForChange(context), withoutNulls(context.body)),
  );
  area.handle(operations.change, (context) => {
    const before = resourcesOfKind.getForChange(context);
    return resourcesOfKind.replace(context, before, patchResource(before, context.body, resourcesOfKind.attributes));
  });
}

function selectAttributes(context: OperationContext, resource: Json): Json {
  return selectFields(resource, queryList(context, 'attributes'), queryList(context, 'excludedAttributes'));
}
