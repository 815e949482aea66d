import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icons.js';

interface PagerProps {
  /** The name of the items for screen readers: "conversations". */
  name: string;
  page: number;
  /** If it is known. */
  pages?: number;
  hasNext: boolean;
  onPage: (page: number) => void;
}

/** Links to the other pages; hidden if there is only one. */
export function Pager({ name, page, pages, hasNext, onPage }: PagerProps): ReactNode {
  if (page === 1 && !hasNext) return null;
  return (
    <Group component="nav" aria-label={`More ${name}`} justify="end" gap="xs" p="sm">
      <Text size="sm" c="dimmed" className="tabular" role="status">
        Page {page}
        {pages !== undefined && ` of ${pages}`}
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
        Previous
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
        Next
      </Button>
    </Group>
  );
}
