import { Anchor, Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MissingPermissionNote } from '../shared/missing-permission.js';
import { Page } from '../shared/page.js';
import { Empty, Failure } from '../shared/states.js';
import { Board } from './board/board.js';
import { BoardSkeleton } from './board/board-skeleton.js';
import { Controls } from './board/controls.js';
import { LiveStatus } from './board/live-status.js';
import type { BoardView } from './board/use-board-view.js';
import { useBoardView } from './board/use-board-view.js';
import type { BoardSource } from './figures/use-board.js';
import { useBoardQueues, useBoardSource, useQueues, useUpdatedSources } from './figures/use-board.js';

/** All queues at a glance. */
export function Component(): ReactNode {
  const { queues, isPending, error, refetch } = useQueues();
  const source = useBoardSource(queues);
  const view = useBoardView(queues.length);
  const { isPending: isLoading, missing } = source;
  const isEmpty = !isPending && error === null && queues.length === 0;
  const content = (): ReactNode => {
    if (error !== null && queues.length === 0) return <Failure error={error} onRetry={() => void refetch()} />;
    if (isEmpty) return <NoQueues />;
    return isPending || isLoading ? <BoardSkeleton /> : <LiveBoard source={source} view={view} />;
  };
  return (
    <Page
      title="Wallboard"
      actions={!isEmpty && (error === null || queues.length > 0) && <Controls view={view} />}
      intro={queues.length === 0 ? <LiveStatus sources={[]} /> : <BoardStatus source={source} />}
    >
      {missing.length > 0 && (
        <Card withBorder padding="sm" role="note" aria-label="Figures that you cannot see">
          <MissingPermissionNote missing={missing} />
        </Card>
      )}
      {content()}
    </Page>
  );
}

/** Renders with each change of a figure, unlike the page around it. */
function LiveBoard({ source: { store, shows }, view }: { source: BoardSource; view: BoardView }): ReactNode {
  return <Board queues={useBoardQueues(store)} shows={shows} view={view} />;
}

function BoardStatus({ source: { store, sources } }: { source: BoardSource }): ReactNode {
  return <LiveStatus sources={useUpdatedSources(store, sources)} />;
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
