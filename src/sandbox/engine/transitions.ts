import type { World } from '../store/world.js';
import type { Json } from '../values/json.js';
import { shapeOf } from '../operations/shapes.js';

/**
 * How actions change an entity: the fields that it has afterwards, by the last word of the path. `now` stands for the current
 * time.
 */
const transitions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  activate: { active: true },
  deactivate: { active: false },
  promote: { knowledgeDocumentsState: 'Active', datePromoted: 'now' },
  publish: { published: true, datePublished: 'now' },
};

/** The fields of a transition that a type has; `undefined` if it has only dates of them. */
export function transitionFields(type: string, action: string): Json | undefined {
  const shape = shapeOf(type);
  const fields = Object.entries(transitions[action] ?? {}).filter(([name]) => shape.has(name));
  return fields.some(([, value]) => value !== 'now') ? Object.fromEntries(fields) : undefined;
}

/** The body that makes the same change. */
export function withCurrentTime(world: World, change: Json): Json {
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value === 'now' ? world.timestamp() : value]));
}
