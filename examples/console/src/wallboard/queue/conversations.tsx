import { Anchor, Card, Group, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PollingNotice } from '../../live/polling-notice.js';
import { ASKING } from '../../live/use-live-answer.js';
import { NONE, formatClock, formatHourAndMinute, formatNumber } from '../../shared/formats.js';
import type { IconName } from '../../shared/icons.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import classes from '../board/board.module.css';
import { Pager } from '../pager.js';
import type { Visit } from './visit.js';
import { useVisits } from './use-visits.js';

/** Today's conversations of a queue, the latest first. */
export function Conversations({ queueId }: { queueId: string }): ReactNode {
  const [page, setPage] = useState(1);
  const { visits, total, pages, error, hearing, refetch } = useVisits(queueId, page);
  return (
    <Card withBorder component="section" aria-labelledby="conversations" padding={0}>
      <Group justify="space-between" align="baseline" p="sm">
        <Title order={2} id="conversations">
          Today’s conversations
        </Title>
        <Group gap="sm">
          <Text size="sm" c="dimmed" className="tabular">
            {formatNumber(total)}
          </Text>
          <Anchor component={Link} to={`/interactions?queue=${queueId}`} size="sm">
            {text('queue.interactions')}
          </Anchor>
        </Group>
      </Group>
      <PollingNotice hearing={hearing} pollingInterval={ASKING} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!visits && !error && <Loading rows={10} height={38} label="Loading the conversations" />}
      {visits?.length === 0 && (
        <Empty title="No conversation came to this queue today" icon="interactions">
          Earlier days are on the page Interactions.
        </Empty>
      )}
      {visits && visits.length > 0 && <VisitTable visits={visits} />}
      <Pager name="conversations" page={page} pages={pages} hasNext={page < pages} onPage={setPage} />
    </Card>
  );
}

const outcomes: Record<Visit['outcome'], string> = {
  answered: 'Answered',
  abandoned: 'Abandoned',
  waiting: 'Waiting',
  ended: 'Ended',
};

const icons: Readonly<Record<string, IconName>> = { voice: 'phone', callback: 'phone', email: 'email' };

function VisitTable({ visits }: { visits: readonly Visit[] }): ReactNode {
  return (
    <Table.ScrollContainer type="native" minWidth={520} tabIndex={0} role="region" aria-label="Today’s conversations as a table">
      <Table className={classes['rows'] ?? ''}>
        <Table.Thead>
          <Table.Tr>
            {['Start', 'Customer', 'Media', 'Agent', 'Outcome'].map((name) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
            <Table.Th scope="col" ta="end">
              Wait
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {visits.map(({ id, start, customer = NONE, media, agents, outcome, wait }) => (
            <Table.Tr key={id}>
              <Table.Td>{formatHourAndMinute(start)}</Table.Td>
              <Table.Th scope="row">
                <Anchor component={Link} to={`/interactions/${id}`} inherit className="one-line" title={customer}>
                  {customer}
                </Anchor>
              </Table.Th>
              <Table.Td title={media}>
                <Icon name={icons[media] ?? 'chat'} size={16} />
                <VisuallyHidden>{media}</VisuallyHidden>
              </Table.Td>
              <Table.Td>
                <span className="one-line" title={agents.join(', ')}>
                  {agents.length === 0 ? NONE : agents.join(', ')}
                </span>
              </Table.Td>
              <Table.Td data-outcome={outcome}>{outcomes[outcome]}</Table.Td>
              <Table.Td ta="end">{formatClock(wait)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
