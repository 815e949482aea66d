import { Skeleton, Table, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { timeColumns } from '../../shared/time-columns.js';
import type { Directory } from '../directory.js';
import type { FiltersInAddress } from '../filters/use-filters.js';
import type { Interaction } from '../interaction.js';
import classes from '../interactions.module.css';
import { columns } from './columns.js';
import { InteractionRow } from './interaction-row.js';

interface InteractionTableProps extends Pick<FiltersInAddress, 'filters' | 'change'> {
  /** Grey rows while data is loading. */
  page: readonly Interaction[] | undefined;
  directory: Directory;
  /** The time up to which running interactions have lasted. */
  now: number;
}

export function InteractionTable({ page, filters, change, directory, now }: InteractionTableProps): ReactNode {
  const { sort, size, when } = filters;
  const dated = when !== 'today' && when !== 'yesterday';
  return (
    <Table
      className={classes['table'] ?? ''}
      style={timeColumns}
      data-dated={dated || undefined}
      highlightOnHover
      aria-label="Interactions"
    >
      <colgroup>
        <col className={classes['start']} />
      </colgroup>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" aria-sort={sort === 'asc' ? 'ascending' : 'descending'}>
            <UnstyledButton
              className={classes['sort'] ?? ''}
              title={sort === 'asc' ? 'Newest first' : 'Oldest first'}
              onClick={() => {
                change({ sort: sort === 'asc' ? 'desc' : 'asc' });
              }}
            >
              Start
              <Icon name={sort === 'asc' ? 'arrowUp' : 'arrowDown'} size={14} />
            </UnstyledButton>
          </Table.Th>
          {columns.map(({ name, className }) => (
            <Table.Th key={name} scope="col" className={className}>
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {page
          ? page.map((interaction) => (
              <InteractionRow key={interaction.id} {...{ interaction, directory, now }} withDate={dated} />
            ))
          : Array.from({ length: size }, (_, row) => <SkeletonRow key={row} />)}
      </Table.Tbody>
    </Table>
  );
}

function SkeletonRow(): ReactNode {
  return (
    <Table.Tr>
      <Table.Td>
        <Skeleton height={12} />
      </Table.Td>
      {columns.map(({ name, className }) => (
        <Table.Td key={name} className={className}>
          <Skeleton height={12} />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
