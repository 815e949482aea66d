import { Suspense, createContext, lazy, use, useState } from 'react';
import type { ReactNode } from 'react';
import { loadTexts } from '../app/load-texts.js';

const WorkspaceDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./workspace-dialog.js'), loadTexts(['workspace'])]);
  return { default: dialog.WorkspaceDialog };
});

const OpenContext = createContext<() => void>(() => undefined);

/** Returns a function that opens the dialog with divisions, teams and time zone. */
export const useOpenWorkspace = (): (() => void) => use(OpenContext);

/** Shows the dialog when something within it opens it. Its code loads then. */
export function WorkspaceDialogHost({ children }: { children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  // The same function in each rendering, so that nothing renders because of it.
  const [open] = useState(() => () => {
    setOpen(true);
  });
  return (
    <OpenContext value={open}>
      {children}
      <Suspense>
        {isOpen && (
          <WorkspaceDialog
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </OpenContext>
  );
}
