import { Suspense, lazy, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useEntityNames } from '../entities/use-entities.js';
import { Page } from '../shared/page.js';
import { text } from '../shared/text.js';
import { useUrlState } from '../shared/use-url-state.js';
import { eventsSchema } from './address.js';
import { CodeSample } from './code/code-sample.js';
import { filterRows } from './stream/rows.js';
import type { StreamRow } from './stream/rows.js';
import { StreamStatus } from './stream/stream-status.js';
import { StreamTable } from './stream/stream-table.js';
import { useStream } from './stream/use-stream.js';
import { kindsOf } from './topics/placeholders.js';
import { SubscriptionsPanel } from './topics/subscriptions-panel.js';

/** Loaded with the first event that is opened, since it has the types of all payloads. */
const EventDrawer = lazy(async () => ({ default: (await import('./payload/event-drawer.js')).EventDrawer }));

/** Receives the events of topics that the user chooses. */
export function Component(): ReactNode {
  const address = useUrlState(eventsSchema);
  const { topics, topic, text: words } = address.values;
  const stream = useStream(topics);
  const kinds = useMemo(() => kindsOf(new Set(topics.map(({ template }) => template))), [topics]);
  const names = useEntityNames(kinds);
  const [openRow, setOpenRow] = useState<StreamRow>();
  const [isDrawerUsed, setDrawerUsed] = useState(false);
  const { rows } = stream.view;
  const shown = useMemo(() => filterRows(rows, { topic, text: words }, names), [rows, topic, words, names]);
  return (
    <Page title={text('page.events')} intro={<StreamStatus stream={stream} />}>
      <SubscriptionsPanel address={address} stream={stream} names={names} />
      <StreamTable
        {...{ address, stream, names, shown }}
        openRow={openRow}
        onOpen={(row) => {
          setOpenRow(row);
          setDrawerUsed(true);
        }}
      />
      {topics.length > 0 && <CodeSample topics={topics} />}
      {isDrawerUsed && (
        <Suspense>
          <EventDrawer
            row={openRow}
            names={names}
            onClose={() => {
              setOpenRow(undefined);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}
