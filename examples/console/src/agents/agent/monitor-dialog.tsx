import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLaterOpening } from '../../shared/first-use.js';
import { NONE } from '../../shared/formats.js';
import { Failure } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import type { CurrentInteraction } from './current.js';
import { monitorKind } from './current.js';
import { useMonitor } from './use-monitor.js';

interface MonitorDialogProps {
  interaction: CurrentInteraction | undefined;
  onClose: () => void;
}

/** Asks for confirmation before the user joins an interaction unnoticed. */
export function MonitorDialog({ interaction, onClose }: MonitorDialogProps): ReactNode {
  const isOpen = useLaterOpening(interaction !== undefined);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title fw={650} fz="lg" lh={1.3} mb="sm" style={{ overflowWrap: 'anywhere' }}>
            {text('agent.monitorTitle', { customer: interaction?.customer ?? NONE })}
          </Modal.Title>
          {interaction && <Confirmation key={interaction.id} interaction={interaction} onClose={onClose} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Confirmation({ interaction, onClose }: { interaction: CurrentInteraction; onClose: () => void }): ReactNode {
  const { isPhoneMissing, isReady, isPending, error, start } = useMonitor(interaction, onClose);
  const isCall = monitorKind(interaction) === 'call';
  return (
    <Stack gap="sm">
      <Text size="sm">{text(isCall ? 'agent.monitorCall' : 'agent.monitorMessage')}</Text>
      {isPhoneMissing && (
        <Alert color="orange" variant="light">
          {text('agent.monitorNoPhone')}
        </Alert>
      )}
      {error !== null && <Failure error={error} />}
      <Group justify="end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {text('agent.cancel')}
        </Button>
        <Button loading={isPending} disabled={!isReady} onClick={start}>
          {text('agent.monitor')}
        </Button>
      </Group>
    </Stack>
  );
}
