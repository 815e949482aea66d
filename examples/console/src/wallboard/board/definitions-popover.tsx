import { Popover, ScrollArea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useInitialOpening } from '../../shared/first-use.js';
import classes from './board.module.css';
import { DefinitionsIcon } from './definitions-icon.js';
import { definitions } from './definitions.js';
import { text } from '../../shared/text.js';

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
      <Popover.Dropdown aria-label={text('term.meanings')}>
        <ScrollArea.Autosize mah="60vh" type="auto" viewportProps={{ tabIndex: 0 }}>
          <dl className={classes['definitions']}>
            {Object.values(definitions).map(
              ({ name, meaning }) =>
                meaning && (
                  <div key={name}>
                    <dt>{text(name)}</dt>
                    <dd>{text(meaning)}</dd>
                  </div>
                ),
            )}
          </dl>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
