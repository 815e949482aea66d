import { Popover, ScrollArea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useInitialOpening } from '../../shared/first-use.js';
import classes from './board.module.css';
import { DefinitionsIcon } from './definitions-icon.js';
import { definitions } from './definitions.js';

/** The definitions of all figures, open when they appear. */
export function DefinitionsPopover(): ReactNode {
  const { isOpen, setIsOpen, target } = useInitialOpening();
  return (
    <Popover position="bottom-end" width={420} withinPortal trapFocus returnFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <DefinitionsIcon
          ref={target}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        />
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
