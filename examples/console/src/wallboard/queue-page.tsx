import { Anchor, Skeleton } from '@mantine/core';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { Queue } from 'contact-centre-client/models';
import { usePlatformQuery } from 'contact-centre-client/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { Page } from '../shared/page.js';
import { Failure } from '../shared/states.js';
import classes from './board/board.module.css';
import { LiveStatus } from './board/live-status.js';
import { StandingMark } from './board/standing-mark.js';
import { useBoard } from './figures/use-board.js';
import { Conversations } from './queue/conversations.js';
import { Members } from './queue/members.js';
import { QueueTotals } from './queue/queue-totals.js';

/** One queue: its figures, its members, and today's conversations. */
export function Component(): ReactNode {
  const { queueId = '' } = useParams();
  const { data: queue, error, refetch } = usePlatformQuery(RoutingApi, 'getRoutingQueue', [queueId], { staleTime: 300_000 });
  const queues = useMemo<Queue[]>(() => (queue ? [queue] : []), [queue]);
  const board = useBoard(queues);
  const [figures] = board.queues;
  return (
    <Page
      title={queue?.name ?? 'Queue'}
      intro={!error && <LiveStatus sources={queue ? board.sources : []} />}
      actions={figures && !board.isPending ? <StandingMark standing={figures.standing} /> : <Skeleton height={28} width={120} />}
      above={
        <Anchor component={Link} to="/" size="sm" w="fit-content">
          Wallboard
        </Anchor>
      }
    >
      {error && !queue ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes['board']}>
          {figures && !board.isPending ? (
            <QueueTotals queue={figures} />
          ) : (
            <Skeleton className={classes['totals'] ?? ''} aria-busy="true" />
          )}
          <div className={classes['halves']}>
            <Members key={`members ${queueId}`} queueId={queueId} />
            <Conversations key={`conversations ${queueId}`} queueId={queueId} />
          </div>
        </div>
      )}
    </Page>
  );
}
