import { SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import { Icon } from '../icons.js';
import type { IconName } from '../icons.js';
import type { Density } from '../density.js';
import { useFirstUse } from '../first-use.js';
import type { ColumnMenuProps } from './column-menu.js';
import { ColumnsButton } from './columns-button.js';
import type { DataColumn } from './columns.js';
import type { Count } from './count.js';
import { describeCount } from './count.js';
import classes from './data-table.module.css';
import type { TableView } from './view.js';
import { text } from '../text.js';

// Only long lists take so long that it is shown.
const CountProgress = lazy(async () => ({ default: (await import('./count-progress.js')).CountProgress }));

interface ToolbarProps<T> {
  columns: readonly DataColumn<T>[];
  view: TableView;
  onView: (part: Partial<TableView>) => void;
  count: Count | undefined;
  /** Buttons. */
  children?: ReactNode;
}

/** What the table shows, and how. */
export function TableToolbar<T>({ columns, view, onView, count, children }: ToolbarProps<T>): ReactNode {
  return (
    <div className={classes['toolbar']}>
      {/* Reserves the place of the count, so that buttons do not wrap when it appears. */}
      {count ? <CountText count={count} /> : <div className={classes['count']} />}
      <SegmentedControl
        size="xs"
        className={classes['density'] ?? ''}
        aria-label={text('table.density')}
        value={view.density}
        data={densities.map(({ value, icon, name }) => ({ value, label: <DensityLabel icon={icon} name={name} /> }))}
        onChange={(density) => {
          onView({ density });
        }}
      />
      <ColumnChooser columns={columns} view={view} onView={onView} />
      {children}
    </div>
  );
}

interface DensityName {
  icon: IconName;
  name: MessageId;
}

const densities: readonly (DensityName & { value: Density })[] = [
  { value: 'comfortable', icon: 'rows', name: 'table.comfortable' },
  { value: 'compact', icon: 'rowsCompact', name: 'table.compact' },
];

function DensityLabel({ icon, name }: DensityName): ReactNode {
  return (
    <>
      <Icon name={icon} size={15} />
      <VisuallyHidden>{text(name)}</VisuallyHidden>
    </>
  );
}

function CountText({ count }: { count: Count }): ReactNode {
  const { loaded, total = loaded } = count;
  const isComplete = loaded >= total;
  return (
    <div className={classes['count']}>
      {/* A screen reader announces the final count, not each page. */}
      <Text size="sm" c="dimmed" className="tabular" role="status" aria-live={isComplete ? 'polite' : 'off'}>
        {describeCount(count)}
      </Text>
      {!isComplete && (
        <Suspense>
          <CountProgress loaded={loaded} total={total} />
        </Suspense>
      )}
    </div>
  );
}

const loadMenu = async (): Promise<typeof import('./column-menu.js')> => await import('./column-menu.js');
const ColumnMenu = lazy(async () => ({ default: (await loadMenu()).ColumnMenu }));

/** The choice of columns: a button, and the menu from its first press on. */
function ColumnChooser(props: ColumnMenuProps): ReactNode {
  const { isUsed, triggers } = useFirstUse(loadMenu);
  if (!isUsed) return <ColumnsButton aria-haspopup="menu" aria-expanded={false} {...triggers} />;
  return (
    <Suspense fallback={<ColumnsButton loading />}>
      <ColumnMenu {...props} />
    </Suspense>
  );
}
