import { isShared } from '../values/copies.js';
import { isObject } from '../values/json.js';
import { SINGLES } from './paths.js';
import { MEMBERS } from './store.js';

/**
 * Parts beside the collections in states of format 1, and where they are stored now: entities by id, children by parent, or
 * entries.
 */
const parts: Readonly<Record<string, readonly [name: string, kind: 'entities' | 'children' | 'entries']>> = {
  divisions: ['/api/v2/authorization/divisions', 'entities'],
  users: ['/api/v2/users', 'entities'],
  queues: ['/api/v2/routing/queues', 'entities'],
  skills: ['/api/v2/routing/skills', 'entities'],
  wrapupCodes: ['/api/v2/routing/wrapupcodes', 'entities'],
  presenceDefinitions: ['/api/v2/presencedefinitions', 'entities'],
  members: [MEMBERS, 'children'],
  queueWrapupCodes: ['queues.wrapupCodes', 'children'],
  userSkills: ['users.skills', 'children'],
  presences: ['users.presences', 'children'],
  routingStatuses: ['users.routingStatuses', 'entries'],
};

/** Collections that were renamed. */
const newNames: Readonly<Record<string, string>> = {
  'authorization.roles': '/api/v2/authorization/roles',
  'gdpr.requests': '/api/v2/gdpr/requests',
  'generic/singles': SINGLES,
  'generic/started': 'jobs.started',
  groups: '/api/v2/groups',
  'outbound.campaigns': '/api/v2/outbound/campaigns',
  'outbound.contactlists': '/api/v2/outbound/contactlists',
  'routing.languages': '/api/v2/routing/languages',
  stations: '/api/v2/stations',
  'voicemail.messages': '/api/v2/voicemail/messages',
};

/** Fields that were renamed, by collection: the former name and the current one. */
const newFieldNames: Readonly<Record<string, readonly [formerName: string, newName: string]>> = {
  '/api/v2/gdpr/requests': ['asked', 'request'],
  'authorization.grants': ['made', 'grantedAt'],
  'businessrules.exports': ['asked', 'request'],
  'businessrules.imports': ['asked', 'request'],
  conversations: ['told', 'notifiedState'],
  'edges.logs': ['asked', 'request'],
  'edges.softwareupdates': ['asked', 'request'],
  'flows.datatables.exports': ['told', 'fields'],
  'flows.datatables.imports': ['told', 'fields'],
  'jobs.plans': ['left', 'remaining'],
  'journey.attributions': ['asked', 'request'],
  'knowledge.exports': ['asked', 'request'],
  'knowledge.import.jobs': ['asked', 'request'],
  'knowledge.imports': ['asked', 'request'],
  'miners.jobs': ['asked', 'request'],
  'speech.general': ['asked', 'request'],
  'tasks.bulk': ['asked', 'request'],
  'wfm.adherence.explanations': ['found', 'matches'],
};

/**
 * Converts a state of an earlier version to the current format, so that its files stay usable. A current state with a former
 * part is converted too. Any value that is not a state stays unchanged.
 */
export function toCurrentState(state: unknown): unknown {
  const convertedState = withoutFormerParts(state);
  if (!isObject(convertedState) || !isObject(convertedState['collections'])) return convertedState;
  const collections = Object.entries(convertedState['collections']).map(([name, entries]) => {
    const fieldNames = Object.hasOwn(newFieldNames, name) ? newFieldNames[name] : undefined;
    return [name, fieldNames ? renameField(entries, fieldNames) : entries] as const;
  });
  return { ...convertedState, collections: Object.fromEntries(collections) };
}

/**
 * Renames a field of entries, of the elements of lists, and of the parties of conversations. A value without the former field is
 * returned itself: a copy would no longer be shared with snapshots.
 */
function renameField(value: unknown, names: readonly [formerName: string, newName: string]): unknown {
  if (Array.isArray(value)) return renameInList(value, names);
  // Only states of this version have shared values.
  if (!isObject(value) || isShared(value)) return value;
  const [formerName, newName] = names;
  const { parties } = value;
  if (Array.isArray(parties)) {
    const renamedParties = renameInList(parties, names);
    return renamedParties === parties ? value : { ...value, parties: renamedParties };
  }
  if (!Object.hasOwn(value, formerName)) return value;
  const { [formerName]: formerValue, ...otherFields } = value;
  return { ...otherFields, [newName]: formerValue };
}

function renameInList(list: readonly unknown[], names: readonly [formerName: string, newName: string]): readonly unknown[] {
  let renamedList: unknown[] | undefined;
  list.forEach((element, index) => {
    const renamedElement = renameField(element, names);
    if (renamedElement === element) return;
    renamedList ??= [...list];
    renamedList[index] = renamedElement;
  });
  return renamedList ?? list;
}

function withoutFormerParts(state: unknown): unknown {
  if (!isObject(state) || ![1, 2].includes(Number(state['format'])) || !isObject(state['store'])) return state;
  const { store, collections: formerCollections, ...otherFields } = state;
  if (!isObject(formerCollections)) return state;
  const collections: Record<string, unknown> = {};
  for (const [name, entries] of Object.entries(formerCollections)) {
    if (name === 'generic/collections') Object.assign(collections, collectionsByPath(entries));
    else collections[newNames[name] ?? name] = entries;
  }
  for (const [name, part] of Object.entries(store as object)) {
    const [newName, kind] = parts[name] ?? [name, 'entries' as const];
    collections[newName] = convertPart(part, kind);
  }
  return { ...otherFields, format: 2, collections };
}

function convertPart(part: unknown, kind: 'entities' | 'children' | 'entries'): unknown {
  if (!Array.isArray(part) || kind === 'entries') return part;
  if (kind === 'entities') return part.map((entity: unknown) => [isObject(entity) ? entity['id'] : undefined, entity]);
  const childrenByParent = new Map<unknown, unknown[]>();
  for (const child of part as unknown[]) {
    const [parentId, ...entry] = Array.isArray(child) ? (child as unknown[]) : [undefined];
    childrenByParent.set(parentId, [...(childrenByParent.get(parentId) ?? []), entry]);
  }
  return [...childrenByParent];
}

function collectionsByPath(entries: unknown): Record<string, unknown> {
  if (!Array.isArray(entries)) return { 'generic/collections': entries };
  return Object.fromEntries(
    entries
      .filter((entry): entry is [string, Record<string, unknown>] => Array.isArray(entry) && isObject(entry[1]))
      .map(([path, entities]) => [path, Object.entries(entities)]),
  );
}
