import { Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { MessageId } from '../../messages/en.js';
import { text } from '../../shared/text.js';
import { useFocusReturn } from '../../shared/use-focus-return.js';
import { useQueues } from '../../wallboard/figures/use-board.js';
import type { ActionName } from './action.js';
import { concernsQueue } from './action.js';
import { useAgentQueues } from '../use-agent-queues.js';
import { ActionFields } from './action-fields.js';
import { ActionProgress } from './action-progress.js';
import { chosenAction, useChoice, usePresences } from './use-chosen-action.js';
import type { ActionRequest, EndedRun } from './use-actions.js';

interface ActionDialogProps {
  request: ActionRequest;
  onClose: () => void;
  onEnded: (ended: EndedRun) => void;
}

/** A dialog for an action: what to do, what it will change, and its result. */
export function ActionDialog({ request, onClose, onEnded }: ActionDialogProps): ReactNode {
  const { name, agents, queue } = request;
  useFocusReturn();
  const [choice, change] = useChoice(queue);
  const { queues: all } = useQueues();
  const queues = useMemo(() => {
    const choices = all.map(({ id, name: label = id }) => ({ id, name: label }));
    return queue && choices.every(({ id }) => id !== queue.id) ? [queue, ...choices] : choices;
  }, [all, queue]);
  const presences = usePresences();
  const [onlyAgent] = agents.length === 1 ? agents : [];
  const titleDetail = queue && concernsQueue(name) ? queue.name : onlyAgent?.name;
  const { queues: sources } = useAgentQueues(name === 'move' ? onlyAgent?.id : undefined);
  const action = useMemo(
    () => chosenAction(name, choice, { queues: [...queues, ...(sources ?? [])], presences }),
    [name, choice, queues, sources, presences],
  );
  return (
    <Modal.Root opened onClose={onClose} centered size="lg" closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title component="h2" fw={650} fz="lg" lh={1.3} mb="sm">
            {text(titles[name], { count: agents.length })}
            {titleDetail && `: ${titleDetail}`}
          </Modal.Title>
          <Stack gap="md">
            <ActionFields
              request={request}
              choice={choice}
              onChange={change}
              queues={queues}
              sources={sources}
              presences={presences}
            />
            <ActionProgress
              key={JSON.stringify(action)}
              action={action}
              agents={agents}
              presences={presences}
              onClose={onClose}
              onEnded={onEnded}
            />
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const titles: Readonly<Record<ActionName, MessageId>> = {
  activate: 'actions.activateTitle',
  move: 'actions.moveTitle',
  deactivate: 'actions.deactivateTitle',
  leaveAll: 'actions.leaveAllTitle',
  onQueue: 'actions.onQueueTitle',
  presence: 'actions.presenceTitle',
  logOut: 'actions.logOutTitle',
};
