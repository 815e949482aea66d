import { Anchor, Card, Title } from '@mantine/core';
import type { AnalyticsConversationWithoutAttributes as Conversation } from 'contact-centre-client/models';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NONE, formatDateTime, formatDuration } from '../../shared/formats.js';
import type { Directory } from '../directory.js';
import type { Interaction } from '../interaction.js';
import { lengthOf, summarise } from '../interaction.js';
import { totalMs } from '../total.js';
import { OutcomeMark } from '../outcome-mark.js';
import { directionNames, mediaNames, labelOf } from '../words.js';
import classes from './conversation.module.css';
import { CopyId } from './copy-id.js';
import { wrapUpsOf } from './wrap-ups.js';
import { text } from '../../shared/text.js';

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
        {text('facts.title')}
      </Title>
      <dl className={classes['facts']}>
        <Fact name={text('column.outcome')}>
          <OutcomeMark outcome={outcome} />
        </Fact>
        <Fact name={text('facts.started')}>{formatDateTime(start)}</Fact>
        <Fact name={text('facts.ended')}>{end === undefined ? text('facts.running') : formatDateTime(end)}</Fact>
        <Fact name={text('column.duration')}>{formatDuration(lengthOf(interaction, now))}</Fact>
        <Fact name={text('facts.waited')}>{formatDuration(totalMs(interaction.wait, now))}</Fact>
        <Fact name={text(media === 'voice' || media === 'callback' ? 'facts.talked' : 'facts.handled')}>
          {formatDuration(totalMs(interaction.talk, now))}
          {interaction.hold && (
            <small>{text('facts.onHold', { duration: formatDuration(totalMs(interaction.hold, now)) })}</small>
          )}
        </Fact>
        <Fact name={text('column.media')}>
          {[labelOf(directionNames, direction), labelOf(mediaNames, media)].filter(Boolean).join(' · ')}
        </Fact>
        <Fact name={text('column.customer')}>
          {customer ?? NONE}
          {address !== undefined && address !== customer && <small>{address}</small>}
          {address !== undefined && (
            <Anchor component={Link} to={`/interactions?${new URLSearchParams({ when: 'week', find: address })}`} size="xs">
              {text('facts.week')}
            </Anchor>
          )}
        </Fact>
        <Fact name={text('column.queue')}>{queueNames.join(', ')}</Fact>
        <Fact name={text('column.agent')}>
          <AgentLinks people={interaction.agents} names={agents} />
        </Fact>
        <Fact name={text('column.code')}>
          {wrapUps.map(({ key, code, note, by }) => (
            <span key={key} className={classes['entry']}>
              {wrapUpCodes.get(code) ?? code}
              {note !== undefined && <q>{note}</q>}
              {by !== undefined && <small>{text('facts.by', { name: by })}</small>}
            </span>
          ))}
        </Fact>
        {conversation.externalTag !== undefined && <Fact name={text('facts.externalTag')}>{conversation.externalTag}</Fact>}
        <Fact name={text('column.id')}>
          <CopyId id={id} />
        </Fact>
      </dl>
    </Card>
  );
}

interface AgentLinksProps {
  people: Interaction['agents'];
  names: Directory['agents'];
}

function AgentLinks({ people, names }: AgentLinksProps): ReactNode {
  if (people.length === 0) return NONE;
  return people.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Anchor component={Link} to={`/agents/${id}`} inherit>
        {name ?? names.get(id) ?? id}
      </Anchor>
    </Fragment>
  ));
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
