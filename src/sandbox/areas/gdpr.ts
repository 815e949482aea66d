import type { Area } from '../engine/area.js';
import type { ExternalContact, GDPRRequest, GDPRSubject, ReplacementTerm } from '../../models/index.js';
import { readObject } from '../http/body.js';
import type { OperationContext } from '../http/operation-context.js';
import { invalidField, missingField } from '../store/errors.js';
import { listing, queryFlag } from '../http/listing.js';
import { queryValue } from '../http/query.js';
import type { World } from '../store/world.js';
import { iso } from './conversations/model.js';
import { absoluteUrl, storeDownload } from './files.js';
import { JobKind } from './job-kind.js';
import type { Job } from './jobs.js';
import { callerOf, Repository } from './repository.js';
import type { Entity, Json } from './repository.js';

const REQUESTS = '/api/v2/gdpr/requests';
const CONTACTS = '/api/v2/externalcontacts/contacts';

interface GdprRequestJob extends Job {
  request: GDPRRequest;
  createdBy: { id: string; selfUri?: string };
  /** The path of the file, once it exists. */
  file?: string;
}

const steps: Readonly<Record<string, string>> = { GDPR_EXPORT: 'SEARCHING', GDPR_UPDATE: 'UPDATING', GDPR_DELETE: 'DELETING' };

/** GDPR requests: personal data of users and external contacts is exported, corrected or deleted. */
export function addGdprHandlers(area: Area, world: World): void {
  const jobs: JobKind<GdprRequestJob> = new JobKind<GdprRequestJob>(world, {
    name: REQUESTS,
    entity: 'request',
    stateNames: ({ request: body }) => ({
      active: ['INITIATED', 'SEARCHING', steps[body.requestType] ?? 'SEARCHING', 'FINALIZING'],
      done: 'COMPLETED',
      failed: 'ERROR',
    }),
    onEnd: (job, hasSucceeded) => {
      if (!hasSucceeded) return;
      const file = executeRequest(world, job.request);
      if (file !== undefined)
        jobs.put({ ...job, file: storeDownload(world, file, { contentType: 'application/json', fileName: `${job.id}.json` }) });
    },
  });
  const view = (context: OperationContext, job: GdprRequestJob): GDPRRequest => ({
    ...job.request,
    id: job.id,
    createdBy: job.createdBy,
    createdDate: iso(job.submitted),
    status: jobs.stateName(job),
    ...(job.file !== undefined && { resultsUrl: absoluteUrl(context, job.file) }),
    selfUri: `${REQUESTS}/${job.id}`,
  });

  world.store.markManaged(REQUESTS);

  area.handle('postGdprRequests', (context) => {
    const body = readObject(context, ['requestType', 'subject']);
    if (body.requestType === 'GDPR_DELETE' && queryFlag(context, 'deleteConfirmed') !== true)
      throw invalidField('A deletion must be confirmed by deleteConfirmed', 'deleteConfirmed');
    if (body.requestType === 'GDPR_UPDATE' && !body.replacementTerms?.length) throw missingField('replacementTerms');
    const createdBy = callerOf(context) ?? { id: context.accessToken.clientId };
    return context.json(view(context, jobs.start(context, { request: body, createdBy })), 202);
  });

  area.handle('getGdprRequests', (context) => listing(context, world, jobs.all(), (job) => view(context, job)));
  area.handle('getGdprSubjects', (context) => {
    const type = queryValue(context, 'searchType') ?? '';
    const value = queryValue(context, 'searchValue') ?? '';
    return listing(context, world, subjectsOf(world, type, value), (subject) => subject);
  });
  area.handle('getGdprRequest', (context) => view(context, jobs.get(context.param('requestId'))));
}

/** The users and external contacts that match a search. */
function subjectsOf(world: World, type: string, value: string): GDPRSubject[] {
  const field = searchFields[type.toUpperCase()] ?? 'addresses';
  const subject: GDPRSubject = field === 'name' ? { name: value } : { [field]: [value] };
  const isMatch = (entity: Json): boolean => matchesSubject(entity, false, subject);
  const people = world.store.users.all().filter((user) => user.state !== 'deleted' && isMatch(user as unknown as Json));
  const contacts = new Repository<ExternalContact>(world, CONTACTS).all().filter(isMatch);
  return [
    ...people.map(({ id, name }) => ({ name, userId: id })),
    ...contacts.map(({ id, firstName, lastName }) => ({
      name: [firstName, lastName].filter((part) => typeof part === 'string').join(' '),
      externalContactId: id,
    })),
  ];
}

/** The field that each search type uses. Handles are text like addresses. */
const searchFields: Readonly<Record<string, 'name' | 'emailAddresses' | 'phoneNumbers'>> = {
  NAME: 'name',
  EMAIL: 'emailAddresses',
  PHONE: 'phoneNumbers',
};

/** Carries out a request. @returns the data found, if the request is an export. */
function executeRequest(world: World, { requestType, subject, replacementTerms = [] }: GDPRRequest): string | undefined {
  const contacts = new Repository<ExternalContact>(world, CONTACTS);
  const people = world.store.users
    .all()
    .filter((user) => matchesSubject(user as unknown as Json, user.id === subject.userId, subject));
  const matchingContacts = contacts
    .all()
    .filter((contact) => matchesSubject(contact, contact.id === subject.externalContactId, subject));
  if (requestType === 'GDPR_EXPORT') return JSON.stringify({ users: people, externalContacts: matchingContacts });
  if (requestType === 'GDPR_UPDATE') {
    for (const person of people)
      world.store.users.save(replaceText(person as unknown as Entity, replacementTerms) as unknown as typeof person);
    for (const contact of matchingContacts) contacts.save(replaceText(contact, replacementTerms));
  } else {
    for (const { id, version } of people)
      world.store.users.save({
        id,
        name: 'Deleted user',
        email: `${id}@deleted.invalid`,
        state: 'deleted',
        version: version + 1,
      });
    for (const { id } of matchingContacts) contacts.remove(id);
  }
  return undefined;
}

/** Matches by id, or by a name, address or number anywhere in the data. */
function matchesSubject(
  entity: Json,
  isReferenced: boolean,
  { name, emailAddresses = [], phoneNumbers = [], addresses = [] }: GDPRSubject,
): boolean {
  if (isReferenced) return true;
  const searchTexts = new Set([...emailAddresses, ...phoneNumbers, ...addresses].map((text) => text.toLowerCase()));
  const names = [entity['name'], [entity['firstName'], entity['lastName']].join(' ')];
  if (name !== undefined && names.includes(name)) return true;
  return searchTexts.size > 0 && collectTexts(entity).some((text) => searchTexts.has(text.toLowerCase()));
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

/** Replaces a text anywhere in a value. */
function replaceText<T>(value: T, terms: readonly ReplacementTerm[]): T {
  if (typeof value === 'string') {
    const term = terms.find(({ existingValue }) => existingValue === value);
    return (term?.updatedValue as T | undefined) ?? value;
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => replaceText(entry, terms)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, name === 'id' ? entry : (replaceText(entry, terms) as unknown)]),
  ) as T;
}
