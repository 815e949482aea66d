import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '../shared/page.js';
import { Empty, Failure } from '../shared/states.js';
import { Board } from './board/board.js';
import { BoardSkeleton } from './board/board-skeleton.js';
import { LiveStatus } from './board/live-status.js';
import { useBoard, useQueues } from './figures/use-board.js';

/** All queues at a glance. */
export function Component(): ReactNode {
  const { queues, isPending, error, refetch } = useQueues();
  const board = useBoard(queues);
  const waits = isPending || board.isPending;
  const isEmpty = !isPending && error === null && queues.length === 0;
  const content = (): ReactNode => {
    if (error !== null && queues.length === 0) return <Failure error={error} onRetry={() => void refetch()} />;
    if (isEmpty) return <NoQueues />;
    return waits ? <BoardSkeleton /> : <Board queues={board.queues} />;
  };
  return (
    <Page title="Wallboard" intro={<LiveStatus sources={queues.length === 0 ? [] : board.sources} />}>
      {content()}
    </Page>
  );
}

function NoQueues(): ReactNode {
  return (
    <Empty title="There are no queues that you may see">
      Queues are created in the platform’s administration, or by{' '}
      <Anchor component={Link} to="/explorer/routing/postRoutingQueues">
        postRoutingQueues
      </Anchor>
      . An administrator may have to give you access to their division.
    </Empty>
  );
}
