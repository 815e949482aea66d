import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './demo-banner.module.css';

/** Says that the page needs no server, and leads back to the documentation. */
export function DemoBanner(): ReactNode {
  return (
    <aside lang="en" aria-label="Demo" className={classes['banner']}>
      <Text size="sm">Demo: everything runs in this page.</Text>
      <Anchor size="sm" href="../">
        Documentation
      </Anchor>
    </aside>
  );
}
