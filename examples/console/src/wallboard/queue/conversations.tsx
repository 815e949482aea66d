import { Anchor, Card, Group, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { labelOf, mediaIcon, mediaNames } from '../../interactions/words.js';
import { PollingNotice } from '../../live/polling-notice.js';
import { ASKING } from '../../live/use-live-answer.js';
import { NONE, formatClock, formatHourAndMinute, formatNumber } from '../../shared/formats.js';
import type { MessageId } from '../../messages/en.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import { UnlimitedNote } from '../../workspace/unlimited-note.js';
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
          {text('visits.title')}
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
      <UnlimitedNote px="sm">{text('visits.all')}</UnlimitedNote>
      <PollingNotice hearing={hearing} pollingInterval={ASKING} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!visits && !error && <Loading rows={10} height={38} label={text('visits.loading')} />}
      {visits?.length === 0 && (
        <Empty title={text('visits.empty')} icon="interactions">
          {text('visits.emptyHelp')}
        </Empty>
      )}
      {visits && visits.length > 0 && <VisitTable visits={visits} />}
      <Pager label={text('visits.more')} page={page} pages={pages} hasNext={page < pages} onPage={setPage} />
    </Card>
  );
}

const outcomes: Record<Visit['outcome'], MessageId> = {
  answered: 'visits.answered',
  abandoned: 'visits.abandoned',
  waiting: 'visits.waiting',
  ended: 'visits.ended',
};

const headings: readonly MessageId[] = ['visits.start', 'visits.customer', 'visits.media', 'visits.agent', 'visits.outcome'];

function VisitTable({ visits }: { visits: readonly Visit[] }): ReactNode {
  return (
    <Table.ScrollContainer
      type="native"
      minWidth={520}
      tabIndex={0}
      role="region"
      aria-label={text('table.label', { name: text('visits.title') })}
    >
      <Table className={classes['rows'] ?? ''}>
        <Table.Thead>
          <Table.Tr>
            {headings.map((id) => (
              <Table.Th key={id} scope="col">
                {text(id)}
              </Table.Th>
            ))}
            <Table.Th scope="col" ta="end">
              {text('visits.wait')}
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
              <Table.Td title={labelOf(mediaNames, media)}>
                <Icon name={mediaIcon(media)} size={16} />
                <VisuallyHidden>{labelOf(mediaNames, media)}</VisuallyHidden>
              </Table.Td>
              <Table.Td>
                <span className="one-line" title={agents.join(', ')}>
                  {agents.length === 0 ? NONE : agents.join(', ')}
                </span>
              </Table.Td>
              <Table.Td data-outcome={outcome}>{text(outcomes[outcome])}</Table.Td>
              <Table.Td ta="end">{formatClock(wait)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
