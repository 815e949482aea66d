import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../shared/text.js';
import classes from './demo-banner.module.css';

/** Says that the page needs no server, and leads back to the documentation. */
export function DemoBanner(): ReactNode {
  return (
    <aside aria-label={text('demo.label')} className={classes['banner']}>
      <Text size="sm">{text('demo.banner')}</Text>
      <Anchor size="sm" href="../">
        {text('demo.documentation')}
      </Anchor>
    </aside>
  );
}
