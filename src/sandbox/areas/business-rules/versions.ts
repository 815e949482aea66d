import type { Area } from '../../engine/area.js';
import type {
  CopyDecisionTableRequest,
  CreateDecisionTableSnapshotRequest,
  CreateDecisionTableVersionRequest,
  DecisionTableVersion,
  RollbackDecisionTableVersionRequest,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { queryFlag, queryList } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { callerOf, listPage } from '../repository.js';
import { refuseUnknownProperties, schemaOf } from './columns.js';
import { refuseUnlessDraft, saveTable, tableOf, versionOf, versionView } from './model.js';
import type { Table, Version } from './model.js';
import { createTable, refuseDuplicateName } from './tables.js';

/** Versions of tables: drafts, the published version, and the superseded ones. */
export function addVersionHandlers(area: Area, world: World): void {
  addVersionReads(area, world);
  addDraftHandlers(area, world);
  addPublicationHandlers(area, world);
  addSnapshotHandlers(area, world);
}

function findVersion(world: World, context: OperationContext): { table: Table; version: Version } {
  const table = tableOf(world, context.param('tableId'));
  return { table, version: versionOf(table, context.param('tableVersion')) };
}

function saveVersion(world: World, table: Table, version: Version): DecisionTableVersion {
  return versionView(world, saveTable(world, table, version), version);
}

function addVersionReads(area: Area, world: World): void {
  area.handle('getBusinessrulesDecisiontableVersions', (context) => {
    const table = tableOf(world, context.param('tableId'));
    const statuses = queryList(context, 'status');
    const hasSnapshot = queryFlag(context, 'hasSnapshot');
    const versions = table.versions.filter(
      ({ status, snapshot }) =>
        (statuses.length === 0 || statuses.includes(status)) && (hasSnapshot === undefined || hasSnapshot === Boolean(snapshot)),
    );
    return listPage(
      context,
      world,
      versions.map((version) => versionView(world, table, version)),
    );
  });

  area.handle('getBusinessrulesDecisiontableVersion', (context) => {
    const { table, version } = findVersion(world, context);
    return versionView(world, table, version);
  });
}

/** Creates drafts, updates them to a new schema, copies them, and deletes versions. */
function addDraftHandlers(area: Area, world: World): void {
  area.handle('postBusinessrulesDecisiontableVersions', (context) => {
    const table = tableOf(world, context.param('tableId'));
    const { sourceVersion } = readObject<CreateDecisionTableVersionRequest>(context);
    const number = sourceVersion ?? table.published?.version;
    if (number === undefined)
      throw badRequest('sourceVersion is required where no version is published', [
        { errorCode: 'required.field', fieldName: 'sourceVersion' },
      ]);
    const version = copyOf(context, world, table, versionOf(table, String(number)));
    return saveVersion(world, table, version);
  });

  area.handle('postBusinessrulesDecisiontableVersionSync', (context) => {
    const { table, version } = findVersion(world, context);
    refuseUnlessDraft(table, version);
    const schema = schemaOf(world, table.schemaId);
    refuseUnknownProperties(schema, version.columns);
    const schemaVersion = schema.version ?? 1;
    return saveVersion(world, table, { ...version, schemaVersion, dateModified: world.timestamp() });
  });

  area.handle('deleteBusinessrulesDecisiontableVersion', (context) => {
    const { table, version } = findVersion(world, context);
    if (version.status === 'Published')
      throw new Problem(409, 'The published version is in use', {
        code: 'decision.table.version.published',
        entityId: table.id,
        entityName: 'version',
      });
    saveTable(world, { ...table, versions: table.versions.filter((each) => each !== version) });
  });

  area.handle('postBusinessrulesDecisiontableVersionCopy', (context) => {
    const { table, version } = findVersion(world, context);
    const { name, description } = readObject<CopyDecisionTableRequest>(context, ['name']);
    refuseDuplicateName(world, name);
    const { columns, rows, schemaVersion } = version;
    const copy = createTable(context, world, {
      name,
      schemaId: table.schemaId,
      columns,
      rows,
      schemaVersion,
      divisionId: table.division?.id ?? '',
      ...(description !== undefined && { description }),
    });
    return versionView(world, copy.table, copy.version);
  });
}

function addPublicationHandlers(area: Area, world: World): void {
  area.handle('putBusinessrulesDecisiontableVersionPublish', (context) => {
    const { table, version } = findVersion(world, context);
    refuseUnlessDraft(table, version);
    return saveVersion(world, ...publishVersion(context, world, table, version));
  });

  area.handle('postBusinessrulesDecisiontableVersionRollback', (context) => {
    const { table, version } = findVersion(world, context);
    const { rollbackReason } = readObject<RollbackDecisionTableVersionRequest>(context);
    if (version.status !== 'Superseded')
      throw new Problem(
        409,
        `Version ${version.version} is ${version.status}: only one that was published before is gone back to`,
        {
          code: 'decision.table.version.not.superseded',
          entityId: table.id,
          entityName: 'version',
        },
      );
    const restoredVersion = {
      ...copyOf(context, world, table, version),
      ...(rollbackReason !== undefined && { rollbackReason }),
    };
    return saveVersion(world, ...publishVersion(context, world, table, restoredVersion));
  });
}

function addSnapshotHandlers(area: Area, world: World): void {
  area.handle('postBusinessrulesDecisiontableVersionSnapshot', (context) => {
    const { table, version } = findVersion(world, context);
    const { snapshotName, notes } = readObject<CreateDecisionTableSnapshotRequest>(context, ['snapshotName']);
    const createdBy = callerOf(context);
    const snapshot = {
      name: snapshotName,
      dateCreated: world.timestamp(),
      ...(notes !== undefined && { notes }),
      ...(createdBy && { createdBy }),
    };
    return saveVersion(world, table, { ...version, snapshot });
  });

  area.handle('deleteBusinessrulesDecisiontableVersionSnapshot', (context) => {
    const { table, version } = findVersion(world, context);
    const { snapshot, ...rest } = version;
    if (!snapshot) throw notFound('snapshot', String(version.version));
    saveTable(world, table, rest);
  });
}

/** Creates a draft from an existing version. */
function copyOf(context: OperationContext, world: World, table: Table, source: Version): Version {
  const { columns, rows, schemaVersion } = source;
  const now = world.timestamp();
  const createdBy = callerOf(context);
  return {
    version: (table.versions.at(-1)?.version ?? 0) + 1,
    status: 'Draft',
    columns,
    schemaVersion,
    rows: rows.map((row) => ({ ...row, id: world.newId() })),
    dateCreated: now,
    dateModified: now,
    ...(createdBy && { createdBy }),
  };
}

/** Publishes a version, which replaces the published one. */
function publishVersion(context: OperationContext, world: World, table: Table, version: Version): [Table, Version] {
  const publishedBy = callerOf(context);
  const versions = table.versions.map((each): Version =>
    each.status === 'Published' ? { ...each, status: 'Superseded' } : each,
  );
  const publishedVersion = {
    ...version,
    status: 'Published' as const,
    datePublished: world.timestamp(),
    ...(publishedBy && { publishedBy }),
  };
  return [{ ...table, versions }, publishedVersion];
}
