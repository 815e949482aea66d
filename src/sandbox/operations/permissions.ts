import { operationTable } from '../../contract/table.js';
import { shapeOf } from './shapes.js';
import type { Surface } from './surface.js';
import { requireWhole } from './wholeness.js';

let cachedPermissions: readonly string[] | undefined;

/** Every permission that an operation requires, sorted. */
export function knownPermissions(): readonly string[] {
  requireWhole();
  return (cachedPermissions ??= readPermissions());
}

/** Read from the ends of the lines, without parsing them: every sandbox needs the permissions when it is created. */
function readPermissions(): string[] {
  const permissions = new Set<string>();
  for (const line of operationTable().split('\n')) {
    const lastWord = line.slice(line.lastIndexOf(' ') + 1);
    if (!lastWord.startsWith('any:') && !lastWord.startsWith('all:')) continue;
    for (const permission of lastWord.slice('any:'.length).split(',')) permissions.add(permission);
  }
  return [...permissions].sort();
}

/** `routing:queue:edit` → `routing:queue`: all actions on the same entities apply in the same divisions. */
export const subjectOf = (permission: string): string => permission.slice(0, permission.lastIndexOf(':'));

/**
 * What the types do not show: permissions to move members of a queue apply in the queue's division, and those for roles in the
 * user's.
 */
const extraCollections: readonly (readonly [subject: string, template: string])[] = [
  ['routing:queueMember', '/api/v2/routing/queues'],
  ['outbound:contact', '/api/v2/outbound/contactlists'],
  ['outbound:dnc', '/api/v2/outbound/dnclists'],
  ['architect:datatableRow', '/api/v2/flows/datatables'],
];

/** Trunks and phones have a division, but permissions for telephony apply in all divisions. */
const subjectsWithoutDivision: ReadonlySet<string> = new Set(['telephony:plugin']);

/** Domains whose permissions apply to conversations, in the divisions of the queues that they were routed to. */
const conversationDomains: ReadonlySet<string> = new Set([
  'analytics',
  'conversation',
  'quality',
  'recording',
  'speechAndTextAnalytics',
]);

export const isOfConversations = (permission: string): boolean =>
  conversationDomains.has(permission.slice(0, permission.indexOf(':')));

/** Maps permissions to the collections with divisions that they apply to: those whose operations require them. */
export function findDivisionAwareCollections(
  surface: Surface,
  canonical: (template: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const collections = new Map<string, Set<string>>();
  const add = (subject: string, template: string): void => {
    const templates = collections.get(subject) ?? new Set<string>();
    collections.set(subject, templates.add(template));
  };
  for (const template of surface.templates) {
    const collectionTemplate = template.replace(/\/\{\}$/, '');
    const home = canonical(collectionTemplate);
    if (!shapeOf(surface.itemType(home)).has('division')) continue;
    for (const { operation } of surface.routes(template)) {
      const { any = [], all = [] } = operation.permissions;
      for (const subject of [...any, ...all].map(subjectOf)) if (!subjectsWithoutDivision.has(subject)) add(subject, home);
    }
  }
  for (const [subject, template] of extraCollections) add(subject, template);
  return collections;
}
