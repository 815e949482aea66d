import { Anchor, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { Queue } from 'contact-centre-client/models';
import { usePlatformQuery } from 'contact-centre-client/react';
import { Suspense, lazy, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ActionHost } from '../agents/actions/action-host.js';
import { missingForActions } from '../agents/actions/action-bar.js';
import type { AgentActions } from '../agents/actions/use-actions.js';
import { useActions } from '../agents/actions/use-actions.js';
import { useAccess } from '../session/use-access.js';
import { MissingPermissionNote } from '../shared/missing-permission.js';
import { Page } from '../shared/page.js';
import { text } from '../shared/text.js';
import { useUrlState } from '../shared/use-url-state.js';
import { Failure, Loading } from '../shared/states.js';
import classes from './board/board.module.css';
import { LiveStatus } from './board/live-status.js';
import { StandingMark } from './board/standing-mark.js';
import { useBoard } from './figures/use-board.js';
import { Conversations } from './queue/conversations.js';
import { Members } from './queue/members.js';
import type { QueueAddress } from './queue/queue-address.js';
import { queueSchema } from './queue/queue-address.js';
import { QueueTotals } from './queue/queue-totals.js';
import { loadTrend } from './trend/load-trend.js';

const Help = lazy(async () => ({ default: (await import('./queue/help/help.js')).Help }));
const Trend = lazy(loadTrend);

/** One queue: its figures, its members and conversations, the agents who can help, and its trend. */
export function Component(): ReactNode {
  const { queueId = '' } = useParams();
  const { data: queue, error, refetch } = usePlatformQuery(RoutingApi, 'getRoutingQueue', [queueId], { staleTime: 300_000 });
  const queues = useMemo<Queue[]>(() => (queue ? [queue] : []), [queue]);
  const board = useBoard(queues);
  const [figures] = board.queues;
  const address = useUrlState(queueSchema);
  const actions = useActions();
  return (
    <Page
      title={queue?.name ?? text('page.queue')}
      intro={!error && <LiveStatus sources={queue ? board.sources : []} />}
      actions={figures && !board.isPending ? <StandingMark standing={figures.standing} /> : <Skeleton height={28} width={120} />}
      above={
        <Anchor component={Link} to="/" size="sm" w="fit-content">
          {text('page.wallboard')}
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
          <Parts queueId={queueId} queue={queue} actions={actions} address={address} />
        </div>
      )}
      <ActionHost actions={actions} />
    </Page>
  );
}

interface PartsProps {
  queueId: string;
  queue: Queue | undefined;
  actions: AgentActions;
  address: QueueAddress;
}

/** A choice between the parts of the page, and the chosen one. */
function Parts({ queueId, queue, actions, address }: PartsProps): ReactNode {
  const { values, change } = address;
  const missing = missingForActions(useAccess());
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={text('queue.tabs')}
        w="fit-content"
        maw="100%"
        data={[
          { value: 'now', label: text('queue.now') },
          { value: 'help', label: text('help.title') },
          { value: 'trend', label: text('queue.trend') },
        ]}
        value={values.tab}
        onChange={(tab) => {
          change({ tab });
        }}
      />
      {missing.length > 0 && values.tab !== 'trend' && <MissingPermissionNote missing={missing} />}
      <Suspense fallback={<Loading rows={8} height={38} />}>
        {values.tab === 'help' && <Help {...{ queueId, queue, actions }} view={values} onView={change} />}
        {values.tab === 'trend' && <Trend queueIds={[queueId]} name={queue?.name ?? ''} />}
      </Suspense>
      {values.tab === 'now' && (
        <div className={classes['halves']}>
          <Members
            key={`members ${queueId}`}
            queue={{ id: queueId, name: queue?.name ?? queueId }}
            actions={actions}
            address={address}
          />
          <Conversations key={`conversations ${queueId}`} queueId={queueId} />
        </div>
      )}
    </Stack>
  );
}
