import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useInitialOpening } from '../first-use.js';
import { text } from '../text.js';
import { ColumnsButton } from './columns-button.js';
import type { DataColumn } from './columns.js';
import type { TableView } from './view.js';

export interface ColumnMenuProps {
  columns: readonly Pick<DataColumn<object>, 'id' | 'name' | 'hasActions'>[];
  view: TableView;
  onView: (part: Partial<TableView>) => void;
}

/** The choice of columns, open when it appears. */
export function ColumnMenu({ columns, view, onView }: ColumnMenuProps): ReactNode {
  const { isOpen, setIsOpen, target } = useInitialOpening();
  const [first] = columns;
  const choosable = columns.filter((column) => column !== first && column.hasActions !== true);
  return (
    <Menu
      position="bottom-end"
      closeOnItemClick={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      opened={isOpen}
      onChange={setIsOpen}
    >
      <Menu.Target>
        <ColumnsButton ref={target} />
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
