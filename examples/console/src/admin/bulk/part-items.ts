import { bulk } from 'contact-centre-client/bulk';
import type { Journal } from 'contact-centre-client/bulk';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import { itemKey, partChange } from '../changes/difference.js';
import { readPart } from '../changes/state.js';
import { stepsOfPart } from '../changes/steps.js';
import type { Entity, Part, PartItem } from '../kinds/kind.js';
import { idOf, nameOf } from '../kinds/kind.js';
import type { AnyBulk } from './use-bulk-run.js';

/** An entry of a part as plain JSON. */
export interface StoredEntry {
  readonly id: string;
  readonly level: number | null;
  readonly within: string | null;
}

const storedEntry = ({ id, level, within }: PartItem): StoredEntry => ({
  id,
  level: level ?? null,
  within: within?.id ?? null,
});

export const entryOf = ({ id, level, within }: StoredEntry): PartItem => ({
  id,
  name: id,
  ...(level !== null && { level }),
  ...(within !== null && { within: { id: within, name: within } }),
});

const keyOf = (entry: StoredEntry): string => itemKey(entryOf(entry));
const byKey = (one: StoredEntry, other: StoredEntry): number => (keyOf(one) < keyOf(other) ? -1 : 1);

/** An entity with those of its entries that a run is about. */
interface PartState {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly StoredEntry[];
}

interface PartBulkOptions {
  readonly kind: { readonly path: string };
  readonly client: CallSender & object;
  readonly part: Part;
  readonly entities: readonly Entity[];
  /** Entries to add, or whose numbers are set. Missing if entries are removed. */
  readonly items: readonly PartItem[];
  readonly action: 'add' | 'remove';
  readonly journal: Journal;
}

/** Prepares a run that gives the same entries of a part to several entities, or takes them away. */
export function partBulk({ kind, client, part, entities, items, action, journal }: PartBulkOptions): AnyBulk {
  const concerned = new Set(items.map(itemKey));
  const target = action === 'add' ? items.map(storedEntry).sort(byKey) : [];
  const stateOf = async (id: string, name: string, request: RequestOptions = {}): Promise<PartState> => {
    const present = await readPart(part, client, id, request);
    const entries = present.filter((item) => concerned.has(itemKey(item))).map(storedEntry);
    return { id, name, entries: entries.sort(byKey) };
  };
  const names = new Map(entities.map((entity) => [idOf(entity), nameOf(entity)]));
  const run = bulk({
    name: `admin-${kind.path}-${part.id}-${action}`,
    client,
    journal,
    revision: '2',
    source: async function* () {
      for (const entity of entities) yield await stateOf(idOf(entity), nameOf(entity));
    },
    key: ({ id }) => id,
    plan: ({ entries }) => (areSame(entries, target) ? undefined : { entries: target }),
    keep: ['id', 'name', 'entries'],
    read: (id, request) => stateOf(id, names.get(id) ?? id, request),
    applied: ({ entries }, change) => areSame(entries, change.entries),
    apply: ({ id, entries }, change) => writeEntries({ client, part, id }, entries, change.entries),
    undo: ({ id, entries }, before) => writeEntries({ client, part, id }, entries, before.entries),
  });
  return run;
}

const areSame = (one: readonly StoredEntry[], other: readonly StoredEntry[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface Owner {
  readonly client: CallSender;
  readonly part: Part;
  readonly id: string;
}

/** Gives an entity the entries of `after` in place of those of `before`. */
async function writeEntries(
  { client, part, id }: Owner,
  before: readonly StoredEntry[],
  after: readonly StoredEntry[],
): Promise<void> {
  const change = partChange(part, before.map(entryOf), after.map(entryOf));
  for (const step of stepsOfPart(change)) await step.send(client, id);
}
