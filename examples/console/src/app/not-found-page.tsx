import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '../shared/page.js';
import { Empty } from '../shared/states.js';
import { text } from '../shared/text.js';

/** Shown for unknown addresses. */
export function Component(): ReactNode {
  return (
    <Page title={text('page.missing')}>
      <Empty
        title={text('page.missingTitle')}
        icon="search"
        action={
          <Button component={Link} to="/" variant="default">
            {text('page.toWallboard')}
          </Button>
        }
      >
        {text('page.missingHelp')}
      </Empty>
    </Page>
  );
}
