import type { EntityKind } from '../../entities/entity-kinds.js';

/** What a placeholder of a topic stands for. */
export interface Placeholder {
  /** The part of the topic before it: `users`. */
  readonly name: string;
  /** `undefined` if the console has no list of such entities: their ids are pasted. */
  readonly kind: EntityKind | undefined;
}

/** The kinds of entities by the part of a topic before their id. */
const kinds: Readonly<Record<string, EntityKind>> = {
  agent: 'user',
  agents: 'user',
  users: 'user',
  queues: 'queue',
  wrapup: 'wrapUpCode',
  flow: 'flow',
  flows: 'flow',
  group: 'group',
  groups: 'group',
  teams: 'team',
};

/** Returns the placeholders of a topic, in their order. */
export function placeholdersOf(template: string): Placeholder[] {
  const parts = template.split('.');
  return parts.flatMap((part, index) => (part.includes('{id}') ? [placeholderAfter(parts, index)] : []));
}

function placeholderAfter(parts: readonly string[], index: number): Placeholder {
  const name = parts[index - 1] ?? '';
  if (name === 'campaigns' && parts[1] === 'outbound') return { name, kind: 'campaign' };
  return { name, kind: Object.hasOwn(kinds, name) ? kinds[name] : undefined };
}

/** Returns the kinds of entities whose names topics need. */
export function kindsOf(templates: Iterable<string>): EntityKind[] {
  const all = [...templates].flatMap(placeholdersOf).flatMap(({ kind }) => kind ?? []);
  return [...new Set(all)];
}
