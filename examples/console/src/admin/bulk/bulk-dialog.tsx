import { Button, Group, NativeSelect } from '@mantine/core';
import { memoryJournal } from 'contact-centre-client/bulk';
import type { CallSender } from 'contact-centre-client/fetch';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { models } from 'virtual:admin-models';
import { useConnection } from '../../session/connection.js';
import { Dialog } from '../../shared/dialog.js';
import { text } from '../../shared/text.js';
import { fieldName } from '../changes/field-name.js';
import type { Rules } from '../fields/rules.js';
import { problemOf, ruleFor, rulesOf } from '../fields/rules.js';
import type { Entity, Kind } from '../kinds/kind.js';
import { idOf, nameOf } from '../kinds/kind.js';
import { BulkPreview } from './bulk-preview.js';
import type { BulkValue } from './bulk-value.js';
import { BulkValueField, hasEntries, itemsIn } from './bulk-value.js';
import { entityBulk, fieldItems } from './entity-items.js';
import { partBulk } from './part-items.js';
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

const keyOf = (choice: Choice): string => `${choice.action} ${'field' in choice ? choice.field.path : choice.part.id}`;

/** Changes a field of the selected entities, or the entries of a part of each, with a preview and undo. */
export function BulkDialog({ kind, entities, onClose }: BulkDialogProps): ReactNode {
  const rules = useMemo(() => rulesOf(models, kind), [kind]);
  const choices = useBulkChoices(kind).filter((choice) => isPossible(choice, rules));
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
      {choice && <ChosenChange key={key} kind={kind} rules={rules} entities={entities} choice={choice} onClose={onClose} />}
    </Dialog>
  );
}

/** A required field cannot be empty. */
const isPossible = (choice: Choice, rules: Rules): boolean =>
  choice.action !== 'empty' || !ruleFor(choice.field, rules, {}).isRequired;

function labelOf(choice: Choice): string {
  switch (choice.action) {
    case 'set':
      return fieldName(choice.field);
    case 'empty':
      return text('bulk.empty', { field: fieldName(choice.field) });
    case 'add':
      return text('bulk.addTo', { part: text(choice.part.title) });
    case 'remove':
      return text('bulk.removeFrom', { part: text(choice.part.title) });
  }
}

interface ChosenChangeProps extends BulkDialogProps {
  rules: Rules;
  choice: Choice;
}

function ChosenChange({ kind, rules, entities, choice, onClose }: ChosenChangeProps): ReactNode {
  const { client } = useConnection();
  const [value, setValue] = useState<BulkValue>({});
  const canRun = isComplete(choice, rules, value);
  const run = useMemo(
    () => (canRun ? runOf(choice, value, { kind, client, entities }) : undefined),
    [kind, client, entities, choice, value, canRun],
  );
  const { state, perform } = useBulkRun();
  const isIdle = state.phase === 'idle';
  return (
    <>
      {isIdle && <BulkValueField choice={choice} rules={rules} value={value} onChange={setValue} />}
      {isIdle && run && <BulkPreview key={JSON.stringify(value)} run={run} choice={choice} value={value} />}
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

function isComplete(choice: Choice, rules: Rules, value: BulkValue): boolean {
  switch (choice.action) {
    case 'set': {
      const { content } = value;
      // `undefined` is no choice yet.
      return content !== undefined && problemOf(choice.field, ruleFor(choice.field, rules, {}), content) === undefined;
    }
    case 'empty':
      return true;
    default:
      return hasEntries(choice.part, value);
  }
}

interface RunContext {
  readonly kind: Kind;
  readonly client: CallSender & object;
  readonly entities: readonly Entity[];
}

function runOf(choice: Choice, value: BulkValue, { kind, client, entities }: RunContext): AnyBulk {
  const journal = memoryJournal();
  if ('field' in choice) {
    const content = choice.action === 'set' ? value.content : undefined;
    return entityBulk({ kind, client, items: fieldItems(entities, choice.field.path, content), journal });
  }
  const { part, action } = choice;
  return partBulk({ kind, client, part, entities, items: itemsIn(part, value), action, journal });
}
