import type { World } from '../store/world.js';
import type { Json } from '../values/json.js';
import { shapeOf } from '../operations/shapes.js';

/** What becomes of an entity by what is done to it: by the last word of the path, what its fields say afterwards. `now` is the time. */
const transitions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  activate: { active: true },
  deactivate: { active: false },
  promote: { knowledgeDocumentsState: 'Active', datePromoted: 'now' },
  publish: { published: true, datePublished: 'now' },
};

/** As much of it as a type has; `undefined` where that is nothing but a date. */
export function transition(type: string, word: string): Json | undefined {
  const shape = shapeOf(type);
  const fields = Object.entries(transitions[word] ?? {}).filter(([name]) => shape.has(name));
  return fields.some(([, value]) => value !== 'now') ? Object.fromEntries(fields) : undefined;
}

/** What a body would have to say for it. */
export function asOf(world: World, change: Json): Json {
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value === 'now' ? world.timestamp() : value]));
}
