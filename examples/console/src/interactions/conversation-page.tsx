import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { formatDateTime } from '../shared/formats.js';
import { Page } from '../shared/page.js';
import { Failure } from '../shared/states.js';
import { ConversationLoading } from './conversation/conversation-loading.js';
import { ConversationTabs } from './conversation/conversation-tabs.js';
import { titleOf } from './conversation/title.js';
import { useConversation } from './conversation/use-conversation.js';
import { useDirectory } from './directory.js';
import { ExportPlace } from './export/export-place.js';
import { summarise } from './interaction.js';
import { MissingNames } from './missing-names.js';
import { text } from '../shared/text.js';

/** One conversation: its participants, times and channels. */
export function Component(): ReactNode {
  const { conversationId = '' } = useParams();
  const directory = useDirectory();
  const { conversation: loadedConversation, error, refetch, now } = useConversation(conversationId);
  // Ids that become names would move the rest of the page.
  const conversation = directory.complete ? loadedConversation : undefined;
  return (
    <Page
      title={conversation ? titleOf(summarise(conversation), directory) : text('conversation.title')}
      intro={conversation ? formatDateTime(conversation.conversationStart) : ' '}
      above={<WayBack />}
    >
      <MissingNames directory={directory} />
      <ExportPlace directory={directory} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {conversation && <ConversationTabs {...{ conversation, conversationId, directory, now }} />}
      {!conversation && !error && <ConversationLoading />}
    </Page>
  );
}

/** Links to the list in its last state. */
function WayBack(): ReactNode {
  const { list = '' } = (useLocation().state ?? {}) as { list?: string };
  return (
    <Anchor component={Link} to={`/interactions${list}`} size="sm" w="fit-content">
      {text('page.interactions')}
    </Anchor>
  );
}
