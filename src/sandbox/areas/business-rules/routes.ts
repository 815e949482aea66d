import type { Hono } from 'hono';
import type {
  CopyDecisionTableRequest,
  CreateDecisionTableColumnsRequest,
  CreateDecisionTableRequest,
  CreateDecisionTableSnapshotRequest,
  CreateDecisionTableVersionRequest,
  DecisionTableColumns,
  DecisionTableExecutionRequest,
  RollbackDecisionTableVersionRequest,
  UpdateDecisionTableRequest,
} from '../../../models/index.js';
import { divisionOf } from '../../engine/division.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest, nameless, notFound, Problem, taken } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { callerOf, Kept, listed } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { answerOf, matching } from './execution.js';
import {
  contractOf,
  keep,
  propertiesOf,
  referenceTo,
  refuseUnlessDraft,
  SCHEMAS,
  tableOf,
  TABLES,
  tablesOf,
  versionOf,
  versionView,
} from './model.js';
import type { Table, Version } from './model.js';
import { tableExportRoutes } from './exports.js';
import { tableImportRoutes } from './imports.js';
import { rowRoutes } from './rows.js';

/** The maximum number of matching rows in the response of an execution. */
const TOLD = 10;

/** Decision tables: drafts are edited, one version is published, and executions use the published version. */
export function decisionTableRoutes(app: Hono<SandboxEnv>, world: World): void {
  world.store.showAt(TABLES, () => ({
    find: (id) => tablesOf(world).get(id) as unknown as Json,
    all: () => [...tablesOf(world).values()] as unknown as Json[],
    // A table from a seed file has no versions.
    put: (id, table) => tablesOf(world).set(id, { schemaId: '', versions: [], ...table } as unknown as Table),
    remove: (id) => tablesOf(world).delete(id),
  }));
  tableRoutes(app, world);
  versionRoutes(app, world);
  rowRoutes(app, world);
  executionRoutes(app, world);
  tableExportRoutes(app, world);
  tableImportRoutes(app, world);
}

function tableRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get(`${TABLES}/search`, (context) => {
    const schemaId = queryValue(context, 'schemaId');
    const expand = queryList(context, 'expand');
    const withPublished = queryFlag(context, 'withPublishedVersion');
    const found = [...tablesOf(world).values()].filter(
      (table) =>
        (schemaId === undefined || table.schemaId === schemaId) && (withPublished !== true || table.published !== undefined),
    );
    return listed(
      context,
      world,
      found.map((table) => ({ ...told(table), ...publishedContract(world, table, expand) })),
    );
  });

  app.post(TABLES, (context) => {
    const body = readObject<CreateDecisionTableRequest>(context, ['name', 'divisionId', 'schemaId']);
    refuseTaken(world, body.name);
    const schema = schemaOf(world, body.schemaId);
    const columns = columnsOf(world, schema, body.columns);
    const { table, version } = made(context, world, {
      ...body,
      columns,
      rows: [],
      schemaVersion: Number(schema['version'] ?? 1),
    });
    return context.json(versionView(world, table, version));
  });

  app.patch(`${TABLES}/:tableId`, (context) => {
    const table = tableOf(world, context.req.param('tableId'));
    const { name, description, columns } = readObject<UpdateDecisionTableRequest>(context);
    if (name !== undefined) refuseTaken(world, name, table.id);
    const renamed = { ...table, ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
    if (!columns) return context.json(told(keep(world, renamed)));
    const [first, ...later] = table.versions;
    if (first?.status !== 'Draft' || later.length > 0)
      throw new Problem(409, 'The columns can be changed only while the first version is a draft', {
        code: 'decision.table.columns.fixed',
        entityId: table.id,
        entityName: 'table',
      });
    const next = columnsOf(world, schemaOf(world, table.schemaId), {
      inputs: columns.inputs ?? first.columns.inputs ?? [],
      outputs: columns.outputs ?? first.columns.outputs ?? [],
    });
    // The rows refer to columns that no longer exist, so they are removed.
    return context.json(told(keep(world, renamed, { ...first, columns: next, rows: [] })));
  });

  app.delete(`${TABLES}/:tableId`, (context) => {
    tablesOf(world).delete(tableOf(world, context.req.param('tableId')).id);
    return context.body(null, 204);
  });
}

function versionRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${TABLES}/:tableId/versions`;
  const own = (context: SandboxContext): { table: Table; version: Version } => {
    const table = tableOf(world, context.req.param('tableId'));
    return { table, version: versionOf(table, context.req.param('tableVersion')) };
  };
  const changed = (context: SandboxContext, table: Table, version: Version): Response =>
    context.json(versionView(world, keep(world, table, version), version));

  app.get(path, (context) => {
    const table = tableOf(world, context.req.param('tableId'));
    const statuses = queryList(context, 'status');
    const hasSnapshot = queryFlag(context, 'hasSnapshot');
    const found = table.versions.filter(
      ({ status, snapshot }) =>
        (statuses.length === 0 || statuses.includes(status)) && (hasSnapshot === undefined || hasSnapshot === Boolean(snapshot)),
    );
    return listed(
      context,
      world,
      found.map((version): Json => ({ ...versionView(world, table, version) })),
    );
  });

  app.post(path, (context) => {
    const table = tableOf(world, context.req.param('tableId'));
    const { sourceVersion } = readObject<CreateDecisionTableVersionRequest>(context);
    const number = sourceVersion ?? table.published?.version;
    if (number === undefined)
      throw badRequest('sourceVersion is required where no version is published', [
        { errorCode: 'required.field', fieldName: 'sourceVersion' },
      ]);
    const version = copyOf(context, world, table, versionOf(table, String(number)));
    return changed(context, table, version);
  });

  app.get(`${path}/:tableVersion`, (context) => {
    const { table, version } = own(context);
    return context.json(versionView(world, table, version));
  });

  app.delete(`${path}/:tableVersion`, (context) => {
    const { table, version } = own(context);
    if (version.status === 'Published')
      throw new Problem(409, 'The published version is in use', {
        code: 'decision.table.version.published',
        entityId: table.id,
        entityName: 'version',
      });
    keep(world, { ...table, versions: table.versions.filter((each) => each !== version) });
    return context.body(null, 204);
  });

  app.put(`${path}/:tableVersion/publish`, (context) => {
    const { table, version } = own(context);
    refuseUnlessDraft(table, version);
    return changed(context, ...published(context, world, table, version));
  });

  app.post(`${path}/:tableVersion/rollback`, (context) => {
    const { table, version } = own(context);
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
    const again = { ...copyOf(context, world, table, version), ...(rollbackReason !== undefined && { rollbackReason }) };
    return changed(context, ...published(context, world, table, again));
  });

  app.post(`${path}/:tableVersion/snapshot`, (context) => {
    const { table, version } = own(context);
    const { snapshotName, notes } = readObject<CreateDecisionTableSnapshotRequest>(context, ['snapshotName']);
    const createdBy = callerOf(context);
    const snapshot = {
      name: snapshotName,
      dateCreated: world.timestamp(),
      ...(notes !== undefined && { notes }),
      ...(createdBy && { createdBy }),
    };
    return changed(context, table, { ...version, snapshot });
  });

  app.delete(`${path}/:tableVersion/snapshot`, (context) => {
    const { table, version } = own(context);
    const { snapshot, ...rest } = version;
    if (!snapshot) throw notFound('snapshot', String(version.version));
    keep(world, table, rest);
    return context.body(null, 204);
  });

  app.post(`${path}/:tableVersion/sync`, (context) => {
    const { table, version } = own(context);
    refuseUnlessDraft(table, version);
    const schema = schemaOf(world, table.schemaId);
    refuseUnknown(schema, version.columns);
    const schemaVersion = Number(schema['version'] ?? 1);
    return changed(context, table, { ...version, schemaVersion, dateModified: world.timestamp() });
  });

  app.post(`${path}/:tableVersion/copy`, (context) => {
    const { table, version } = own(context);
    const { name, description } = readObject<CopyDecisionTableRequest>(context, ['name']);
    refuseTaken(world, name);
    const { columns, rows, schemaVersion } = version;
    const copy = made(context, world, {
      name,
      schemaId: table.schemaId,
      columns,
      rows,
      schemaVersion,
      divisionId: table.division?.id ?? '',
      ...(description !== undefined && { description }),
    });
    return context.json(versionView(world, copy.table, copy.version));
  });
}

function executionRoutes(app: Hono<SandboxEnv>, world: World): void {
  const executed = (context: SandboxContext, table: Table, version: Version): Response => {
    const { inputs } = readObject<DecisionTableExecutionRequest>(context);
    const known = (version.columns.inputs ?? []).map(({ expression }) => expression.contractual.schemaPropertyKey);
    const unknown = Object.keys(inputs).find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw badRequest(`The table takes no ${unknown}`, [{ errorCode: 'invalid.value', fieldName: `inputs.${unknown}` }]);
    const rows = matching(world, version, inputs);
    const first = rows.slice(0, TOLD);
    return context.json({
      table: referenceTo(table, version),
      totalMatchRowCount: rows.length,
      topMatchRows: first.map(({ id }) => ({
        id,
        selfUri: `${TABLES}/${table.id}/versions/${version.version}/rows/${id}`,
      })),
      rowExecutionOutputs: first.map((row) => ({
        rowId: row.id,
        rowIndex: version.rows.indexOf(row) + 1,
        outputs: answerOf(world, version, row),
      })),
    });
  };

  app.post(`${TABLES}/:tableId/execute`, (context) => {
    const table = tableOf(world, context.req.param('tableId'));
    const version = table.versions.find(({ status }) => status === 'Published');
    if (!version)
      throw new Problem(409, 'No version of the table is published', {
        code: 'decision.table.not.published',
        entityId: table.id,
        entityName: 'table',
      });
    return executed(context, table, version);
  });
  app.post(`${TABLES}/:tableId/versions/:tableVersion/execute`, (context) => {
    const table = tableOf(world, context.req.param('tableId'));
    return executed(context, table, versionOf(table, context.req.param('tableVersion')));
  });
}

/** Creates a table with its first draft. */
function made(
  context: SandboxContext,
  world: World,
  body: Pick<Version, 'columns' | 'rows' | 'schemaVersion'> & {
    name: string;
    description?: string;
    divisionId: string;
    schemaId: string;
  },
): { table: Table; version: Version } {
  const { name, description, divisionId, schemaId, columns, rows, schemaVersion } = body;
  const id = world.newId();
  const now = world.timestamp();
  const createdBy = callerOf(context);
  const version: Version = {
    version: 1,
    status: 'Draft',
    columns,
    rows,
    schemaVersion,
    dateCreated: now,
    dateModified: now,
    ...(createdBy && { createdBy }),
  };
  const table: Table = {
    id,
    name,
    schemaId,
    versions: [],
    dateCreated: now,
    selfUri: `${TABLES}/${id}`,
    ...(description !== undefined && { description }),
    division: divisionOf(world, divisionId),
  };
  return { table: keep(world, table, version), version };
}

/** Creates a draft from an existing version. */
function copyOf(context: SandboxContext, world: World, table: Table, source: Version): Version {
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
function published(context: SandboxContext, world: World, table: Table, version: Version): [Table, Version] {
  const publishedBy = callerOf(context);
  const versions = table.versions.map((each): Version =>
    each.status === 'Published' ? { ...each, status: 'Superseded' } : each,
  );
  const now = { ...version, status: 'Published' as const, datePublished: world.timestamp(), ...(publishedBy && { publishedBy }) };
  return [{ ...table, versions }, now];
}

function publishedContract(world: World, table: Table, expand: readonly string[]): Json {
  const version = table.versions.find(({ status }) => status === 'Published');
  if (!version || expand.length === 0) return {};
  const { parentSchema, executionInputSchema, executionOutputSchema } = contractOf(world, table, version);
  return {
    publishedContract: {
      parentSchema,
      ...(expand.includes('ExecutionInputSchema') && { executionInputSchema }),
      ...(expand.includes('ExecutionOutputSchema') && { executionOutputSchema }),
    },
  };
}

function told({ versions: _, schemaId: __, ...table }: Table): Json {
  return { ...table };
}

function refuseTaken(world: World, name: string, id?: string): void {
  for (const table of tablesOf(world).values()) if (table.name === name && table.id !== id) throw taken('table', 'name', name);
}

/** @throws the platform's 400 for an unknown schema. */
function schemaOf(world: World, schemaId: string): Entity {
  const schema = new Kept(world, SCHEMAS).find(schemaId);
  if (schema) return schema;
  throw nameless('schemaId', schemaId, 'schema');
}

/** Assigns ids to columns. @throws the platform's 400 for a property that the schema does not have. */
function columnsOf(world: World, schema: Entity, { inputs, outputs }: CreateDecisionTableColumnsRequest): DecisionTableColumns {
  const columns = {
    inputs: inputs.map((column) => ({ ...column, id: world.newId() })),
    outputs: outputs.map((column) => ({ ...column, id: world.newId() })),
  };
  refuseUnknown(schema, columns);
  return columns;
}

function refuseUnknown(schema: Entity, { inputs = [], outputs = [] }: DecisionTableColumns): void {
  const properties = propertiesOf(schema);
  const named = [
    ...inputs.map(({ expression }, index) => [expression.contractual.schemaPropertyKey, `columns.inputs[${index}]`] as const),
    ...outputs.map(({ value }, index) => [value.schemaPropertyKey, `columns.outputs[${index}]`] as const),
  ];
  const wrong = named.find(([name]) => !Object.hasOwn(properties, name));
  if (wrong) throw badRequest(`The schema has no property ${wrong[0]}`, [{ errorCode: 'invalid.value', fieldName: wrong[1] }]);
}
