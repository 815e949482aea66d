import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Failure } from '../shared/states.js';
import { text } from '../shared/text.js';
import type { Agent } from './agent.js';
import type { QueueName } from './move.js';
import type { Moving } from './use-move.js';
import { useMoveForm } from './use-move-form.js';

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
            {text('move.title', { name: agent?.name ?? '' })}
          </Modal.Title>
          {agent && <MoveForm key={agent.id} agent={agent} moving={moving} onClose={onClose} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function MoveForm({ agent, moving, onClose }: MoveDialogProps & { agent: Agent }): ReactNode {
  const { from, to, sources, targets, isReady, failure, setFrom, setTo } = useMoveForm(agent);
  const advice = useId();
  if (failure) return <Failure error={failure} />;
  const reason = reasonAgainst({ agent, sources, from, to });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (from && to && isReady) void moving.move({ agent, from, to: to.queue, wasMember: to.wasMember }).then(onClose);
      }}
    >
      <Stack gap="sm">
        <Select
          label={text('move.from')}
          placeholder={text('move.fromHint')}
          data-autofocus
          data={optionsOf(sources)}
          disabled={sources?.length === 0}
          value={from?.id ?? null}
          onChange={setFrom}
          {...searchable()}
        />
        <Select
          label={text('move.to')}
          placeholder={text('move.toHint')}
          data={optionsOf(targets)}
          value={to?.queue.id ?? null}
          onChange={setTo}
          {...searchable()}
        />
        <Text size="sm" c="dimmed" id={advice} role="status">
          {reason ?? text('move.continues', { name: agent.name })}
        </Text>
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {text('move.cancel')}
          </Button>
          <Button type="submit" loading={moving.busy} disabled={reason !== undefined || !isReady} aria-describedby={advice}>
            {text('move.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const searchable = () =>
  ({
    searchable: true,
    // The dialog moves the focus to the first field, which must not cover the second.
    openOnFocus: false,
    nothingFoundMessage: text('agents.noSuchQueue'),
    maxDropdownHeight: 260,
    comboboxProps: { withinPortal: false },
  }) as const;

const optionsOf = (queues: readonly QueueName[] | undefined): { value: string; label: string }[] =>
  (queues ?? []).map(({ id, name }) => ({ value: id, label: name }));

interface Choice {
  agent: Agent;
  sources: readonly QueueName[] | undefined;
  from: QueueName | undefined;
  to: unknown;
}

/** Says why the agent cannot be moved yet. */
function reasonAgainst({ agent, sources, from, to }: Choice): string | undefined {
  if (sources?.length === 0) return text('move.noQueues', { name: agent.name });
  if (!from && !to) return text('move.chooseBoth');
  if (!from) return text('move.chooseFrom');
  return to ? undefined : text('move.chooseTo');
}
