import { ActionIcon, Anchor, Drawer, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLaterOpening } from '../../shared/first-use.js';
import { formatDateTime } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { Failure } from '../../shared/states.js';
import type { Directory } from '../directory.js';
import { summarise } from '../interaction.js';
import classes from './conversation.module.css';
import { ConversationLoading } from './conversation-loading.js';
import { ConversationTabs } from './conversation-tabs.js';
import { titleOf } from './title.js';
import { useConversation } from './use-conversation.js';
import { text } from '../../shared/text.js';

export interface ConversationDrawerProps {
  /** The ids of the list, in its order. */
  ids: readonly string[];
  /** `''` if no conversation is open. */
  openId: string;
  open: (id: string) => void;
  directory: Directory;
  /** The query of the list's address, to which the page of the conversation links back. */
  list: string;
}

/** One conversation of the list beside it. Buttons and the keys j and k move through the list. */
export function ConversationDrawer({ ids, openId, open, directory, list }: ConversationDrawerProps): ReactNode {
  const isOpen = useLaterOpening(openId !== '');
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={() => {
        open('');
      }}
      position="right"
      size="min(64rem, 100%)"
    >
      <Drawer.Overlay />
      {openId !== '' && <Content {...{ ids, openId, open, directory, list }} />}
    </Drawer.Root>
  );
}

function Content({ ids, openId, open, directory, list }: ConversationDrawerProps): ReactNode {
  const { conversation: loadedConversation, error, refetch, now } = useConversation(openId);
  // Ids that become names would move the rest of the drawer.
  const conversation = directory.complete ? loadedConversation : undefined;
  return (
    <Drawer.Content>
      <div className={classes['drawerHead']}>
        <div>
          <Drawer.Title component="h2" className={classes['drawerTitle'] ?? ''}>
            {conversation ? titleOf(summarise(conversation), directory) : text('conversation.title')}
          </Drawer.Title>
          <Text size="sm" c="dimmed">
            {conversation ? formatDateTime(conversation.conversationStart) : ' '}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap">
          <Neighbours ids={ids} openId={openId} open={open} />
          <Anchor component={Link} to={`/interactions/${encodeURIComponent(openId)}`} state={{ list }} size="sm">
            {text('conversation.openAsPage')}
          </Anchor>
          <Drawer.CloseButton aria-label={text('conversation.close')} />
        </Group>
      </div>
      <Drawer.Body>
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {conversation && <ConversationTabs {...{ conversation, directory, now }} conversationId={openId} />}
        {!conversation && !error && <ConversationLoading />}
      </Drawer.Body>
    </Drawer.Content>
  );
}

/** Buttons to the previous and the next conversation of the list's page. */
function Neighbours({ ids, openId, open }: Pick<ConversationDrawerProps, 'ids' | 'openId' | 'open'>): ReactNode {
  const position = ids.indexOf(openId);
  const previous = position > 0 ? ids[position - 1] : undefined;
  const next = position < 0 ? undefined : ids[position + 1];
  const go = (id: string | undefined): void => {
    if (id !== undefined) open(id);
  };
  const goBack = (): void => {
    go(previous);
  };
  const goOn = (): void => {
    go(next);
  };
  useHotkeys([
    ['k', goBack],
    ['j', goOn],
  ]);
  return (
    <Group gap={4} wrap="nowrap">
      {position >= 0 && (
        <Text size="sm" c="dimmed" className="tabular">
          {text('conversation.position', { position: position + 1, count: ids.length })}
        </Text>
      )}
      <ActionIcon
        variant="default"
        aria-label={text('conversation.previous')}
        title={text('conversation.previousKey')}
        disabled={previous === undefined}
        onClick={goBack}
      >
        <Icon name="arrowUp" size={15} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={text('conversation.next')}
        title={text('conversation.nextKey')}
        disabled={next === undefined}
        onClick={goOn}
      >
        <Icon name="arrowDown" size={15} />
      </ActionIcon>
    </Group>
  );
}
