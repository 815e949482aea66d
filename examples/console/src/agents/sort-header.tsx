import { Table, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icons.js';
import classes from './agents.module.css';
import type { Sorting } from './sorting.js';

interface SortHeaderProps<Column extends string> {
  column: Column;
  sorting: Sorting<Column>;
  onSort: (sorting: Sorting<Column>) => void;
  children: ReactNode;
}

/** A column header that sorts by its column, and in reverse order on the second click. */
export function SortHeader<Column extends string>({ column, sorting, onSort, children }: SortHeaderProps<Column>): ReactNode {
  const active = sorting.column === column;
  const direction = sorting.descending ? 'descending' : 'ascending';
  return (
    <Table.Th scope="col" aria-sort={active ? direction : 'none'}>
      <UnstyledButton
        className={classes['sort'] ?? ''}
        onClick={() => {
          onSort({ column, descending: active && !sorting.descending });
        }}
      >
        {children}
        <span data-active={active} aria-hidden="true">
          <Icon name={active && sorting.descending ? 'arrowDown' : 'arrowUp'} size={14} />
        </span>
      </UnstyledButton>
    </Table.Th>
  );
}
