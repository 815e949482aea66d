import type { Change } from '../../store/changes.js';
import type { World } from '../../store/world.js';
import { auditRows } from './audits.js';
import { contentRows } from './content.js';
import { outboundRows } from './outbound.js';
import { peopleRows } from './people.js';
import { planningRows } from './planning.js';
import { recordingRows } from './recordings.js';
import { whileThere } from './row.js';
import type { Row, Seen } from './row.js';
import { taskRows } from './tasks.js';
import { telephonyRows } from './telephony.js';
import { tell } from './tell.js';

/** The change that triggers the events of each topic. Conversations, user states and jobs publish their own events. */
export const rows: readonly Row[] = [
  ...outboundRows,
  ...peopleRows,
  ...telephonyRows,
  ...contentRows,
  ...planningRows,
  ...recordingRows,
  ...taskRows,
  ...auditRows,
];

const exact = new Map<string, Row[]>();
/** Rows with placeholders, by the number of segments in their path. */
const open = new Map<number, { readonly segments: readonly string[]; readonly row: Row }[]>();
for (const row of rows) {
  const segments = row.place.split('/');
  if (!row.place.includes('{}')) exact.set(row.place, [...(exact.get(row.place) ?? []), row]);
  else open.set(segments.length, [...(open.get(segments.length) ?? []), { segments, row }]);
}

/** Publishes an event on each topic that a change concerns, if a client subscribes to any. */
export function tellChanges(world: World): void {
  world.changes.watch((change) => {
    if (!world.events.hasListeners) return;
    for (const row of exact.get(change.collection) ?? []) publishRow(world, row, change, []);
    const given = change.collection.split('/');
    for (const { segments, row } of open.get(given.length) ?? []) {
      if (!segments.every((segment, index) => segment === '{}' || segment === given[index])) continue;
      publishRow(world, row, change, given.filter((_, index) => segments[index] === '{}').map(decodeURIComponent));
    }
  });
}

const byDefault = whileThere(({ id, entity }) => [{ ids: [id], about: () => entity }]);

function publishRow(world: World, { topic, tellings }: Row, { id, before, after }: Change, parents: readonly string[]): void {
  const entity = after ?? before;
  if (!entity) return;
  const seen: Seen = { world, id, parents, before, entity, isGone: after === undefined };
  for (const { ids, about } of tellings ? tellings(seen) : byDefault(seen)) tell(world, topic, ids, about);
}
