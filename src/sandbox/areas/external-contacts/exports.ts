import type { Area } from '../../engine/area.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { formatCsv } from '../csv.js';
import { absoluteUrl, storeDownload } from '../files.js';
import { JobKind } from '../job-kind.js';
import { endOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, readId, listPage } from '../repository.js';
import type { Json } from '../repository.js';
import { valueAt } from '../field-path.js';
import { BASE, contactsOf, notesOf, organizationsOf, relationshipsOf } from './model.js';

interface Export extends Job {
  divisionIds: string[];
  conditions: { filters?: Json; limit?: number };
  createdBy?: { id: string };
  /** The result, once the job has ended. */
  file?: { path: string; rows: number };
}

const addressColumns = [
  'address.address1',
  'address.address2',
  'address.city',
  'address.state',
  'address.postalCode',
  'address.countryCode',
];

/** The exported entities of each type, the operations that export them, and the paths of the fields that are columns. */
const exportKinds = {
  contacts: {
    start: 'postExternalcontactsContactsExports',
    list: 'getExternalcontactsContactsExports',
    read: 'getExternalcontactsContactsExport',
    all: (world: World): Json[] => contactsOf(world).all(),
    columns: [
      'id',
      'type',
      'salutation',
      'firstName',
      'middleName',
      'lastName',
      'title',
      'workPhone.e164',
      'cellPhone.e164',
      'homePhone.e164',
      'otherPhone.e164',
      'workEmail',
      'personalEmail',
      'otherEmail',
      ...addressColumns,
      'externalOrganization.id',
      'surveyOptOut',
      'externalSystemUrl',
      'division.id',
      'createDate',
      'modifyDate',
    ],
  },
  organizations: {
    start: 'postExternalcontactsOrganizationsExports',
    list: 'getExternalcontactsOrganizationsExports',
    read: 'getExternalcontactsOrganizationsExport',
    all: (world: World): Json[] => organizationsOf(world).all(),
    columns: [
      'id',
      'name',
      'companyType',
      'industry',
      'phoneNumber.e164',
      'faxNumber.e164',
      ...addressColumns,
      'employeeCount',
      'revenue',
      'externalSystemUrl',
      'schema.id',
      'schema.version',
      'division.id',
      'createDate',
      'modifyDate',
    ],
  },
  relationships: {
    start: 'postExternalcontactsRelationshipsExports',
    list: 'getExternalcontactsRelationshipsExports',
    read: 'getExternalcontactsRelationshipsExport',
    all: (world: World): Json[] => relationshipsOf(world).all(),
    columns: ['id', 'user.id', 'externalOrganization.id', 'relationship', 'division.id'],
  },
  notes: {
    start: 'postExternalcontactsNotesExports',
    list: 'getExternalcontactsNotesExports',
    read: 'getExternalcontactsNotesExport',
    all: (world: World): Json[] => [...notesOf(world).values()],
    columns: ['id', 'entityType', 'entityId', 'noteText', 'createdBy.id', 'createDate', 'modifyDate'],
  },
} as const;

/** The paths of the fields that filters can name. */
const filterPaths: Readonly<Record<string, string>> = {
  DivisionId: 'division.id',
  ContactClassification: 'type',
  ExternalOrganizationId: 'externalOrganization.id',
  CreateDate: 'createDate',
  ModifyDate: 'modifyDate',
  EntityType: 'entityType',
  UserId: 'user.id',
  SchemaId: 'schema.id',
  SchemaVersion: 'schema.version',
};

/** Exports records to files that can be downloaded when the job is complete. */
export function addExportHandlers(area: Area, world: World): void {
  for (const kind of Object.keys(exportKinds) as (keyof typeof exportKinds)[]) addExportOperations(area, world, kind);
}

function addExportOperations(area: Area, world: World, kind: keyof typeof exportKinds): void {
  const path = `${BASE}/${kind}/exports`;
  const { start, list, read, all, columns } = exportKinds[kind];
  const jobs: JobKind<Export> = new JobKind<Export>(world, {
    name: `externalcontacts.${kind}.exports`,
    entity: 'export',
    stateNames: { active: ['RUNNING'], done: 'SUCCEEDED', failed: 'FAILED' },
    onEnd: (job, hasSucceeded) => {
      if (!hasSucceeded) return;
      const { filters, limit = Infinity } = job.conditions;
      const divisions = job.divisionIds;
      const rows = all(world)
        .filter((entity) => divisions.length === 0 || divisions.includes(readId(entity['division']) ?? ''))
        .filter((entity) => filters === undefined || matchesFilter(filters, entity))
        .slice(0, limit)
        .map((entity) => columns.map((column) => valueAt(entity, column.split('.'))));
      jobs.put({
        ...job,
        file: { path: storeDownload(world, formatCsv(columns, rows), { fileName: `${kind}.csv` }), rows: rows.length },
      });
    },
  });
  const view = (context: OperationContext, job: Export): Json => ({
    id: job.id,
    divisionIds: job.divisionIds,
    dateCreated: iso(job.submitted),
    status: jobs.stateName(job),
    ...(job.createdBy && { createdBy: job.createdBy }),
    ...(!jobs.isActive(job) && { dateCompletion: iso(endOf(job)) }),
    ...(job.file && { downloadUrl: absoluteUrl(context, job.file.path), resultRowCount: job.file.rows }),
    queryConditions: job.conditions,
    selfUri: `${path}/${job.id}`,
  });

  area.handle(start, (context) => {
    const { divisionIds = [], queryConditions = {} } = readObject<{
      divisionIds?: string[];
      queryConditions?: Export['conditions'];
    }>(context);
    const createdBy = callerOf(context);
    const job = jobs.start(context, { divisionIds, conditions: queryConditions, ...(createdBy && { createdBy }) });
    return view(context, job);
  });
  area.handle(list, (context) => {
    const requestedIds = queryList(context, 'divisionIds');
    const matches = jobs
      .all()
      .filter(({ divisionIds }) => requestedIds.length === 0 || divisionIds.some((id) => requestedIds.includes(id)));
    return listPage(
      context,
      world,
      matches.map((job) => view(context, job)),
    );
  });
  area.handle(read, (context) => view(context, jobs.get(context.param('exportId'))));
}

/** Whether a record matches all conditions of a filter. */
function matchesFilter(filter: Json, entity: Json): boolean {
  return Object.entries(filter).every(([operator, operand]) => {
    if (operator === 'and' || operator === 'or') {
      const parts = (Array.isArray(operand) ? operand : []).filter(isObject);
      return operator === 'and'
        ? parts.every((part) => matchesFilter(part, entity))
        : parts.some((part) => matchesFilter(part, entity));
    }
    if (!isObject(operand)) return true;
    if (operator === 'not') return !matchesFilter(operand, entity);
    const fieldText = textOf(valueAt(entity, (filterPaths[textOf(operand['field'])] ?? '').split('.')));
    if (operator === 'in') return [operand['values']].flat().map(textOf).includes(fieldText);
    const value = textOf(operand['value']);
    if (operator === 'eq') return fieldText === value;
    const one = Date.parse(fieldText);
    const other = Date.parse(value);
    return operator === 'lte' ? one <= other : one >= other;
  });
}
