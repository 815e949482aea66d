import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { AgentActions } from './use-actions.js';

const ActionDialog = lazy(async () => ({ default: (await import('./action-dialog.js')).ActionDialog }));
const ActionNote = lazy(async () => ({ default: (await import('./action-note.js')).ActionNote }));

/** The dialog of an action, and the note about the last one. Both load when they are needed. */
export function ActionHost({ actions }: { actions: AgentActions }): ReactNode {
  const { request, ended, close, setEnded } = actions;
  return (
    <Suspense>
      {request && <ActionDialog request={request} onClose={close} onEnded={setEnded} />}
      {ended && !request && (
        <ActionNote
          ended={ended}
          onDismiss={() => {
            setEnded(undefined);
          }}
        />
      )}
    </Suspense>
  );
}
