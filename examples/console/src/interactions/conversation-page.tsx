import { Anchor } from '@mantine/core';
import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { usePlatformQuery } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { every } from '../session/query-client.js';
import { formatDateTime } from '../shared/formats.js';
import { Page } from '../shared/page.js';
import { Failure } from '../shared/states.js';
import { ConversationLoading } from './conversation/conversation-loading.js';
import { ConversationView } from './conversation/conversation-view.js';
import { useDirectory } from './directory.js';
import { ExportPanel } from './export/export-panel.js';

/** A running conversation is polled. */
const EVERY = 5000;

/** One conversation: its participants, times and channels. */
export function Component(): ReactNode {
  const { conversationId = '' } = useParams();
  const directory = useDirectory();
  const { data, error, dataUpdatedAt, refetch } = usePlatformQuery(
    AnalyticsApi,
    'getAnalyticsConversationDetails',
    [conversationId],
    { refetchInterval: (query) => (query.state.data?.conversationEnd === undefined ? every(EVERY)(query) : false) },
  );
  return (
    <Page title="Conversation" intro={data ? formatDateTime(data.conversationStart) : ' '} above={<WayBack />}>
      <ExportPanel directory={directory} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data && <ConversationView conversation={data} directory={directory} now={dataUpdatedAt} />}
      {!data && !error && <ConversationLoading />}
    </Page>
  );
}

/** Links to the list in its last state. */
function WayBack(): ReactNode {
  const { list = '' } = (useLocation().state ?? {}) as { list?: string };
  return (
    <Anchor component={Link} to={`/interactions${list}`} size="sm" w="fit-content">
      Interactions
    </Anchor>
  );
}
