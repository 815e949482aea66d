import type {
  BusinessRulesDataSchema,
  DecisionTable,
  DecisionTableColumns,
  DecisionTableContract,
  DecisionTableRow,
  DecisionTableSnapshot,
  DecisionTableVersion,
  DecisionTableVersionEntity,
  JsonObject,
  JsonSchemaDocument,
} from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Json } from '../repository.js';

export const TABLES = '/api/v2/businessrules/decisiontables';
export const SCHEMAS = '/api/v2/businessrules/schemas';

export type Row = Pick<DecisionTableRow, 'id' | 'dateCreated' | 'dateModified'> &
  Required<Pick<DecisionTableRow, 'inputs' | 'outputs'>>;

/** One version of a table, with its rows in order. */
export interface Version {
  version: number;
  status: 'Draft' | 'Published' | 'Superseded';
  columns: DecisionTableColumns;
  schemaVersion: number;
  rows: Row[];
  dateCreated: string;
  dateModified: string;
  datePublished?: string;
  createdBy?: { id: string; selfUri: string };
  publishedBy?: { id: string; selfUri: string };
  rollbackReason?: string;
  snapshot?: DecisionTableSnapshot;
}

/** A table as the API returns it, and the fields of its versions. */
export type Table = DecisionTable & { schemaId: string; versions: Version[] };

export const tablesOf = (world: World): Map<string, Table> => world.collection<Table>('businessrules.decisiontables');

/** @throws the platform's 404. */
export function tableOf(world: World, id = ''): Table {
  const table = tablesOf(world).get(id);
  if (!table) throw notFound('table', id);
  return table;
}

/** @throws the platform's 404. */
export function versionOf(table: Table, number = ''): Version {
  const match = table.versions.find(({ version }) => String(version) === number);
  if (!match) throw notFound('version', number);
  return match;
}

/** @throws the platform's 409 for a version that is or was published. */
export function refuseUnlessDraft({ id }: Table, { status, version }: Version): void {
  if (status === 'Draft') return;
  throw new Problem(409, `Version ${version} is ${status}: only a draft can be changed`, {
    code: 'decision.table.version.not.draft',
    entityId: id,
    entityName: 'version',
  });
}

/** Stores a table with one changed version, and updates the fields that summarise all versions. */
export function saveTable(world: World, table: Table, changedVersion?: Version): Table {
  const others = table.versions.filter(({ version }) => version !== changedVersion?.version);
  const versions = [...others, ...(changedVersion ? [changedVersion] : [])].sort((one, other) => one.version - other.version);
  const publishedVersion = versions.find(({ status }) => status === 'Published');
  const latest = versions.at(-1);
  const { published: _, latest: __, datePublished: ___, latestVersionStatus: ____, ...rest } = table;
  const savedTable: Table = {
    ...rest,
    versions,
    dateModified: world.timestamp(),
    ...(publishedVersion && {
      published: referenceTo(table, publishedVersion),
      datePublished: publishedVersion.datePublished ?? '',
    }),
    ...(latest && { latest: referenceTo(table, latest), latestVersionStatus: latest.status }),
    snapshotCount: versions.filter(({ snapshot }) => snapshot).length,
    columns: (publishedVersion ?? latest)?.columns ?? {},
  };
  tablesOf(world).set(table.id, savedTable);
  return savedTable;
}

export const referenceTo = ({ id, name, division }: Table, { version }: Version): DecisionTableVersionEntity => ({
  id,
  ...(name !== undefined && { name }),
  ...(division && { division }),
  version,
  selfUri: `${TABLES}/${id}/versions/${version}`,
});

export function versionView(world: World, table: Table, version: Version): DecisionTableVersion {
  const { rows, schemaVersion: _, ...versionFields } = version;
  const { id, name, division, description } = table;
  const selfUri = `${TABLES}/${id}/versions/${version.version}`;
  return {
    ...versionFields,
    id,
    rowCount: rows.length,
    rowsUri: `${selfUri}/rows`,
    selfUri,
    ...(name !== undefined && { name }),
    ...(division && { division }),
    ...(description !== undefined && { description }),
    contract: contractOf(world, table, version),
  };
}

export const rowView = (table: Table, version: Version, row: Row): DecisionTableRow => ({
  ...row,
  table: referenceTo(table, version),
  rowIndex: version.rows.indexOf(row) + 1,
  selfUri: `${TABLES}/${table.id}/versions/${version.version}/rows/${row.id}`,
});

/** The inputs and outputs of a version, according to the schema of its columns. */
export function contractOf(world: World, { schemaId }: Table, { columns, schemaVersion }: Version): DecisionTableContract {
  const schema = new Repository<BusinessRulesDataSchema>(world, SCHEMAS).find(schemaId);
  const properties = propertiesOf(schema ?? {});
  const pickProperties = (names: readonly string[]): JsonSchemaDocument => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, (properties[name] ?? {}) as JsonObject])),
  });
  return {
    parentSchema: {
      id: schemaId,
      ...(schema?.name !== undefined && { name: schema.name }),
      version: schemaVersion,
      selfUri: `${SCHEMAS}/${schemaId}`,
    },
    executionInputSchema: pickProperties(
      (columns.inputs ?? []).map(({ expression }) => expression.contractual.schemaPropertyKey),
    ),
    executionOutputSchema: pickProperties((columns.outputs ?? []).map(({ value }) => value.schemaPropertyKey)),
  };
}

/** The attributes that a schema describes. */
export function propertiesOf(schema: Json): Json {
  const jsonSchema = schema['jsonSchema'];
  return isObject(jsonSchema) && isObject(jsonSchema['properties']) ? jsonSchema['properties'] : {};
}
