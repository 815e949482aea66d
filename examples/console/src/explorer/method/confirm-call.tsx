import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { placeName } from '../../session/settings.js';
import { useConnection } from '../../session/connection.js';
import snippet from '../../shared/snippet.module.css';
import type { Checked } from '../call/prepare.js';
import type { Operation } from '../data/types.js';
import { text } from '../../shared/text.js';

interface ConfirmCallProps {
  operation: Operation;
  /** A call that waits for confirmation. */
  pendingCall: Checked | undefined;
  onConfirm: (checked: Checked) => void;
  onCancel: () => void;
}

/** Asks for confirmation before something is changed in a real organisation. */
export function ConfirmCall({ operation, pendingCall, onConfirm, onCancel }: ConfirmCallProps): ReactNode {
  const { settings } = useConnection();
  const deletes = operation.verb === 'DELETE';
  return (
    <Modal.Root opened={pendingCall !== undefined} onClose={onCancel} centered>
      <Modal.Overlay />
      {/* Without Mantine's header, which is a second banner to a screen reader. */}
      <Modal.Content>
        <Modal.Body>
          <Modal.Title fw={650} mb="xs">
            {text(deletes ? 'confirm.deleteTitle' : 'confirm.changeTitle')}
          </Modal.Title>
          <Text size="sm">{text(deletes ? 'confirm.deleteHelp' : 'confirm.changeHelp', { place: placeName(settings) })}</Text>
          <p className={snippet['code']}>
            {operation.verb} {pendingCall?.request?.url}
          </p>
          <Group justify="end">
            <Button variant="default" onClick={onCancel} data-autofocus>
              {text('confirm.keep')}
            </Button>
            <Button
              {...(deletes && { color: 'red' })}
              onClick={() => {
                if (pendingCall) onConfirm(pendingCall);
              }}
            >
              {text(deletes ? 'confirm.delete' : 'form.send')}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
