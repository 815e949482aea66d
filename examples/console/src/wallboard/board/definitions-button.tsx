import { ActionIcon, Popover, ScrollArea } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import classes from './board.module.css';
import { definitions } from './definitions.js';

/** Opens the definitions of all figures. */
export function DefinitionsButton(): ReactNode {
  return (
    <Popover position="bottom-end" width={420} withinPortal trapFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={30} aria-label="What the figures mean" title="What the figures mean">
          <Icon name="info" size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="What the figures mean">
        <ScrollArea.Autosize mah="60vh" type="auto" viewportProps={{ tabIndex: 0 }}>
          <dl className={classes['definitions']}>
            {Object.entries(definitions).map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
