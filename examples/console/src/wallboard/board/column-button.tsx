import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useFirstUse } from '../../shared/first-use.js';
import { ColumnsLabel } from './column-label.js';
import type { BoardView } from './use-board-view.js';

const load = async (): Promise<typeof import('./column-popover.js')> => await import('./column-popover.js');
const ColumnPopover = lazy(async () => ({ default: (await load()).ColumnPopover }));

/** Opens the list of columns, which loads with the first press. */
export function ColumnButton(props: Pick<BoardView, 'columns' | 'change'>): ReactNode {
  const { isUsed, triggers } = useFirstUse(load);
  if (!isUsed) return <ColumnsLabel aria-haspopup="dialog" aria-expanded={false} {...triggers} />;
  return (
    <Suspense fallback={<ColumnsLabel loading />}>
      <ColumnPopover {...props} />
    </Suspense>
  );
}
