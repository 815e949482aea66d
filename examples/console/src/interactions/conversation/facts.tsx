import { Anchor, Card, Title } from '@mantine/core';
import type { AnalyticsConversationWithoutAttributes as Conversation } from 'contact-centre-client/models';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NONE, formatDateTime, formatDuration } from '../../shared/formats.js';
import type { Directory } from '../directory.js';
import { lengthOf, summarise } from '../interaction.js';
import { totalMs } from '../total.js';
import { OutcomeMark } from '../outcome-mark.js';
import { directionNames, mediaNames, labelOf } from '../words.js';
import classes from './conversation.module.css';
import { CopyId } from './copy-id.js';
import { wrapUpsOf } from './wrap-ups.js';

interface FactsProps {
  conversation: Conversation;
  directory: Directory;
  now: number;
}

/** Facts about the conversation as a whole. */
export function Facts({ conversation, directory: { queues, agents, wrapUpCodes }, now }: FactsProps): ReactNode {
  const interaction = summarise(conversation);
  const { id, start, end, direction, media, customer, address, queueIds, outcome } = interaction;
  const queueNames = queueIds.map((queueId) => queues.get(queueId) ?? queueId);
  const wrapUps = wrapUpsOf(conversation);
  return (
    <Card withBorder padding="md" component="section" aria-labelledby="facts-title">
      <Title order={2} id="facts-title" mb="sm">
        Facts
      </Title>
      <dl className={classes['facts']}>
        <Fact name="Outcome">
          <OutcomeMark outcome={outcome} />
        </Fact>
        <Fact name="Started">{formatDateTime(start)}</Fact>
        <Fact name="Ended">{end === undefined ? 'Still running' : formatDateTime(end)}</Fact>
        <Fact name="Duration">{formatDuration(lengthOf(interaction, now))}</Fact>
        <Fact name="Waited">{formatDuration(totalMs(interaction.wait, now))}</Fact>
        <Fact name={media === 'voice' || media === 'callback' ? 'Talked' : 'Handled'}>
          {formatDuration(totalMs(interaction.talk, now))}
          {interaction.hold && <small>on hold {formatDuration(totalMs(interaction.hold, now))}</small>}
        </Fact>
        <Fact name="Media">{[labelOf(directionNames, direction), labelOf(mediaNames, media)].filter(Boolean).join(' · ')}</Fact>
        <Fact name="Customer">
          {customer ?? NONE}
          {address !== undefined && address !== customer && <small>{address}</small>}
          {address !== undefined && (
            <Anchor component={Link} to={`/interactions?${new URLSearchParams({ when: 'week', find: address })}`} size="xs">
              All of the last 7 days
            </Anchor>
          )}
        </Fact>
        <Fact name="Queue">{queueNames.join(', ')}</Fact>
        <Fact name="Agent">
          {interaction.agents.map(({ id: userId, name }, index) => (
            <Fragment key={userId}>
              {index > 0 && ', '}
              <Anchor component={Link} to={`/agents/${userId}`} inherit>
                {name ?? agents.get(userId) ?? userId}
              </Anchor>
            </Fragment>
          ))}
        </Fact>
        <Fact name="Wrap-up">
          {wrapUps.map(({ key, code, note, by }) => (
            <span key={key} className={classes['entry']}>
              {wrapUpCodes.get(code) ?? code}
              {note !== undefined && <q>{note}</q>}
              {by !== undefined && <small>by {by}</small>}
            </span>
          ))}
        </Fact>
        {conversation.externalTag !== undefined && <Fact name="External tag">{conversation.externalTag}</Fact>}
        <Fact name="Conversation id">
          <CopyId id={id} />
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const isEmpty = children === '' || (Array.isArray(children) && children.length === 0);
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isEmpty ? NONE : children}</dd>
    </div>
  );
}
