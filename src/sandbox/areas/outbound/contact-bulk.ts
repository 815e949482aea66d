import type { Area } from '../../engine/area.js';
import type {
  ContactBulkEditRequest,
  ContactBulkSearchCriteria,
  ContactBulkSearchParameters,
  ContactListFilter,
  ContactListingRequest,
  ContactsBulkOperationJob,
  ContactSort,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, missingField } from '../../store/errors.js';
import { pageOf, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { JobKind } from '../job-kind.js';
import { jobProgress } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { passes } from './contact-filters.js';
import { contactListOf, contactsOf } from './model.js';
import type { StoredContact } from './model.js';

/** A job that deletes or changes many contacts. */
interface BulkJob extends Job {
  listId: string;
  ids: string[];
  /** The change to apply; jobs without it delete the contacts. */
  change?: Partial<StoredContact>;
}

interface Meant {
  contactListFilterId?: string;
  criteria?: ContactBulkSearchCriteria;
  contactIds?: readonly string[];
}

/** Finds, changes and deletes many contacts of a list by conditions. */
export function addContactBulkHandlers(area: Area, world: World): void {
  const listId = (context: OperationContext): string => contactListOf(world, context.params['contactListId'] ?? '').id;

  area.handle('postOutboundContactlistContactsSearch', (context) => {
    const id = listId(context);
    const asked = readObject<ContactListingRequest>(context, ['pageNumber', 'pageSize']);
    const page = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
    const found = sorted(meantContacts(world, id, asked), asked.contactSorts ?? []);
    return {
      entities: pageOf(found, page),
      ...page,
      total: found.length,
      contactsCount: found.length,
      pageCount: Math.ceil(found.length / page.pageSize),
    };
  });

  const jobs = new JobKind<BulkJob>(world, {
    name: 'outbound.contactJobs',
    entity: 'job',
    words: { on: ['InProgress'], done: 'Complete', failed: 'Failed' },
    ended: ({ listId: id, ids, change }, hasSucceeded) => {
      const contacts = contactsOf(world, id);
      for (const contactId of hasSucceeded ? ids : []) {
        const contact = contacts.get(contactId);
        if (contact && change) contacts.set(contactId, { ...contact, ...change, data: { ...contact.data, ...change.data } });
        else contacts.delete(contactId);
      }
    },
  });
  const view = (job: BulkJob): ContactsBulkOperationJob => {
    const done = jobProgress(world, job);
    return {
      id: job.id,
      state: jobs.word(job),
      type: job.change ? 'BulkEdit' : 'BulkDelete',
      totalRecords: job.ids.length,
      completedRecords: Math.floor(job.ids.length * done),
      percentComplete: Math.floor(100 * done),
      selfUri: `/api/v2/outbound/contactlists/${job.listId}/contacts/bulk/jobs/${job.id}`,
    };
  };
  const start = (
    context: OperationContext,
    asked: Meant & { generateDownloadURI?: boolean },
    change?: BulkJob['change'],
  ): Response => {
    if (asked.generateDownloadURI === true) throw notBuilt(`POST ${context.path}`, 'file with the result for each contact');
    const id = listId(context);
    // A request without any condition must not affect all contacts.
    if (asked.contactListFilterId === undefined && asked.criteria === undefined && asked.contactIds === undefined)
      throw missingField('criteria');
    const ids = meantContacts(world, id, asked).map((contact) => contact.id);
    return context.json(view(jobs.start(context, { listId: id, ids, ...(change && { change }) })), 202);
  };

  area.handle('postOutboundContactlistContactsBulkRemove', (context) =>
    start(context, readObject<ContactBulkSearchParameters>(context)),
  );

  area.handle('postOutboundContactlistContactsBulkUpdate', (context) => {
    const { contact, ...asked } = readObject<ContactBulkEditRequest>(context, ['contact']);
    const { data = {}, callable } = contact ?? {};
    return start(context, asked, { data, ...(callable !== undefined && { callable }) });
  });

  area.handle('getOutboundContactlistContactsBulkJobs', (context) => {
    const id = listId(context);
    return {
      entities: jobs
        .all()
        .filter((job) => job.listId === id)
        .map(view),
    };
  });

  area.handle('getOutboundContactlistContactsBulkJob', (context) => {
    listId(context);
    return view(jobs.get(context.param('jobId')));
  });
}

/** @throws the platform's 400 for more than one kind of condition. */
function meantContacts(world: World, listId: string, { contactListFilterId, criteria, contactIds }: Meant): StoredContact[] {
  const contacts = [...contactsOf(world, listId).values()];
  const said = [contactListFilterId, criteria, contactIds].filter((each) => each !== undefined);
  if (said.length > 1)
    throw badRequest('contactListFilterId, criteria and contactIds exclude each other', [
      { errorCode: 'invalid.value', fieldName: 'criteria' },
    ]);
  if (contactIds) return contacts.filter(({ id }) => contactIds.includes(id));
  const filter =
    contactListFilterId === undefined
      ? criteria
      : (new Repository(world, '/api/v2/outbound/contactlistfilters').get(contactListFilterId) as unknown as ContactListFilter);
  return filter ? contacts.filter((contact) => passes(filter, contact)) : contacts;
}

function sorted(contacts: StoredContact[], sorts: readonly ContactSort[]): StoredContact[] {
  return contacts.sort((one, other) => {
    for (const { fieldName = '', direction = 'ASC', numeric = false } of sorts) {
      const a = textOf(one.data[fieldName]);
      const b = textOf(other.data[fieldName]);
      const by = numeric ? Number(a) - Number(b) : a.localeCompare(b);
      if (by !== 0) return direction === 'DESC' ? -by : by;
    }
    return 0;
  });
}
