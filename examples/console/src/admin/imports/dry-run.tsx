import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memoryJournal } from 'contact-centre-client/bulk';
import { useSession } from 'contact-centre-client/react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../../session/connection.js';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import type { StoredRun } from '../bulk/run-database.js';
import { saveRun } from '../bulk/run-database.js';
import { useAdminQueryKey } from '../use-kind.js';
import type { Import, ImportItem, RowProblem } from './import.js';
import type { ReadyFile } from './use-file.js';

/** Rows that the dry run shows. */
const FEW = 20;

interface DryRunProps {
  file: ReadyFile;
  definition: Import;
  /** Called when the run is stored, and can begin. */
  onStarted: () => void;
}

/** What the import of a file would change. Nothing has been changed so far. */
export function DryRun({ file, definition, onStarted }: DryRunProps): ReactNode {
  const { client } = useConnection();
  const { data, error, refetch } = useQuery({
    queryKey: useAdminQueryKey('dry-run', useId()),
    queryFn: () => definition.bulk(client, file.items, memoryJournal()).rehearse({ samples: FEW }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const { store, failure } = useStart(file, definition, onStarted);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} height={20} />;
  const { planned, unchanged, calls, minutes } = data;
  const values = { planned, unchanged, problems: linesLeftOut(file.problems), calls, minutes: Math.max(1, Math.ceil(minutes)) };
  const samples = data.samples.flatMap(({ key }) => file.items.find((item) => item.key === key) ?? []);
  return (
    <Stack gap="sm" component="section" aria-label={text('import.dryRun')}>
      <Text size="sm" fw={600} role="status">
        {text('import.summary', values)}
      </Text>
      {file.problems.length > 0 && <Problems problems={file.problems} />}
      {samples.length > 0 && <Samples items={samples} definition={definition} more={planned - samples.length} />}
      {failure !== undefined && <Failure error={failure} />}
      <Group gap="xs">
        <Button disabled={planned === 0} onClick={() => void store()}>
          {text('import.start', { planned })}
        </Button>
      </Group>
    </Stack>
  );
}

/** Returns how many rows are left out. A row may have several problems, and an unknown column leaves out no row. */
const linesLeftOut = (problems: readonly RowProblem[]): number =>
  new Set(problems.filter(({ id }) => id !== 'import.unknownColumn').map(({ line }) => line)).size;

/** Stores the run before its first call, so that it continues after the page was closed. */
function useStart({ name, items, readAt }: ReadyFile, { path }: Import, onStarted: () => void) {
  const { user } = useSession();
  const [failure, setFailure] = useState<unknown>();
  const store = async (): Promise<void> => {
    const run: StoredRun = { id: `${path}-${readAt}`, owner: user?.id, importPath: path, name, startedAt: Date.now(), items };
    try {
      await saveRun(run);
      onStarted();
    } catch (error) {
      setFailure(error);
    }
  };
  return { store, failure };
}

function Problems({ problems }: { problems: readonly RowProblem[] }): ReactNode {
  return (
    <ul className={classes['list']} tabIndex={0} aria-label={text('import.problems')}>
      {problems.map(({ line, id, values }, index) => (
        <li key={index}>
          <strong>{text('import.row', { line })}</strong> {text(id, values)}
        </li>
      ))}
    </ul>
  );
}

interface SamplesProps {
  items: readonly ImportItem[];
  definition: Import;
  /** How many changes are not shown. */
  more: number;
}

function Samples({ items, definition, more }: SamplesProps): ReactNode {
  return (
    <>
      <ul className={classes['list']} tabIndex={0} aria-label={text('admin.changes')}>
        {items.map((item) => (
          <li key={item.key}>
            <strong>{item.name}</strong> {definition.describe(item)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          {text('import.more', { more })}
        </Text>
      )}
    </>
  );
}
