import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConnection } from '../../session/connection.js';
import { announce } from '../../shared/announce.js';
import { describeFailure } from '../../shared/failures.js';
import { listAnd } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import { UndoNote as Note } from '../../shared/undo-note.js';
import { entityPath, kindPath } from '../paths.js';
import { useAdminRefresh } from '../use-kind.js';
import { fieldName } from './field-name.js';
import type { ChangeNote } from './last-change.js';
import { lastChange } from './last-change.js';
import type { Undoable } from './save.js';
import { canUndo, undo } from './save.js';

/** Says what has just been saved, and offers to undo it. */
export function UndoNote({ note }: { note: ChangeNote }): ReactNode {
  const perform = useUndo();
  const { change, state } = note;
  const isUndoable = state !== 'undone' && canUndo(change);
  return (
    <Note
      name={text('admin.note')}
      isProblem={state === 'failed'}
      undo={
        isUndoable
          ? { label: text('admin.undo'), isRunning: state === 'running', perform: () => void perform(change) }
          : undefined
      }
      dismissLabel={text('admin.dismiss')}
      onDismiss={() => {
        lastChange.set(undefined);
      }}
    >
      {describeNote(note)}
    </Note>
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
