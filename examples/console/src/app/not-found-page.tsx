import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '../shared/page.js';
import { Empty } from '../shared/states.js';

/** Shown for unknown addresses. */
export function Component(): ReactNode {
  return (
    <Page title="No such page">
      <Empty
        title="There is nothing at this address"
        icon="search"
        action={
          <Button component={Link} to="/" variant="default">
            Go to the wallboard
          </Button>
        }
      >
        The link may be old, or a letter of it may be missing.
      </Empty>
    </Page>
  );
}
