import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import { describeItem, describeValue } from '../fields/display.js';
import { useAdminQueryKey } from '../use-kind.js';
import type { BulkValue } from './bulk-value.js';
import type { FieldValues } from './field-values.js';
import type { StoredEntry } from './part-items.js';
import { entryOf } from './part-items.js';
import type { Choice } from './use-bulk-choices.js';
import type { AnyBulk } from './use-bulk-run.js';

interface BulkPreviewProps {
  run: AnyBulk;
  choice: Choice;
  value: BulkValue;
}

/** What the run will change. Nothing is sent but requests that read. */
export function BulkPreview({ run, choice, value }: BulkPreviewProps): ReactNode {
  const { data, error, refetch } = useQuery({
    queryKey: useAdminQueryKey('rehearsal', useId()),
    queryFn: ({ signal }) => run.rehearse({ samples: 100, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} height={20} />;
  const describeState = describer(choice, value);
  return (
    <>
      <Text size="sm" fw={600} role="status">
        {text('bulk.preview', { planned: data.planned, unchanged: data.unchanged, calls: data.calls })}
      </Text>
      <ul className={classes['list']} tabIndex={0} aria-label={text('admin.changes')}>
        {data.samples.map(({ key, before, change }) => {
          const { name } = before as { name: string };
          return (
            <li key={key}>
              <strong>{name}</strong> {text('bulk.change', { before: describeState(before), after: describeState(change) })}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Returns a function that describes the state of an entity before or after the run. */
function describer(choice: Choice, { chosen = [], within }: BulkValue): (state: object) => string {
  if ('field' in choice) {
    const { field } = choice;
    return (state) => describeValue(field, (state as { values: FieldValues }).values[field.path]) ?? text('admin.empty');
  }
  const names = new Map([...chosen, ...(within ? [within] : [])].map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  return (state) => {
    const entries = (state as { entries: readonly StoredEntry[] }).entries.map(entryOf);
    if (entries.length === 0) return text('admin.empty');
    return entries
      .map((entry) =>
        describeItem({
          ...entry,
          name: nameOf(entry.id),
          ...(entry.within && { within: { id: entry.within.id, name: nameOf(entry.within.id) } }),
        }),
      )
      .join(', ');
  };
}
