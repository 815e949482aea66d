import { contract } from './operation-route.js';
import { shapeOf } from './shapes.js';
import type { Surface } from './surface.js';

let kept: readonly string[] | undefined;

/** Every permission that an operation asks for, in order. */
export function knownPermissions(): readonly string[] {
  kept ??= [...new Set(contract().flatMap(({ permissions: { any = [], all = [] } }) => [...any, ...all]))].sort();
  return kept;
}

/** `routing:queue:edit` → `routing:queue`: actions on the same entities hold in the same way. */
export const subjectOf = (permission: string): string => permission.slice(0, permission.lastIndexOf(':'));

/** What does not follow from types: who may move members of a queue, or roles, is a matter of the queue's, or the user's, division. */
const beside: readonly (readonly [subject: string, template: string])[] = [
  ['routing:queueMember', '/api/v2/routing/queues'],
  ['outbound:contact', '/api/v2/outbound/contactlists'],
  ['outbound:dnc', '/api/v2/outbound/dnclists'],
  ['architect:datatableRow', '/api/v2/flows/datatables'],
];

/** Trunks and phones say in which division they are, but who may look after telephony may do so in all of them. */
const inNoDivision: ReadonlySet<string> = new Set(['telephony:plugin']);

/** Domains whose permissions hold for conversations: in the divisions of the queues that these came to. */
const ofConversations: ReadonlySet<string> = new Set([
  'analytics',
  'conversation',
  'quality',
  'recording',
  'speechAndTextAnalytics',
]);

export const isOfConversations = (permission: string): boolean =>
  ofConversations.has(permission.slice(0, permission.indexOf(':')));

/**
 * Which permissions hold for the entities of which collections, where these are in divisions: those that the collection's own operations
 * ask for.
 */
export function divisionAware(
  surface: Surface,
  canonical: (template: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (subject: string, template: string): void => {
    const templates = found.get(subject) ?? new Set<string>();
    found.set(subject, templates.add(template));
  };
  for (const template of surface.templates) {
    const place = template.replace(/\/\{\}$/, '');
    const home = canonical(place);
    if (!shapeOf(surface.itemType(home)).has('division')) continue;
    for (const { operation } of surface.routes(template)) {
      const { any = [], all = [] } = operation.permissions;
      for (const subject of [...any, ...all].map(subjectOf)) if (!inNoDivision.has(subject)) add(subject, home);
    }
  }
  for (const [subject, template] of beside) add(subject, template);
  return found;
}
