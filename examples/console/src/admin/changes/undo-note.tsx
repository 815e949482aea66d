import { Button, CloseButton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConnection } from '../../session/connection.js';
import { announce } from '../../shared/announce.js';
import { describeFailure } from '../../shared/failures.js';
import { listAnd } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import { entityPath, kindPath } from '../paths.js';
import { useAdminRefresh } from '../use-kind.js';
import { fieldName } from './difference-view.js';
import type { ChangeNote } from './last-change.js';
import { lastChange, useLastChange } from './last-change.js';
import type { Undoable } from './save.js';
import { canUndo, undo } from './save.js';

/** Says what has just been saved, and offers to undo it. It stays until it is closed, so that no user is rushed. */
export function UndoNote(): ReactNode {
  const note = useLastChange();
  const perform = useUndo();
  if (!note) return null;
  const { change, state } = note;
  return (
    <section className={classes['note']} data-failed={state === 'failed'} aria-label={text('admin.note')}>
      <Icon name={state === 'failed' ? 'warning' : 'check'} />
      <Text size="sm" lineClamp={4} style={{ overflowWrap: 'anywhere' }}>
        {describeNote(note)}
      </Text>
      {state !== 'undone' && canUndo(change) && (
        <Button size="compact-sm" variant="light" loading={state === 'running'} onClick={() => void perform(change)}>
          {text('admin.undo')}
        </Button>
      )}
      <CloseButton
        aria-label={text('admin.dismiss')}
        onClick={() => {
          lastChange.set(undefined);
        }}
      />
    </section>
  );
}

const doneTexts = { create: 'admin.created', change: 'admin.saved', remove: 'admin.deleted' } as const;

function describeNote({ change, state, leftFields = [], error }: ChangeNote): string {
  if (state === 'failed') {
    const failure = describeFailure(error);
    return `${failure.title}. ${failure.text}`;
  }
  if (state !== 'undone') return text(doneTexts[change.action]);
  const labels = leftFields.map(({ field }) => fieldName(field));
  return labels.length === 0 ? text('admin.undone') : text('admin.undoneExcept', { fields: listAnd(labels) });
}

/** Returns a function that undoes a change, and leaves the page of an entity that no longer exists. */
function useUndo(): (change: Undoable) => Promise<void> {
  const { client } = useConnection();
  const refresh = useAdminRefresh();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const show = (note: ChangeNote): void => {
    lastChange.set(note);
    if (note.state !== 'running') announce(describeNote(note));
  };
  return async (change) => {
    show({ change, state: 'running' });
    try {
      const leftFields = await undo(client, change);
      show({ change, state: 'undone', leftFields });
      if (change.action === 'create' && pathname === entityPath(change.kind, change.id)) void navigate(kindPath(change.kind));
    } catch (error) {
      show({ change, state: 'failed', error });
    }
    await refresh();
  };
}
