import type { Area } from '../engine/area.js';
import type { DataSchema } from '../../models/index.js';
import type { OperationContext } from '../http/operation-context.js';
import { notFound } from '../store/errors.js';
import type { World } from '../store/world.js';
import { Repository, listPage } from './repository.js';
import type { Entity } from './repository.js';

/** The collections of schemas, their operations, and the placeholder of a version. */
const collections = [
  {
    path: '/api/v2/taskmanagement/workitems/schemas',
    replace: 'putTaskmanagementWorkitemsSchema',
    listVersions: 'getTaskmanagementWorkitemsSchemaVersions',
    readVersion: 'getTaskmanagementWorkitemsSchemaVersion',
    versionName: 'versionId',
  },
  {
    path: '/api/v2/businessrules/schemas',
    replace: 'putBusinessrulesSchema',
    listVersions: 'getBusinessrulesSchemaVersions',
    readVersion: 'getBusinessrulesSchemaVersion',
    versionName: 'schemaVersion',
  },
  {
    path: '/api/v2/users/customattributes/schemas',
    replace: 'putUsersCustomattributesSchema',
    listVersions: 'getUsersCustomattributesSchemaVersions',
    readVersion: 'getUsersCustomattributesSchemaVersion',
    versionName: 'versionId',
  },
] as const;

/** Former versions of schemas that the engine stores. Areas with their own schema rules store versions themselves. */
export function addSchemaVersionHandlers(area: Area, world: World): void {
  /** By the schema's id, the newest last. */
  const formerVersions = world.collection<Entity<DataSchema>[]>('schemas.formerVersions');
  for (const { path, replace, listVersions, readVersion, versionName } of collections) {
    const schemas = new Repository<DataSchema>(world, path);
    const listVersionsOf = (context: OperationContext): Entity<DataSchema>[] => {
      const schema = schemas.get(context.param('schemaId'));
      return [...(formerVersions.get(schema.id) ?? []), schema];
    };
    area.wrap([replace], async (context, next) => {
      const id = context.param('schemaId');
      const before = schemas.find(id);
      const response = await next();
      if (before && schemas.find(id)?.version !== before.version)
        formerVersions.set(id, [...(formerVersions.get(id) ?? []), before]);
      return response;
    });
    area.handle(listVersions, (context) => listPage(context, world, listVersionsOf(context)));
    area.handle(readVersion, (context) => {
      const versionNumber = context.param(versionName);
      const match = listVersionsOf(context).find(({ version }) => String(version) === versionNumber);
      if (!match) throw notFound('version', versionNumber);
      return schemas.view(match);
    });
  }
}
