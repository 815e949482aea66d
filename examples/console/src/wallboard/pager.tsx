import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';

interface PagerProps {
  /** For screen readers: "More conversations". */
  label: string;
  page: number;
  /** If it is known. */
  pages?: number;
  hasNext: boolean;
  onPage: (page: number) => void;
}

/** Links to the other pages; hidden if there is only one. */
export function Pager({ label, page, pages, hasNext, onPage }: PagerProps): ReactNode {
  if (page === 1 && !hasNext) return null;
  return (
    <Group component="nav" aria-label={label} justify="end" gap="xs" p="sm">
      <Text size="sm" c="dimmed" className="tabular" role="status">
        {pages === undefined ? text('pager.page', { page }) : text('pager.pageOf', { page, pages })}
      </Text>
      <Button
        variant="default"
        size="xs"
        disabled={page === 1}
        leftSection={<Icon name="chevronLeft" size={14} />}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        {text('pager.previous')}
      </Button>
      <Button
        variant="default"
        size="xs"
        disabled={!hasNext}
        rightSection={<Icon name="chevronRight" size={14} />}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        {text('pager.next')}
      </Button>
    </Group>
  );
}
