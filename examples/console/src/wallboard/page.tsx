import { Anchor, Card } from '@mantine/core';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useConnection } from '../session/connection.js';
import type { CsvTable } from '../shared/export-button.js';
import { MissingPermissionNote } from '../shared/missing-permission.js';
import { Page } from '../shared/page.js';
import { Empty, Failure } from '../shared/states.js';
import { EmptyWorkspace } from '../workspace/empty-workspace.js';
import { RichText } from '../shared/rich-text.js';
import { text } from '../shared/text.js';
import { Board } from './board/board.js';
import { boardFile } from './board/board-file.js';
import { BoardSkeleton } from './board/board-skeleton.js';
import { permittedColumns } from './board/columns.js';
import { Controls } from './board/controls.js';
import { LiveStatus } from './board/live-status.js';
import type { BoardView } from './board/use-board-view.js';
import { useBoardView } from './board/use-board-view.js';
import { shownQueues } from './figures/board.js';
import type { BoardSource } from './figures/use-board.js';
import { useBoardQueues, useBoardSource, useQueues, useUpdatedSources } from './figures/use-board.js';

/** All queues at a glance. */
export function Component(): ReactNode {
  const { queues, isPending, error, refetch } = useQueues();
  const source = useBoardSource(queues);
  const view = useBoardView(queues.length);
  const table = useBoardFile(source, view);
  const { isPending: isLoading, missing } = source;
  const isEmpty = !isPending && error === null && queues.length === 0;
  const content = (): ReactNode => {
    if (error !== null && queues.length === 0) return <Failure error={error} onRetry={() => void refetch()} />;
    if (isEmpty) {
      return (
        <EmptyWorkspace>
          <NoQueues />
        </EmptyWorkspace>
      );
    }
    return isPending || isLoading ? <BoardSkeleton /> : <LiveBoard source={source} view={view} />;
  };
  return (
    <Page
      title={text('page.wallboard')}
      actions={!isEmpty && (error === null || queues.length > 0) && <Controls view={view} table={table} />}
      intro={queues.length === 0 ? <LiveStatus sources={[]} /> : <BoardStatus source={source} />}
    >
      {missing.length > 0 && (
        <Card withBorder padding="sm" role="note" aria-label={text('board.missing')}>
          <MissingPermissionNote missing={missing} />
        </Card>
      )}
      {content()}
    </Page>
  );
}

/** Returns what the board shows at the moment of the call, for an export. */
function useBoardFile({ store, shows }: BoardSource, { find, sort, columns }: BoardView): () => CsvTable {
  const { platformTime } = useConnection().client;
  return useCallback(
    () => boardFile(shownQueues(store.queues(), find, sort), permittedColumns(columns, shows), platformTime(Date.now())),
    [store, shows, find, sort, columns, platformTime],
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
    <Empty title={text('board.empty')}>
      <RichText
        id="board.emptyHelp"
        parts={[
          (method) => (
            <Anchor component={Link} to={`/explorer/routing/${method}`}>
              {method}
            </Anchor>
          ),
        ]}
      />
    </Empty>
  );
}
