import { Button, Card, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { DataTable } from '../../shared/data-table/data-table.js';
import { ExportButton } from '../../shared/export-button.js';
import { formatNumber, formatTime } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { Empty } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { dayAt } from '../../shared/time-zone.js';
import type { EventsAddress } from '../address.js';
import classes from '../events.module.css';
import { groupTopics } from '../topics/subscribed.js';
import { streamColumns } from './columns.js';
import { MOST_ROWS } from './event-buffer.js';
import { toJsonLines, toTable } from './files.js';
import type { StreamRow } from './rows.js';
import type { Stream } from './use-stream.js';

interface StreamTableProps {
  address: EventsAddress;
  stream: Stream;
  names: ReadonlyMap<string, string>;
  /** The rows that the filter shows. */
  shown: readonly StreamRow[];
  openRow: StreamRow | undefined;
  onOpen: (row: StreamRow) => void;
}

const rowId = ({ number }: StreamRow): string => String(number);
const rowName = (row: StreamRow): string => `${row.kind === 'event' ? row.topicName : row.kind} ${formatTime(row.at)}`;

/** The events as they arrive, the newest first, with the filter above them. */
export function StreamTable({ address, stream, names, shown, openRow, onOpen }: StreamTableProps): ReactNode {
  const { values, change, reset } = address;
  const { rows } = stream.view;
  const columns = useMemo(() => streamColumns(names), [names]);
  return (
    <>
      <StreamFilters address={address} stream={stream} />
      <StreamCounts stream={stream} />
      <DataTable
        name={text('events.stream')}
        columns={columns}
        items={shown}
        itemId={rowId}
        itemName={rowName}
        onOpen={onOpen}
        openId={openRow && rowId(openRow)}
        view={values}
        onView={change}
        isSortedByServer
        count={{ shown: shown.length, loaded: rows.length, nouns: [text('events.row'), text('events.rows')] }}
        actions={<Exports shown={shown} names={names} />}
        empty={
          <NoRows
            isFiltered={rows.length > 0}
            hasTopics={values.topics.length > 0}
            onClear={() => {
              reset(['topic', 'text']);
            }}
          />
        }
      />
    </>
  );
}

function StreamFilters({ address: { values, change }, stream }: Pick<StreamTableProps, 'address' | 'stream'>): ReactNode {
  const { buffer, view } = stream;
  const templates = groupTopics(values.topics).map(({ template }) => template);
  return (
    <Card withBorder padding="sm" component="section" aria-label={text('events.controls')}>
      <div className={classes['filters']}>
        <TextInput
          type="search"
          label={text('events.find')}
          value={values.text}
          onChange={({ currentTarget }) => {
            change({ text: currentTarget.value }, { replace: true });
          }}
        />
        <NativeSelect
          label={text('events.topic')}
          value={values.topic}
          data={[{ value: '', label: text('events.allTopics') }, ...withChosen(templates, values.topic)]}
          onChange={({ currentTarget }) => {
            change({ topic: currentTarget.value });
          }}
        />
        <Group gap="xs" className={classes['buttons'] ?? ''}>
          <Button
            variant="default"
            leftSection={<Icon name={view.isPaused ? 'play' : 'pause'} size={16} />}
            onClick={() => {
              if (view.isPaused) buffer.resume();
              else buffer.pause();
              announce(text(view.isPaused ? 'events.resumed' : 'events.paused'));
            }}
          >
            {view.isPaused ? text('events.resume', { count: formatNumber(view.waiting) }) : text('events.pause')}
          </Button>
          <Button
            variant="default"
            leftSection={<Icon name="remove" size={16} />}
            disabled={view.rows.length === 0 && view.waiting === 0}
            onClick={() => {
              buffer.clear();
              announce(text('events.cleared'));
            }}
          >
            {text('events.clear')}
          </Button>
        </Group>
      </div>
    </Card>
  );
}

/** The chosen topic stays a choice when it is no longer subscribed. */
function withChosen(templates: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || templates.includes(chosen) ? templates : [...templates, chosen];
}

/** How many events were received, wait, and are no longer stored. */
function StreamCounts({ stream: { view } }: { stream: Stream }): ReactNode {
  const { received, waiting, dropped, isPaused } = view;
  const parts = [
    text('events.receivedCount', { count: received, shown: formatNumber(received) }),
    ...(isPaused ? [text('events.waitingCount', { count: waiting, shown: formatNumber(waiting) })] : []),
    ...(dropped > 0 ? [text('events.droppedCount', { count: formatNumber(dropped), limit: formatNumber(MOST_ROWS) })] : []),
  ];
  return (
    <Text size="sm" c="dimmed" className="tabular">
      {parts.join(' · ')}
    </Text>
  );
}

function Exports({ shown, names }: Pick<StreamTableProps, 'shown' | 'names'>): ReactNode {
  const saveLines = async (): Promise<void> => {
    const { download } = await import('../../shared/download.js');
    download(`events-${dayAt(Date.now())}.jsonl`, toJsonLines(shown), 'application/x-ndjson');
    announce(text('export.saved'));
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon name="download" size={14} />}
        disabled={shown.length === 0}
        onClick={() => void saveLines()}
      >
        {text('events.exportLines')}
      </Button>
      <ExportButton
        name="events"
        label={text('events.exportCsv')}
        isDisabled={shown.length === 0}
        table={() => toTable(shown, names)}
      />
    </>
  );
}

interface NoRowsProps {
  /** Whether the filter hides all rows. */
  isFiltered: boolean;
  hasTopics: boolean;
  onClear: () => void;
}

function NoRows({ isFiltered, hasTopics, onClear }: NoRowsProps): ReactNode {
  if (isFiltered) {
    return (
      <Empty
        title={text('events.noMatch')}
        icon="search"
        action={
          <Button variant="default" onClick={onClear}>
            {text('events.clearFilters')}
          </Button>
        }
      >
        {text('events.noMatchHelp')}
      </Empty>
    );
  }
  return (
    <Empty title={text(hasTopics ? 'events.none' : 'events.noTopics')} icon="bell">
      {text(hasTopics ? 'events.noneHelp' : 'events.noTopicsHelp')}
    </Empty>
  );
}
