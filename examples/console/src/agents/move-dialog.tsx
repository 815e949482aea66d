import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Failure } from '../shared/states.js';
import { useQueues } from '../wallboard/figures/use-board.js';
import type { Agent } from './agent.js';
import { useAgentQueues } from './use-agent-queues.js';
import type { Moving } from './use-move.js';

interface MoveDialogProps {
  agent: Agent | undefined;
  moving: Moving;
  onClose: () => void;
}

/** A dialog that moves an agent from one queue to another. */
export function MoveDialog({ agent, moving, onClose }: MoveDialogProps): ReactNode {
  return (
    <Modal.Root opened={agent !== undefined} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title fw={650} fz="lg" lh={1.3} mb="sm" style={{ overflowWrap: 'anywhere' }}>
            Move {agent?.name} to another queue
          </Modal.Title>
          {agent && <MoveForm key={agent.id} agent={agent} moving={moving} onClose={onClose} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function MoveForm({ agent, moving, onClose }: MoveDialogProps & { agent: Agent }): ReactNode {
  const { queues: all, error: listError } = useQueues();
  const { queues: joined, error } = useAgentQueues(agent.id);
  const { queues: idle } = useAgentQueues(agent.id, false);
  const [chosenFrom, setFrom] = useState('');
  const [chosenTo, setTo] = useState('');
  const targets = all
    .flatMap(({ id, name }) => (name !== undefined ? [{ id, name }] : []))
    .filter(({ id }) => joined?.every((queue) => queue.id !== id));
  // The first queues are the default.
  const from = joined?.find(({ id }) => id === chosenFrom) ?? joined?.[0];
  const to = targets.find(({ id }) => id === chosenTo) ?? targets[0];
  const failure = error ?? listError;
  if (failure) return <Failure error={failure} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!from || !to || !idle) return;
        const wasMember = idle.some(({ id }) => id === to.id);
        void moving.move({ agent, from, to, wasMember }).then(onClose);
      }}
    >
      <Stack gap="sm">
        {joined?.length === 0 && <Text size="sm">{agent.name} takes the interactions of no queue: there is none to leave.</Text>}
        <NativeSelect
          label="From"
          data-autofocus
          data={joined?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          value={from?.id ?? ''}
          onChange={({ currentTarget }) => {
            setFrom(currentTarget.value);
          }}
        />
        <NativeSelect
          label="To"
          data={targets.map(({ id, name }) => ({ value: id, label: name }))}
          value={to?.id ?? ''}
          onChange={({ currentTarget }) => {
            setTo(currentTarget.value);
          }}
        />
        <Text size="sm" c="dimmed">
          Interactions that {agent.name} has now go on.
        </Text>
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={moving.busy} disabled={!from || !to || !idle}>
            Move
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
