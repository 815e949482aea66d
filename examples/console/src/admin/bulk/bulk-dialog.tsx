import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memoryJournal } from 'contact-centre-client/bulk';
import type { Rehearsal } from 'contact-centre-client/bulk';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { models } from 'virtual:admin-models';
import { useConnection } from '../../session/connection.js';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import { fieldName } from '../changes/difference-view.js';
import { Dialog } from '../../shared/dialog.js';
import { describeValue } from '../fields/display.js';
import { FieldView } from '../fields/field-view.js';
import { problemOf, ruleFor, rulesOf } from '../fields/rules.js';
import type { Rules } from '../fields/rules.js';
import type { Entity, Field, Kind, PartItem } from '../kinds/kind.js';
import { idOf, nameOf } from '../kinds/kind.js';
import { ReferencesField } from '../references/references-field.js';
import { useAdminQueryKey } from '../use-kind.js';
import { entityBulk, fieldItems, partBulk } from './entity-items.js';
import { RunView } from './run-view.js';
import type { Choice } from './use-bulk-choices.js';
import { useBulkChoices } from './use-bulk-choices.js';
import type { AnyBulk } from './use-bulk-run.js';
import { useBulkRun } from './use-bulk-run.js';

interface BulkDialogProps {
  kind: Kind;
  entities: readonly Entity[];
  onClose: () => void;
}

const keyOf = (choice: Choice): string => ('field' in choice ? choice.field.path : `part ${choice.part.id}`);
const labelOf = (choice: Choice): string =>
  'field' in choice ? fieldName(choice.field) : text('bulk.addTo', { part: text(choice.part.title) });

/** Changes a field of the selected entities, or adds entries to a part of each, with a preview and undo. */
export function BulkDialog({ kind, entities, onClose }: BulkDialogProps): ReactNode {
  const choices = useBulkChoices(kind);
  const [key, setKey] = useState(() => (choices[0] ? keyOf(choices[0]) : ''));
  const choice = choices.find((each) => keyOf(each) === key);
  return (
    <Dialog title={text('bulk.title', { count: entities.length })} onClose={onClose}>
      <NativeSelect
        label={text('bulk.what')}
        value={key}
        data={choices.map((each) => ({ value: keyOf(each), label: labelOf(each) }))}
        onChange={({ currentTarget }) => {
          setKey(currentTarget.value);
        }}
      />
      {choice && <ChosenChange key={key} kind={kind} entities={entities} choice={choice} onClose={onClose} />}
    </Dialog>
  );
}

function ChosenChange({ kind, entities, choice, onClose }: BulkDialogProps & { choice: Choice }): ReactNode {
  const { client } = useConnection();
  const [value, setValue] = useState<unknown>();
  const rules = useMemo(() => rulesOf(models, kind), [kind]);
  const canRun = isValid(choice, rules, value);
  const run = useMemo((): AnyBulk | undefined => {
    if (!canRun) return undefined;
    if ('field' in choice) {
      const items = fieldItems(entities, choice.field.path, value);
      return entityBulk({ kind, client, items, journal: memoryJournal() });
    }
    const added = (value as readonly PartItem[] | undefined) ?? [];
    return partBulk({ kind, client, entities, partId: choice.part.id, added, journal: memoryJournal() });
  }, [kind, client, entities, choice, value, canRun]);
  const { state, perform } = useBulkRun();
  const isIdle = state.phase === 'idle';
  return (
    <>
      {isIdle && <ValueField choice={choice} rules={rules} value={value} onChange={setValue} />}
      {isIdle && run && <Preview key={JSON.stringify(value)} run={run} choice={choice} />}
      {!isIdle && run && (
        <RunView
          bulk={run}
          state={state}
          perform={perform}
          nameOf={(id) => nameOf(entities.find((each) => idOf(each) === id) ?? { id })}
        >
          <Button onClick={onClose}>{text('admin.close')}</Button>
        </RunView>
      )}
      {isIdle && (
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {text('admin.cancel')}
          </Button>
          <Button disabled={!run} onClick={() => run && void perform(run, 'start')}>
            {text('bulk.start')}
          </Button>
        </Group>
      )}
    </>
  );
}

function isValid(choice: Choice, rules: Rules, value: unknown): boolean {
  if ('part' in choice) return Array.isArray(value) && value.length > 0;
  // `undefined` is no choice yet, although it could mean that the field is emptied.
  return value !== undefined && problemOf(choice.field, ruleFor(choice.field, rules, {}), value) === undefined;
}

interface ValueFieldProps {
  choice: Choice;
  rules: Rules;
  value: unknown;
  onChange: (value: unknown) => void;
}

function ValueField({ choice, rules, value, onChange }: ValueFieldProps): ReactNode {
  if ('part' in choice) {
    return <ReferencesField label={labelOf(choice)} target={choice.part.target} isId={false} value={value} onChange={onChange} />;
  }
  return <FieldView field={choice.field} rule={ruleFor(choice.field, rules, {})} value={value} onChange={onChange} />;
}

/** What the run will change. Nothing is sent but requests that read. */
function Preview({ run, choice }: { run: AnyBulk; choice: Choice }): ReactNode {
  const rehearsal = useQuery({
    queryKey: useAdminQueryKey('rehearsal', useId()),
    queryFn: ({ signal }) => run.rehearse({ samples: 100, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data, error, refetch } = rehearsal;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} height={20} />;
  return (
    <>
      <Text size="sm" fw={600} role="status">
        {text('bulk.preview', { planned: data.planned, unchanged: data.unchanged, calls: data.calls })}
      </Text>
      {'field' in choice && <Samples field={choice.field} samples={data.samples} />}
    </>
  );
}

function Samples({ field, samples }: { field: Field; samples: Rehearsal<object, object>['samples'] }): ReactNode {
  const shown = (value: unknown): string => describeValue(field, value) ?? text('admin.empty');
  return (
    <ul className={classes['list']} tabIndex={0} aria-label={text('admin.changes')}>
      {samples.map(({ key, before, change }) => {
        const { name, before: former } = before as { name: string; before: Record<string, unknown> };
        const { after } = change as { after: Record<string, unknown> };
        return (
          <li key={key}>
            <strong>{name}</strong> {text('bulk.change', { before: shown(former[field.path]), after: shown(after[field.path]) })}
          </li>
        );
      })}
    </ul>
  );
}
