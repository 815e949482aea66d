import { Badge, Text } from '@mantine/core';
import type { UserScheduleAdherence } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import { useAccess } from '../../session/use-access.js';
import { NONE } from '../../shared/formats.js';
import { MissingPermissionNote } from '../../shared/missing-permission.js';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { seeAdherence } from '../requirements.js';
import classes from './agent.module.css';
import { AgentCard } from './card.js';
import { Figure } from './figure.js';
import { Since } from './since.js';
import { useAdherence } from './use-adherence.js';

/** Whether the agent does what the schedule has for now. */
export function AdherenceCard({ userId }: { userId: string }): ReactNode {
  const missingPermissions = useAccess().missing(seeAdherence);
  const isPermitted = missingPermissions.length === 0;
  const { adherence, isPending, error, refetch } = useAdherence(userId, isPermitted);
  return (
    <AgentCard title={text('agent.adherence')}>
      {!isPermitted && <MissingPermissionNote missing={missingPermissions} />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {isPermitted && isPending && !error && <Loading height={64} label={text('agent.loadingAdherence')} />}
      {adherence && <AdherenceFigures adherence={adherence} />}
      {isPermitted && !isPending && !error && !adherence && (
        <Text size="sm" c="dimmed">
          {text('agent.noAdherence')}
        </Text>
      )}
    </AgentCard>
  );
}

interface Look {
  name: MessageId;
  color: string;
}

const states: Readonly<Record<string, Look>> = {
  InAdherence: { name: 'agent.inAdherence', color: 'teal' },
  OutOfAdherence: { name: 'agent.outOfAdherence', color: 'orange' },
  Explained: { name: 'agent.explained', color: 'blue' },
  Ignored: { name: 'agent.ignored', color: 'gray' },
  Unscheduled: { name: 'agent.unscheduled', color: 'gray' },
  Unknown: { name: 'agent.adherenceUnknown', color: 'gray' },
};

const activities: Readonly<Record<string, MessageId>> = {
  OnQueueWork: 'agent.activityOnQueue',
  OffQueueWork: 'agent.activityOffQueue',
  Break: 'presence.break',
  Meal: 'presence.meal',
  Meeting: 'presence.meeting',
  Training: 'presence.training',
  TimeOff: 'agent.activityTimeOff',
  Unavailable: 'agent.activityUnavailable',
  Unscheduled: 'agent.unscheduled',
};

function activityName(category: string | undefined): string {
  if (category === undefined) return NONE;
  const name = activities[category];
  return name === undefined ? category : text(name);
}

function AdherenceFigures({ adherence }: { adherence: UserScheduleAdherence }): ReactNode {
  const { adherenceState, timeOfAdherenceChange, scheduledActivityCategory, scheduledActivityCode, actualActivityCategory } =
    adherence;
  const state = states[adherenceState ?? 'Unknown'];
  return (
    <dl className={classes['figures']}>
      <Figure name={text('agent.adherenceState')} note={<Since since={timeOfAdherenceChange} />}>
        <Badge color={state?.color ?? 'gray'} variant="light" tt="none" fw={600}>
          {state ? text(state.name) : adherenceState}
        </Badge>
      </Figure>
      <Figure name={text('agent.scheduled')} note={scheduledActivityCode?.name}>
        {activityName(scheduledActivityCategory)}
      </Figure>
      <Figure name={text('agent.actual')}>{activityName(actualActivityCategory)}</Figure>
    </dl>
  );
}
