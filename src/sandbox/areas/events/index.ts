import type { Change } from '../../store/changes.js';
import type { World } from '../../store/world.js';
import { auditRows } from './audits.js';
import { contentRows } from './content.js';
import { outboundRows } from './outbound.js';
import { peopleRows } from './people.js';
import { planningRows } from './planning.js';
import { recordingRows } from './recordings.js';
import { unlessDeleted } from './row.js';
import type { Row, EntityChange } from './row.js';
import { taskRows } from './tasks.js';
import { telephonyRows } from './telephony.js';
import { publishEvent } from './publish.js';

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

const exactRows = new Map<string, Row[]>();
/** Rows with placeholders, by the number of segments in their path. */
const rowsWithPlaceholders = new Map<number, { readonly segments: readonly string[]; readonly row: Row }[]>();
for (const row of rows) {
  const segments = row.collection.split('/');
  if (!row.collection.includes('{}')) exactRows.set(row.collection, [...(exactRows.get(row.collection) ?? []), row]);
  else rowsWithPlaceholders.set(segments.length, [...(rowsWithPlaceholders.get(segments.length) ?? []), { segments, row }]);
}

/** Publishes an event on each topic that a change concerns, if a client subscribes to any. */
export function publishChanges(world: World): void {
  world.changes.watch((change) => {
    if (!world.events.hasListeners) return;
    for (const row of exactRows.get(change.collection) ?? []) publishRow(world, row, change, []);
    const wantedSegments = change.collection.split('/');
    for (const { segments, row } of rowsWithPlaceholders.get(wantedSegments.length) ?? []) {
      if (!segments.every((segment, index) => segment === '{}' || segment === wantedSegments[index])) continue;
      publishRow(world, row, change, wantedSegments.filter((_, index) => segments[index] === '{}').map(decodeURIComponent));
    }
  });
}

const defaultEvents = unlessDeleted(({ id, entity }) => [{ ids: [id], content: () => entity }]);

function publishRow(world: World, { topic, createEvents }: Row, { id, before, after }: Change, parents: readonly string[]): void {
  const entity = after ?? before;
  if (!entity) return;
  const entityChange: EntityChange = { world, id, parents, before, entity, isDeleted: after === undefined };
  for (const { ids, content } of createEvents ? createEvents(entityChange) : defaultEvents(entityChange))
    publishEvent(world, topic, ids, content);
}
