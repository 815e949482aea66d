import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { placeName } from '../../session/settings.js';
import { useConnection } from '../../session/connection.js';
import type { Checked } from '../call/prepare.js';
import type { Operation } from '../data/types.js';
import classes from '../explorer.module.css';

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
            {deletes ? 'Delete in a real organisation?' : 'Change a real organisation?'}
          </Modal.Title>
          <Text size="sm">
            You are connected to {placeName(settings)}, which is no sandbox.{' '}
            {deletes ? 'What this call deletes may be gone for good.' : 'What this call changes is changed for everybody.'}
          </Text>
          <p className={classes['code']}>
            {operation.verb} {pendingCall?.request?.url}
          </p>
          <Group justify="end">
            <Button variant="default" onClick={onCancel} data-autofocus>
              Keep everything as it is
            </Button>
            <Button
              {...(deletes && { color: 'red' })}
              onClick={() => {
                if (pendingCall) onConfirm(pendingCall);
              }}
            >
              {deletes ? 'Delete' : 'Send the call'}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
