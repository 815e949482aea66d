import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './palette.module.css';

interface ModalDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the browser, which keeps the focus and returns it. It is opened while it is rendered. */
export function ModalDialog({ label, onClose, children }: ModalDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it disappears, so that the browser returns the focus.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={classes['dialog']}
      onClose={onClose}
      onClick={(event) => {
        // The dialog itself is hit only beside its content.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={classes['content']}>{children}</div>
    </dialog>
  );
}
