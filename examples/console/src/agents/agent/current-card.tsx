import { Anchor, Button, Group, Text } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { labelOf, mediaIcon, mediaNames } from '../../interactions/words.js';
import { PollingNotice } from '../../live/polling-notice.js';
import { useAccess } from '../../session/use-access.js';
import { useReached } from '../../shared/first-use.js';
import { NONE } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { MissingPermissionNote } from '../../shared/missing-permission.js';
import { Running } from '../../shared/running.js';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { conversationDetails, monitorPermissions } from '../requirements.js';
import classes from './agent.module.css';
import { AgentCard } from './card.js';
import type { CurrentInteraction } from './current.js';
import { monitorKind } from './current.js';
import { useCurrentInteractions } from './use-current-interactions.js';
import { useQueueNames } from './use-queue-names.js';
import { interactionState } from './words.js';

const MonitorDialog = lazy(async () => ({ default: (await import('./monitor-dialog.js')).MonitorDialog }));

/** What the agent works on now. */
export function CurrentCard({ userId }: { userId: string }): ReactNode {
  const missingPermissions = useAccess().missing(conversationDetails);
  const isPermitted = missingPermissions.length === 0;
  const { interactions, error, hearing, pollingInterval, refetch } = useCurrentInteractions(userId);
  return (
    <AgentCard title={text('agent.current')}>
      {!isPermitted && <MissingPermissionNote missing={missingPermissions} />}
      {isPermitted && <PollingNotice hearing={hearing} pollingInterval={pollingInterval} />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {isPermitted && !interactions && !error && <Loading rows={2} height={40} label={text('agent.loadingCurrent')} />}
      {interactions?.length === 0 && (
        <Text size="sm" c="dimmed">
          {text('agent.noCurrent')}
        </Text>
      )}
      {interactions && interactions.length > 0 && <CurrentList interactions={interactions} />}
    </AgentCard>
  );
}

function CurrentList({ interactions }: { interactions: readonly CurrentInteraction[] }): ReactNode {
  const [monitored, setMonitored] = useState<CurrentInteraction>();
  const isUsed = useReached(monitored !== undefined);
  const queueNames = useQueueNames(interactions.flatMap(({ queueId }) => queueId ?? []));
  return (
    <>
      <ul className={classes['list']}>
        {interactions.map((interaction) => (
          <li key={interaction.id}>
            <Interaction
              interaction={interaction}
              queueName={queueNames.get(interaction.queueId ?? '')}
              onMonitor={() => {
                setMonitored(interaction);
              }}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {isUsed && (
          <MonitorDialog
            interaction={monitored}
            onClose={() => {
              setMonitored(undefined);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface InteractionProps {
  interaction: CurrentInteraction;
  queueName: string | undefined;
  onMonitor: () => void;
}

function Interaction({ interaction, queueName, onMonitor }: InteractionProps): ReactNode {
  const { id, media, customer = NONE, state, since } = interaction;
  const { can } = useAccess();
  const kind = monitorKind(interaction);
  const details = [labelOf(mediaNames, media), queueName, interactionState(state)].filter((each) => each !== undefined);
  return (
    <>
      <Icon name={mediaIcon(media)} size={16} />
      <div className={classes['grow']}>
        <Anchor component={Link} to={`/interactions/${id}`} size="sm" fw={500} className="one-line" title={customer}>
          {customer}
        </Anchor>
        <Text size="xs" c="dimmed" className="one-line" title={details.join(' · ')}>
          {details.join(' · ')}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" className="tabular">
          <Running since={Number.isNaN(since) ? undefined : since} />
        </Text>
        {kind && can(monitorPermissions[kind]) && (
          <Button size="compact-xs" variant="light" aria-label={text('agent.monitorOf', { customer })} onClick={onMonitor}>
            {text('agent.monitor')}
          </Button>
        )}
      </Group>
    </>
  );
}
