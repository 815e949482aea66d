import { Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.js';

export interface DialogProps {
  title: string;
  onClose: () => void;
  size?: 'md' | 'lg' | 'xl';
  children: ReactNode;
}

/** A dialog that returns the focus. A click beside it does not close it, because it may hold what the user has entered. */
export function Dialog({ title, onClose, size = 'lg', children }: DialogProps): ReactNode {
  useFocusReturn();
  return (
    <Modal.Root opened onClose={onClose} centered size={size} closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title component="h2" fw={650} fz="lg" lh={1.3} mb="sm">
            {title}
          </Modal.Title>
          <Stack gap="md">{children}</Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
