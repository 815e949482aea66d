import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useInitialOpening } from '../../shared/first-use.js';
import { text } from '../../shared/text.js';
import type { ActionName } from './action.js';
import { MoreButton } from './more-button.js';

export interface ActionMenuProps {
  actions: readonly { name: ActionName; label: string }[];
  onChoose: (name: ActionName) => void;
}

/** Further actions, open when they appear. */
export function ActionMenu({ actions, onChoose }: ActionMenuProps): ReactNode {
  const { isOpen, setIsOpen, target } = useInitialOpening();
  return (
    <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false} opened={isOpen} onChange={setIsOpen}>
      <Menu.Target>
        <MoreButton ref={target} />
      </Menu.Target>
      <Menu.Dropdown aria-label={text('actions.more')}>
        {actions.map(({ name, label }) => (
          <Menu.Item
            key={name}
            onClick={() => {
              onChoose(name);
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
