import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useLastChange } from './last-change.js';

const UndoNote = lazy(async () => ({ default: (await import('./undo-note.js')).UndoNote }));

/** The note about the last change. It loads when there is one. */
export function UndoNoteHost(): ReactNode {
  const note = useLastChange();
  if (!note) return null;
  return (
    <Suspense>
      <UndoNote note={note} />
    </Suspense>
  );
}
