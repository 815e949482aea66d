import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import type { Filters } from '../filters/filters.js';
import { pageSizes } from '../filters/filters.js';
import type { FiltersInAddress } from '../filters/use-filters.js';
import classes from '../interactions.module.css';
import { text } from '../../shared/text.js';

interface PagerProps extends Pick<FiltersInAddress, 'filters' | 'change'> {
  total: number;
}

/** The range of results shown, and links to other pages. */
export function Pager({ total, filters: { page, size }, change }: PagerProps): ReactNode {
  const first = (page - 1) * size + 1;
  const last = Math.min(total, page * size);
  return (
    <Group justify="space-between" gap="sm" className={classes['pager'] ?? ''}>
      <Text size="sm" c="dimmed" className="tabular">
        {text('interactions.range', { first: formatNumber(first), last: formatNumber(last), total: formatNumber(total) })}
      </Text>
      <Group gap="sm">
        <NativeSelect
          size="xs"
          aria-label={text('interactions.rowsPerPage')}
          value={String(size)}
          data={pageSizes.map((rows) => ({ value: String(rows), label: text('interactions.rows', { count: rows }) }))}
          onChange={({ currentTarget: { value } }) => {
            change({ size: Number(value) as Filters['size'] });
          }}
        />
        <nav aria-label={text('interactions.paging')}>
          <Pagination
            size="sm"
            gap={4}
            total={Math.ceil(total / size)}
            value={page}
            siblings={1}
            onChange={(to) => {
              change({ page: to });
            }}
            nextIcon={Chevron.next}
            previousIcon={Chevron.previous}
            getItemProps={(to) => ({ 'aria-label': text('interactions.page', { page: to }) })}
            getControlProps={(control) => ({
              'aria-label': text(control === 'next' ? 'interactions.nextPage' : 'interactions.previousPage'),
            })}
          />
        </nav>
      </Group>
    </Group>
  );
}

const Chevron = {
  next: () => <Icon name="chevronRight" size={14} />,
  previous: () => <Icon name="chevronLeft" size={14} />,
};
