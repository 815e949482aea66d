import type { Area } from '../../engine/area.js';
import type { ContactsExport, NotesExport, OrganizationsExport, RelationshipsExport } from '../../../models/index.js';
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
import { valueAt } from '../field-path.js';
import { BASE, contactsOf, notesOf, organizationsOf, relationshipsOf } from './model.js';

type ExportModel = ContactsExport | NotesExport | OrganizationsExport | RelationshipsExport;

type ExportView<E extends ExportModel> = Omit<ContactsExport, 'queryConditions'> & Pick<E, 'queryConditions'>;

interface ExportedRecord {
  division?: unknown;
}

interface ExportJob<E extends ExportModel> extends Job {
  divisionIds: string[];
  conditions: NonNullable<E['queryConditions']>;
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

/** The paths of the fields that are columns. */
const columnsOf = {
  contacts: [
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
  organizations: [
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
  relationships: ['id', 'user.id', 'externalOrganization.id', 'relationship', 'division.id'],
  notes: ['id', 'entityType', 'entityId', 'noteText', 'createdBy.id', 'createDate', 'modifyDate'],
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
  const contacts = new Exports<ContactsExport>(world, 'contacts', () => contactsOf(world).all());
  area.handle('postExternalcontactsContactsExports', (context) => contacts.start(context));
  area.handle('getExternalcontactsContactsExports', (context) => listPage(context, world, contacts.list(context)));
  area.handle('getExternalcontactsContactsExport', (context) => contacts.read(context));

  const organizations = new Exports<OrganizationsExport>(world, 'organizations', () => organizationsOf(world).all());
  area.handle('postExternalcontactsOrganizationsExports', (context) => organizations.start(context));
  area.handle('getExternalcontactsOrganizationsExports', (context) => listPage(context, world, organizations.list(context)));
  area.handle('getExternalcontactsOrganizationsExport', (context) => organizations.read(context));

  const relationships = new Exports<RelationshipsExport>(world, 'relationships', () => relationshipsOf(world).all());
  area.handle('postExternalcontactsRelationshipsExports', (context) => relationships.start(context));
  area.handle('getExternalcontactsRelationshipsExports', (context) => listPage(context, world, relationships.list(context)));
  area.handle('getExternalcontactsRelationshipsExport', (context) => relationships.read(context));

  const notes = new Exports<NotesExport>(world, 'notes', () => [...notesOf(world).values()]);
  area.handle('postExternalcontactsNotesExports', (context) => notes.start(context));
  area.handle('getExternalcontactsNotesExports', (context) => listPage(context, world, notes.list(context)));
  area.handle('getExternalcontactsNotesExport', (context) => notes.read(context));
}

/** The exports of one kind of record. */
class Exports<E extends ExportModel> {
  readonly #path: string;
  readonly #jobs: JobKind<ExportJob<E>>;

  constructor(world: World, kind: keyof typeof columnsOf, allRecords: () => readonly ExportedRecord[]) {
    this.#path = `${BASE}/${kind}/exports`;
    this.#jobs = new JobKind<ExportJob<E>>(world, {
      name: `externalcontacts.${kind}.exports`,
      entity: 'export',
      stateNames: { active: ['RUNNING'], done: 'SUCCEEDED', failed: 'FAILED' },
      onEnd: (job, hasSucceeded) => {
        if (!hasSucceeded) return;
        const { filters, limit = Infinity } = job.conditions;
        const divisions = job.divisionIds;
        const columns: readonly string[] = columnsOf[kind];
        const rows = allRecords()
          .filter(({ division }) => divisions.length === 0 || divisions.includes(readId(division) ?? ''))
          .filter((record) => filters === undefined || matchesFilter(filters, record))
          .slice(0, limit)
          .map((record) => columns.map((column) => valueAt(record, column.split('.'))));
        const path = storeDownload(world, formatCsv(columns, rows), { fileName: `${kind}.csv` });
        this.#jobs.put({ ...job, file: { path, rows: rows.length } });
      },
    });
  }

  start(context: OperationContext): ExportView<E> {
    const { divisionIds = [], queryConditions: conditions = {} } = readObject<E>(context);
    const createdBy = callerOf(context);
    return this.#view(context, this.#jobs.start(context, { divisionIds, conditions, ...(createdBy && { createdBy }) }));
  }

  list(context: OperationContext): ExportView<E>[] {
    const requestedIds = queryList(context, 'divisionIds');
    return this.#jobs
      .all()
      .filter(({ divisionIds }) => requestedIds.length === 0 || divisionIds.some((id) => requestedIds.includes(id)))
      .map((job) => this.#view(context, job));
  }

  read(context: OperationContext): ExportView<E> {
    return this.#view(context, this.#jobs.get(context.param('exportId')));
  }

  #view(context: OperationContext, job: ExportJob<E>): ExportView<E> {
    return {
      id: job.id,
      divisionIds: job.divisionIds,
      dateCreated: iso(job.submitted),
      status: this.#jobs.stateName(job),
      ...(job.createdBy && { createdBy: job.createdBy }),
      ...(!this.#jobs.isActive(job) && { dateCompletion: iso(endOf(job)) }),
      ...(job.file && { downloadUrl: absoluteUrl(context, job.file.path), resultRowCount: job.file.rows }),
      queryConditions: job.conditions,
      selfUri: `${this.#path}/${job.id}`,
    };
  }
}

/** Whether a record matches all conditions of a filter. */
function matchesFilter(filter: object, record: object): boolean {
  return Object.entries(filter).every(([operator, operand]: [string, unknown]) => {
    if (operator === 'and' || operator === 'or') {
      const parts = (Array.isArray(operand) ? operand : []).filter(isObject);
      return operator === 'and'
        ? parts.every((part) => matchesFilter(part, record))
        : parts.some((part) => matchesFilter(part, record));
    }
    if (!isObject(operand)) return true;
    if (operator === 'not') return !matchesFilter(operand, record);
    const fieldText = textOf(valueAt(record, (filterPaths[textOf(operand['field'])] ?? '').split('.')));
    if (operator === 'in') return [operand['values']].flat().map(textOf).includes(fieldText);
    const value = textOf(operand['value']);
    if (operator === 'eq') return fieldText === value;
    const one = Date.parse(fieldText);
    const other = Date.parse(value);
    return operator === 'lte' ? one <= other : one >= other;
  });
}
