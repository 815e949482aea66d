import { Button, Group, Text, TextInput } from '@mantine/core';
import { memoryJournal } from 'contact-centre-client/bulk';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../../session/connection.js';
import { Dialog } from '../../shared/dialog.js';
import { nameInSentence, text } from '../../shared/text.js';
import classes from '../admin.module.css';
import type { Entity, Kind } from '../kinds/kind.js';
import { idOf, nameOf } from '../kinds/kind.js';
import { deleteBulk } from './delete-items.js';
import { RunView } from './run-view.js';
import { useBulkRun } from './use-bulk-run.js';

interface DeleteManyDialogProps {
  kind: Kind;
  entities: readonly Entity[];
  onClose: () => void;
}

/** Deletes the selected entities, after a confirmation. It says whether that can be undone. */
export function DeleteManyDialog({ kind, entities, onClose }: DeleteManyDialogProps): ReactNode {
  const { client } = useConnection();
  const deletable = entities.filter((entity) => kind.isReadOnly?.(entity) !== true);
  const [run] = useState(() => deleteBulk({ kind, client, entities: deletable, journal: memoryJournal() }));
  const { state, perform } = useBulkRun('delete');
  const [typed, setTyped] = useState('');
  const words = confirmationOf(kind, deletable.length);
  const isConfirmed = kind.isConfirmedByName !== true || typed.trim().toLowerCase() === words.toLowerCase();
  return (
    <Dialog title={text('bulk.deleteTitle', { what: words })} onClose={onClose}>
      {state.phase === 'idle' ? (
        <>
          <Text size="sm">{text(kind.restore ? 'bulk.deleteRestorable' : 'bulk.deleteFinal')}</Text>
          <NameList entities={deletable} />
          {deletable.length < entities.length && (
            <Text size="sm">{text('bulk.readOnlyLeft', { count: entities.length - deletable.length })}</Text>
          )}
          {kind.isConfirmedByName === true && (
            <TextInput
              label={text('bulk.typeToConfirm', { words })}
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
              }}
            />
          )}
          <Group justify="end" gap="xs">
            <Button variant="default" data-autofocus onClick={onClose}>
              {text('admin.cancel')}
            </Button>
            <Button color="red" disabled={!isConfirmed || deletable.length === 0} onClick={() => void perform(run, 'start')}>
              {text('admin.delete')}
            </Button>
          </Group>
        </>
      ) : (
        <RunView
          bulk={run}
          state={state}
          perform={perform}
          effect="delete"
          canUndo={kind.restore !== undefined}
          nameOf={(id) => nameOf(deletable.find((each) => idOf(each) === id) ?? { id })}
        >
          <Button onClick={onClose}>{text('admin.close')}</Button>
        </RunView>
      )}
    </Dialog>
  );
}

/** Returns the count and the name of the kind, as the user types them: "12 users". */
const confirmationOf = ({ one, several }: Kind, count: number): string =>
  `${count} ${nameInSentence(text(count === 1 ? one : several))}`;

function NameList({ entities }: { entities: readonly Entity[] }): ReactNode {
  return (
    <ul className={classes['list']} tabIndex={0} aria-label={text('bulk.deleted')}>
      {entities.map((entity) => (
        <li key={idOf(entity)}>{nameOf(entity)}</li>
      ))}
    </ul>
  );
}
