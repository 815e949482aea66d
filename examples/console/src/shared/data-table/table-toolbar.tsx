import { Button, Menu, Progress, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import { Icon } from '../icons.js';
import type { IconName } from '../icons.js';
import type { Density } from '../density.js';
import type { DataColumn } from './columns.js';
import type { Count } from './count.js';
import { describeCount } from './count.js';
import classes from './data-table.module.css';
import type { TableView } from './view.js';
import { text } from '../text.js';

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
      {!isComplete && <Progress size="xs" value={(100 * loaded) / total} aria-label={text('loading.label')} />}
    </div>
  );
}

function ColumnChooser<T>({ columns, view, onView }: Omit<ToolbarProps<T>, 'count' | 'children'>): ReactNode {
  const [first] = columns;
  const choosable = columns.filter((column) => column !== first && column.hasActions !== true);
  return (
    <Menu position="bottom-end" closeOnItemClick={false} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<Icon name="columns" size={14} />}>
          {text('table.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={text('table.columns')}>
        {choosable.map(({ id, name }) => {
          const isShown = view.columns.includes(id);
          return (
            <Menu.CheckboxItem
              key={id}
              checked={isShown}
              onChange={() => {
                onView({ columns: isShown ? view.columns.filter((each) => each !== id) : [...view.columns, id] });
              }}
            >
              {name}
            </Menu.CheckboxItem>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
