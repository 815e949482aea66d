import { isObject } from '../../values/json.js';
import { textOf } from '../../engine/values.js';
import { readId } from '../repository.js';
import type { Json } from '../repository.js';
import { entityEvent, eventForEach, unlessDeleted } from './row.js';
import type { Row, EntityChange } from './row.js';

const CONTACTS = '/api/v2/externalcontacts/contacts';
const DOCUMENTS = '/api/v2/contentmanagement/documents';
const PROMPTS = '/api/v2/architect/prompts';
const SYSTEM_PROMPTS = '/api/v2/architect/systemprompts';

const resourceEvents = unlessDeleted(({ parents: [promptId = ''], id, entity }) => [
  { ids: [promptId, id], content: () => ({ uploadStatus: 'created', ...entity, promptId, id }) },
]);

/** The key of a prompt upload consists of the prompt's id and the language. */
const uploadEvents = unlessDeleted(({ id: key }) => {
  const [promptId = '', id = ''] = key.split(':');
  return [{ ids: [promptId, id], content: () => ({ promptId, id, language: id, uploadStatus: 'uploaded' }) }];
});

/** All notes are stored together, each with the type and id of its entity. */
const noteEvents = (kind: string) =>
  unlessDeleted(({ id, entity }) =>
    entity['entityType'] === kind ? [{ ids: [textOf(entity['entityId']), id], content: () => entity }] : [],
  );

function evaluationFields({ world, entity }: EntityChange): Json {
  const form = isObject(entity['evaluationForm']) ? entity['evaluationForm'] : {};
  const userField = (name: string): Json => {
    const id = readId(entity[name]);
    return id === undefined ? {} : { [name]: { id, displayName: world.store.users.find(id)?.name } };
  };
  return {
    ...userField('agent'),
    ...userField('evaluator'),
    conversationId: readId(entity['conversation']),
    eventTime: world.timestamp(),
    evaluationFormId: form['id'],
    formName: form['name'],
    contextId: form['contextId'],
    scoringSet: entity['answers'],
  };
}

/** The published version of a configuration, or else its draft. */
function latestVersion(before: Json | undefined, { versions, draft }: Json): Json {
  const last = (list: unknown): unknown => (Array.isArray(list) ? list.at(-1) : undefined);
  const published = last(versions);
  const version = JSON.stringify(published) === JSON.stringify(last(before?.['versions'])) ? draft : published;
  return isObject(version) ? { version: version['version'], status: version['status'] ?? 'Pending' } : {};
}

/** Events refer to merged contacts by id only. */
const contactEvents = entityEvent(({ entity: { canonicalContact, mergeSet, mergedFrom, mergedTo } }) => {
  return {
    ...(isObject(canonicalContact) && { canonicalContactId: readId(canonicalContact) }),
    ...(Array.isArray(mergeSet) && { mergeSet: mergeSet.map(readId) }),
    ...(Array.isArray(mergedFrom) && { mergedFrom: mergedFrom.map(readId) }),
    ...(isObject(mergedTo) && { mergedTo: readId(mergedTo) }),
  };
});

/** Events of flows, prompts, documents, evaluations, contacts and similar. */
export const contentRows: readonly Row[] = [
  { topic: 'v2.architect.prompts.{id}', collection: PROMPTS },
  { topic: 'v2.architect.prompts.{id}.resources.{id}', collection: `${PROMPTS}/{}/resources`, createEvents: resourceEvents },
  { topic: 'v2.architect.prompts.{id}.resources.{id}', collection: 'architect.prompts.uploaded', createEvents: uploadEvents },
  {
    topic: 'v2.architect.systemprompts.{id}.resources.{id}',
    collection: `${SYSTEM_PROMPTS}/{}/resources`,
    createEvents: resourceEvents,
  },
  {
    topic: 'v2.flows.{id}',
    collection: '/api/v2/flows',
    createEvents: ({ id, entity, isDeleted }) => [
      { ids: [id], content: () => ({ ...entity, ...(isDeleted && { deleted: true }) }) },
    ],
  },
  { topic: 'v2.flows.outcomes.{id}', collection: '/api/v2/flows/outcomes' },
  { topic: 'v2.contentmanagement.documents.{id}', collection: DOCUMENTS },
  {
    topic: 'v2.contentmanagement.workspaces.{id}.documents',
    collection: DOCUMENTS,
    createEvents: unlessDeleted(eventForEach(({ entity }) => [readId(entity['workspace'])])),
  },
  { topic: 'v2.externalcontacts.contacts.{id}', collection: CONTACTS, createEvents: contactEvents },
  { topic: 'v2.externalcontacts.contacts.{id}.unresolved', collection: CONTACTS, createEvents: contactEvents },
  { topic: 'v2.externalcontacts.contacts.{id}.unresolved', collection: 'externalcontacts.merged', createEvents: contactEvents },
  { topic: 'v2.externalcontacts.organizations.{id}', collection: '/api/v2/externalcontacts/organizations' },
  { topic: 'v2.externalcontacts.relationships.{id}', collection: '/api/v2/externalcontacts/relationships' },
  {
    topic: 'v2.externalcontacts.contacts.{id}.notes.{id}',
    collection: 'externalcontacts.notes',
    createEvents: noteEvents('contact'),
  },
  {
    topic: 'v2.externalcontacts.organizations.{id}.notes.{id}',
    collection: 'externalcontacts.notes',
    createEvents: noteEvents('organization'),
  },
  {
    topic: 'v2.employeeperformance.externalmetrics.definitions',
    collection: '/api/v2/employeeperformance/externalmetrics/definitions',
    createEvents: unlessDeleted(({ entity }) => [{ ids: [], content: () => entity }]),
  },
  {
    topic: 'v2.quality.evaluations',
    collection: 'quality.evaluations',
    createEvents: unlessDeleted((change) => [{ ids: [], content: () => ({ ...change.entity, ...evaluationFields(change) }) }]),
  },
  {
    topic: 'v2.webdeployments.configurations.{id}',
    collection: 'webdeployments.configurations',
    createEvents: entityEvent(({ before, entity }) => latestVersion(before, entity)),
  },
  {
    topic: 'v2.webdeployments.deployments.{id}',
    collection: '/api/v2/webdeployments/deployments',
    createEvents: entityEvent(({ entity: { configuration } }) =>
      isObject(configuration)
        ? { configuration: { id: textOf(configuration['id']), version: textOf(configuration['version']) } }
        : {},
    ),
  },
];
