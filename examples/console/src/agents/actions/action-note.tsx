import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { text } from '../../shared/text.js';
import { UndoNote } from '../../shared/undo-note.js';
import { hasChanges, isProblem, outcomeText } from './outcome-text.js';
import { canUndo } from './preview.js';
import type { EndedRun } from './use-actions.js';
import { useActionRun } from './use-action-run.js';

/** Shows the result of an action and offers to undo it. */
export function ActionNote({ ended: { run, state: before }, onDismiss }: { ended: EndedRun; onDismiss: () => void }): ReactNode {
  const { state: later, perform } = useActionRun(run);
  const state = later.phase === 'idle' || later.phase === 'running' ? before : later;
  const undo = async (): Promise<void> => {
    const result = await perform('undo');
    announce(outcomeText(result) ?? '');
  };
  const isUndoable = canUndo(run.action) && hasChanges(state);
  return (
    <UndoNote
      name={text('actions.note')}
      isProblem={isProblem(state)}
      undo={
        isUndoable ? { label: text('actions.undo'), isRunning: later.phase === 'running', perform: () => void undo() } : undefined
      }
      dismissLabel={text('actions.dismiss')}
      onDismiss={onDismiss}
    >
      {outcomeText(state)}
    </UndoNote>
  );
}
