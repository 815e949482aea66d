import type { Area } from '../../engine/area.js';
import type {
  ContactBulkEditRequest,
  ContactBulkSearchCriteria,
  ContactBulkSearchParameters,
  ContactListFilter,
  ContactListingRequest,
  ContactSort,
  ContactsBulkOperationJob,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, missingField } from '../../store/errors.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { JobKind } from '../job-kind.js';
import { jobProgress } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { matchesFilter } from './contact-filters.js';
import { contactListOf, contactsOf } from './model.js';
import type { StoredContact } from './model.js';

/** A job that deletes or changes many contacts. */
interface BulkJob extends Job {
  listId: string;
  ids: string[];
  /** The change to apply; jobs without it delete the contacts. */
  change?: Partial<StoredContact>;
}

interface ContactConditions {
  contactListFilterId?: string;
  criteria?: ContactBulkSearchCriteria;
  contactIds?: readonly string[];
}

/** Finds, changes and deletes many contacts of a list by conditions. */
export function addContactBulkHandlers(area: Area, world: World): void {
  addContactSearch(area, world);
  addBulkJobHandlers(area, world);
}

function addContactSearch(area: Area, world: World): void {
  area.handle('postOutboundContactlistContactsSearch', (context) => {
    const id = listIdOf(world, context);
    const body = readObject<ContactListingRequest>(context, ['pageNumber', 'pageSize']);
    const page = readPage(world.maxPageSize, body.pageSize, body.pageNumber);
    const matches = sortContacts(selectContacts(world, id, body), body.contactSorts ?? []);
    return {
      entities: pageOf(matches, page),
      ...page,
      total: matches.length,
      contactsCount: matches.length,
      pageCount: Math.ceil(matches.length / page.pageSize),
    };
  });
}

/** Jobs that change or delete contacts. */
function addBulkJobHandlers(area: Area, world: World): void {
  const jobs = createBulkJobs(world);
  const view = (job: BulkJob): ContactsBulkOperationJob => bulkJobView(world, jobs, job);
  const start = (
    context: OperationContext,
    conditions: ContactConditions & { generateDownloadURI?: boolean },
    change?: BulkJob['change'],
  ): Response => {
    if (conditions.generateDownloadURI === true) throw notBuilt(`POST ${context.path}`, 'file with the result for each contact');
    const id = listIdOf(world, context);
    // A request without any condition must not affect all contacts.
    if (conditions.contactListFilterId === undefined && conditions.criteria === undefined && conditions.contactIds === undefined)
      throw missingField('criteria');
    const ids = selectContacts(world, id, conditions).map((contact) => contact.id);
    return context.json(view(jobs.start(context, { listId: id, ids, ...(change && { change }) })), 202);
  };

  area.handle('postOutboundContactlistContactsBulkRemove', (context) =>
    start(context, readObject<ContactBulkSearchParameters>(context)),
  );

  area.handle('postOutboundContactlistContactsBulkUpdate', (context) => {
    const { contact, ...conditions } = readObject<ContactBulkEditRequest>(context, ['contact']);
    const { data = {}, callable } = contact ?? {};
    return start(context, conditions, { data, ...(callable !== undefined && { callable }) });
  });

  area.handle('getOutboundContactlistContactsBulkJobs', (context) => {
    const id = listIdOf(world, context);
    return {
      entities: jobs
        .all()
        .filter((job) => job.listId === id)
        .map(view),
    };
  });

  area.handle('getOutboundContactlistContactsBulkJob', (context) => {
    listIdOf(world, context);
    return view(jobs.get(context.param('jobId')));
  });
}

function listIdOf(world: World, context: OperationContext): string {
  return contactListOf(world, context.param('contactListId')).id;
}

function createBulkJobs(world: World): JobKind<BulkJob> {
  return new JobKind<BulkJob>(world, {
    name: 'outbound.contactJobs',
    entity: 'job',
    stateNames: { active: ['InProgress'], done: 'Complete', failed: 'Failed' },
    onEnd: ({ listId: id, ids, change }, hasSucceeded) => {
      const contacts = contactsOf(world, id);
      for (const contactId of hasSucceeded ? ids : []) {
        const contact = contacts.get(contactId);
        if (contact && change) contacts.set(contactId, { ...contact, ...change, data: { ...contact.data, ...change.data } });
        else contacts.delete(contactId);
      }
    },
  });
}

function bulkJobView(world: World, jobs: JobKind<BulkJob>, job: BulkJob): ContactsBulkOperationJob {
  const progress = jobProgress(world, job);
  return {
    id: job.id,
    state: jobs.stateName(job),
    type: job.change ? 'BulkEdit' : 'BulkDelete',
    totalRecords: job.ids.length,
    completedRecords: Math.floor(job.ids.length * progress),
    percentComplete: Math.floor(100 * progress),
    selfUri: `/api/v2/outbound/contactlists/${job.listId}/contacts/bulk/jobs/${job.id}`,
  };
}

/** @throws the platform's 400 for more than one kind of condition. */
function selectContacts(
  world: World,
  listId: string,
  { contactListFilterId, criteria, contactIds }: ContactConditions,
): StoredContact[] {
  const contacts = [...contactsOf(world, listId).values()];
  const conditions = [contactListFilterId, criteria, contactIds].filter((each) => each !== undefined);
  if (conditions.length > 1) throw invalidField('contactListFilterId, criteria and contactIds exclude each other', 'criteria');
  if (contactIds) return contacts.filter(({ id }) => contactIds.includes(id));
  const filter =
    contactListFilterId === undefined
      ? criteria
      : (new Repository<ContactListFilter>(world, '/api/v2/outbound/contactlistfilters').get(
          contactListFilterId,
        ) as unknown as ContactListFilter);
  return filter ? contacts.filter((contact) => matchesFilter(filter, contact)) : contacts;
}

function sortContacts(contacts: StoredContact[], sorts: readonly ContactSort[]): StoredContact[] {
  return contacts.sort((one, other) => {
    for (const { fieldName = '', direction = 'ASC', numeric = false } of sorts) {
      const oneText = textOf(one.data[fieldName]);
      const otherText = textOf(other.data[fieldName]);
      const difference = numeric ? Number(oneText) - Number(otherText) : oneText.localeCompare(otherText);
      if (difference !== 0) return direction === 'DESC' ? -difference : difference;
    }
    return 0;
  });
}
