import { isObject } from '../../values/json.js';
import { textOf } from '../../engine/values.js';
import { readId } from '../repository.js';
import type { Json } from '../repository.js';
import { aboutIt, aboutThose, whileThere } from './row.js';
import type { Row, Seen } from './row.js';

const CONTACTS = '/api/v2/externalcontacts/contacts';
const DOCUMENTS = '/api/v2/contentmanagement/documents';
const PROMPTS = '/api/v2/architect/prompts';
const SYSTEM_PROMPTS = '/api/v2/architect/systemprompts';

const resource = whileThere(({ parents: [promptId = ''], id, entity }) => [
  { ids: [promptId, id], about: () => ({ uploadStatus: 'created', ...entity, promptId, id }) },
]);

/** The key of a prompt upload consists of the prompt's id and the language. */
const uploaded = whileThere(({ id: key }) => {
  const [promptId = '', id = ''] = key.split(':');
  return [{ ids: [promptId, id], about: () => ({ promptId, id, language: id, uploadStatus: 'uploaded' }) }];
});

/** All notes are stored together, each with the type and id of its entity. */
const noteOn = (kind: string) =>
  whileThere(({ id, entity }) =>
    entity['entityType'] === kind ? [{ ids: [textOf(entity['entityId']), id], about: () => entity }] : [],
  );

function evaluated({ world, entity }: Seen): Json {
  const form = isObject(entity['evaluationForm']) ? entity['evaluationForm'] : {};
  const person = (name: string): Json => {
    const id = readId(entity[name]);
    return id === undefined ? {} : { [name]: { id, displayName: world.store.users.find(id)?.name } };
  };
  return {
    ...person('agent'),
    ...person('evaluator'),
    conversationId: readId(entity['conversation']),
    eventTime: world.timestamp(),
    evaluationFormId: form['id'],
    formName: form['name'],
    contextId: form['contextId'],
    scoringSet: entity['answers'],
  };
}

/** The published version of a configuration, or else its draft. */
function latest(before: Json | undefined, { versions, draft }: Json): Json {
  const last = (list: unknown): unknown => (Array.isArray(list) ? list.at(-1) : undefined);
  const published = last(versions);
  const of = JSON.stringify(published) === JSON.stringify(last(before?.['versions'])) ? draft : published;
  return isObject(of) ? { version: of['version'], status: of['status'] ?? 'Pending' } : {};
}

/** Events refer to merged contacts by id only. */
const contact = aboutIt(({ entity: { canonicalContact, mergeSet, mergedFrom, mergedTo } }) => {
  return {
    ...(isObject(canonicalContact) && { canonicalContactId: readId(canonicalContact) }),
    ...(Array.isArray(mergeSet) && { mergeSet: mergeSet.map(readId) }),
    ...(Array.isArray(mergedFrom) && { mergedFrom: mergedFrom.map(readId) }),
    ...(isObject(mergedTo) && { mergedTo: readId(mergedTo) }),
  };
});

/** Events of flows, prompts, documents, evaluations, contacts and similar. */
export const contentRows: readonly Row[] = [
  { topic: 'v2.architect.prompts.{id}', place: PROMPTS },
  { topic: 'v2.architect.prompts.{id}.resources.{id}', place: `${PROMPTS}/{}/resources`, tellings: resource },
  { topic: 'v2.architect.prompts.{id}.resources.{id}', place: 'architect.prompts.uploaded', tellings: uploaded },
  { topic: 'v2.architect.systemprompts.{id}.resources.{id}', place: `${SYSTEM_PROMPTS}/{}/resources`, tellings: resource },
  {
    topic: 'v2.flows.{id}',
    place: '/api/v2/flows',
    tellings: ({ id, entity, isGone }) => [{ ids: [id], about: () => ({ ...entity, ...(isGone && { deleted: true }) }) }],
  },
  { topic: 'v2.flows.outcomes.{id}', place: '/api/v2/flows/outcomes' },
  { topic: 'v2.contentmanagement.documents.{id}', place: DOCUMENTS },
  {
    topic: 'v2.contentmanagement.workspaces.{id}.documents',
    place: DOCUMENTS,
    tellings: whileThere(aboutThose(({ entity }) => [readId(entity['workspace'])])),
  },
  { topic: 'v2.externalcontacts.contacts.{id}', place: CONTACTS, tellings: contact },
  { topic: 'v2.externalcontacts.contacts.{id}.unresolved', place: CONTACTS, tellings: contact },
  { topic: 'v2.externalcontacts.contacts.{id}.unresolved', place: 'externalcontacts.merged', tellings: contact },
  { topic: 'v2.externalcontacts.organizations.{id}', place: '/api/v2/externalcontacts/organizations' },
  { topic: 'v2.externalcontacts.relationships.{id}', place: '/api/v2/externalcontacts/relationships' },
  { topic: 'v2.externalcontacts.contacts.{id}.notes.{id}', place: 'externalcontacts.notes', tellings: noteOn('contact') },
  {
    topic: 'v2.externalcontacts.organizations.{id}.notes.{id}',
    place: 'externalcontacts.notes',
    tellings: noteOn('organization'),
  },
  {
    topic: 'v2.employeeperformance.externalmetrics.definitions',
    place: '/api/v2/employeeperformance/externalmetrics/definitions',
    tellings: whileThere(({ entity }) => [{ ids: [], about: () => entity }]),
  },
  {
    topic: 'v2.quality.evaluations',
    place: 'quality.evaluations',
    tellings: whileThere((seen) => [{ ids: [], about: () => ({ ...seen.entity, ...evaluated(seen) }) }]),
  },
  {
    topic: 'v2.webdeployments.configurations.{id}',
    place: 'webdeployments.configurations',
    tellings: aboutIt(({ before, entity }) => latest(before, entity)),
  },
  {
    topic: 'v2.webdeployments.deployments.{id}',
    place: '/api/v2/webdeployments/deployments',
    tellings: aboutIt(({ entity: { configuration } }) =>
      isObject(configuration)
        ? { configuration: { id: textOf(configuration['id']), version: textOf(configuration['version']) } }
        : {},
    ),
  },
];
