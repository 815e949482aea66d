import { ActionIcon, Button, Card, Group, Text, Title } from '@mantine/core';
import { TooManyTopicsError, TopicRefusedError } from 'contact-centre-client/notifications';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { formatNumber, listOr } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { messageOf } from '../../shared/message.js';
import { Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import type { EventsAddress } from '../address.js';
import classes from '../events.module.css';
import { entityNamesOf } from '../stream/rows.js';
import type { Stream } from '../stream/use-stream.js';
import { MOST_TOPICS } from './capacity.js';
import type { SubscribedTopic, TopicGroup } from './subscribed.js';
import { addTopics, groupTopics, removeTopics, topicName } from './subscribed.js';

const TopicForm = lazy(async () => ({ default: (await import('./topic-form.js')).TopicForm }));

/** Topics of a group that are shown without a click. */
const FEW = 12;

interface SubscriptionsPanelProps {
  address: EventsAddress;
  stream: Stream;
  names: ReadonlyMap<string, string>;
}

/** The subscribed topics, and a form to add others. */
export function SubscriptionsPanel({ address: { values, change }, stream, names }: SubscriptionsPanelProps): ReactNode {
  const { topics, add } = values;
  const [isOpen, setIsOpen] = useState(add !== '');
  const remove = (removed: readonly SubscribedTopic[]): void => {
    change({ topics: removeTopics(topics, removed) });
    announce(text('events.removed', { count: removed.length }));
  };
  return (
    <Card withBorder padding="md" component="section" aria-labelledby="subscriptions">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3" id="subscriptions">
          {text('events.subscriptions')}
        </Title>
        <Text size="sm" c="dimmed" className="tabular">
          {text('events.subscribedCount', {
            count: topics.length,
            shown: formatNumber(topics.length),
            limit: formatNumber(MOST_TOPICS),
          })}
        </Text>
      </Group>
      {groupTopics(topics).map((group) => (
        <TopicGroupView key={group.template} {...{ group, stream, names, remove }} />
      ))}
      <Button
        variant={topics.length === 0 ? 'filled' : 'default'}
        mt="sm"
        leftSection={<Icon name="add" size={16} />}
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {text('events.add')}
      </Button>
      {isOpen && (
        <Suspense fallback={<Loading height={180} />}>
          <TopicForm
            topicCount={stream.topicCount}
            subscribed={topics}
            initialTopic={add}
            onAdd={(added) => {
              change({ topics: addTopics(topics, added), add: undefined });
              announce(text('events.added', { count: added.length }));
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}

interface GroupProps {
  group: TopicGroup;
  stream: Stream;
  names: ReadonlyMap<string, string>;
  remove: (topics: readonly SubscribedTopic[]) => void;
}

/** The topics of one template. */
function TopicGroupView({ group: { template, topics }, stream, names, remove }: GroupProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? topics : topics.slice(0, FEW);
  return (
    <div className={classes['group']}>
      <Group gap="xs" justify="space-between">
        <h3 className={classes['template']}>{template}</h3>
        {topics.length > 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={text('events.removeAllOf', { topic: template })}
            onClick={() => {
              remove(topics);
            }}
          >
            {text('events.removeAll')}
          </Button>
        )}
      </Group>
      <ul className={classes['topics']}>
        {shown.map((topic) => (
          <TopicItem key={topicName(topic)} {...{ topic, stream, names, remove }} />
        ))}
      </ul>
      {shown.length < topics.length && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {text('events.showAll', { count: formatNumber(topics.length) })}
        </Button>
      )}
    </div>
  );
}

interface TopicItemProps extends Omit<GroupProps, 'group'> {
  topic: SubscribedTopic;
}

function TopicItem({ topic, stream, names, remove }: TopicItemProps): ReactNode {
  const name = topicName(topic);
  const label = topic.ids.length === 0 ? text('events.wholeOrganisation') : entityNamesOf(topic, names);
  const state = stream.topicStates.get(name);
  return (
    <li className={classes['topic']} data-state={state?.state}>
      <span className="one-line" title={name}>
        {label}
      </span>
      {state?.state === 'pending' && <span className={classes['note']}>{text('events.pending')}</span>}
      {state?.state === 'refused' && (
        <span className={classes['refusal']} role="alert">
          {describeRefusal(state.error)}{' '}
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => {
              stream.retry(topic);
            }}
          >
            {text('events.retry')}
          </Button>
        </span>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={text('events.remove', { name: `${topic.template} ${label}` })}
        title={text('events.removeShort')}
        onClick={() => {
          remove([topic]);
        }}
      >
        <Icon name="close" size={14} />
      </ActionIcon>
    </li>
  );
}

/** Why no events of a topic arrive, and what to do about it. */
function describeRefusal(error: unknown): string {
  if (error instanceof TopicRefusedError) {
    const { missingPermissions, reason } = error;
    return missingPermissions.length > 0
      ? text('events.refusedPermission', { permissions: listOr(missingPermissions) })
      : text('events.refused', { reason });
  }
  if (error instanceof TooManyTopicsError) return text('events.tooMany', { limit: formatNumber(MOST_TOPICS) });
  return error instanceof Error ? messageOf(error) : text('failure.otherHelp');
}
