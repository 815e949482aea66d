import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from 'contact-centre-client/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../../session/connection.js';
import { formatDateTime } from '../../shared/formats.js';
import { Failure } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { browserJournal } from '../bulk/browser-journal.js';
import type { StoredRun } from '../bulk/run-database.js';
import { readLines, readRuns, removeRun } from '../bulk/run-database.js';
import { RunView } from '../bulk/run-view.js';
import { useBulkRun } from '../bulk/use-bulk-run.js';
import { useAdminQueryKey } from '../use-kind.js';
import type { Import } from './import.js';

interface RunListProps {
  definition: Import;
  /** How many runs the user has begun on this page. A new one starts at once. */
  startedCount: number;
}

/** The runs that this browser stores. Those that are not finished can be continued. */
export function RunList({ definition, startedCount }: RunListProps): ReactNode {
  const { user } = useSession();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: useAdminQueryKey('runs', definition.path, startedCount),
    queryFn: () => readRuns(definition.path, user?.id),
    placeholderData: (before: readonly StoredRun[] | undefined) => before as StoredRun[] | undefined,
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Stack gap="sm" component="section" aria-label={text('import.runs')}>
      <Title order={2} size="h3">
        {text('import.runs')}
      </Title>
      {data.map((run, index) => (
        <RunCard
          key={run.id}
          run={run}
          definition={definition}
          isNew={index === 0 && startedCount > 0}
          onRemoved={() => void refetch()}
        />
      ))}
    </Stack>
  );
}

interface RunCardProps {
  run: StoredRun;
  definition: Import;
  /** Whether the user has just begun it. */
  isNew: boolean;
  onRemoved: () => void;
}

function RunCard({ run, definition, isNew, onRemoved }: RunCardProps): ReactNode {
  const { client } = useConnection();
  const items = run.items as readonly { key: string; name: string }[];
  const [bulk] = useState(() => definition.bulk(client, items, browserJournal(run.id)));
  const { state, perform } = useBulkRun();
  const hasBegun = useRef(false);
  const { data: journal } = useQuery({
    queryKey: useAdminQueryKey('journal', run.id, state.phase),
    queryFn: () => readState(run.id),
  });
  useEffect(() => {
    if (!isNew || hasBegun.current) return;
    hasBegun.current = true;
    void perform(bulk, 'start');
  }, [isNew, bulk, perform]);
  const remove = async (): Promise<void> => {
    await removeRun(run.id);
    onRemoved();
  };
  const isRunning = state.phase === 'running';
  return (
    <Card withBorder padding="md">
      <Stack gap="xs">
        <Text size="sm">
          <strong>{run.name}</strong> {formatDateTime(run.startedAt)}
          {journal && state.phase === 'idle' && ` · ${describeJournal(journal, items.length)}`}
        </Text>
        <RunView
          bulk={bulk}
          state={state}
          perform={perform}
          nameOf={(key) => items.find((item) => item.key === key)?.name ?? key}
        />
        {!isRunning && (
          <Group gap="xs">
            {state.phase === 'idle' && journal && !journal.isUndone && journal.settled < (journal.total ?? items.length) && (
              <Button size="compact-sm" onClick={() => void perform(bulk, 'start')}>
                {text('bulk.continue')}
              </Button>
            )}
            {state.phase === 'idle' && journal && !journal.isUndone && journal.done > 0 && (
              <Button size="compact-sm" variant="default" onClick={() => void perform(bulk, 'undo')}>
                {text('bulk.undo')}
              </Button>
            )}
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => void remove()}>
              {text('import.remove')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

interface JournalState {
  /** `undefined` while the plan is not complete. */
  total: number | undefined;
  done: number;
  settled: number;
  isUndone: boolean;
}

/** Reads how far a run is from its journal. */
async function readState(id: string): Promise<JournalState> {
  const [heads, plan, events] = await Promise.all([readLines(id, 'head'), readLines(id, 'plan'), readLines(id, 'event')]);
  const isComplete = heads.some((line) => line.startsWith('["r",'));
  const latest = new Map<unknown, unknown>();
  for (const line of events) {
    const [letter, place] = JSON.parse(line) as [string, number];
    if (letter !== 'c') latest.set(place, letter);
  }
  const letters = [...latest.values()];
  return {
    total: isComplete ? plan.length : undefined,
    done: letters.filter((letter) => letter === 'd').length,
    settled: letters.filter((letter) => letter !== 's').length,
    isUndone: heads.includes('["o"]'),
  };
}

function describeJournal({ total, settled, isUndone }: JournalState, count: number): string {
  if (isUndone) return text('import.runUndone');
  if (total !== undefined && settled >= total) return text('import.runFinished', { total });
  return text('import.runUnfinished', { settled, total: total ?? count });
}
