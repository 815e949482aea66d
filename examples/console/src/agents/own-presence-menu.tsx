import { Menu } from '@mantine/core';
import type { OrganizationPresence } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import { useInitialOpening } from '../shared/first-use.js';
import { text } from '../shared/text.js';
import type { OwnPresenceButtonProps } from './own-presence-button.js';
import { OwnPresenceButton } from './own-presence-button.js';
import { Presence } from './presence.js';
import { presenceLabel } from './presence-label.js';

interface OwnPresenceMenuProps extends OwnPresenceButtonProps {
  definitions: readonly OrganizationPresence[];
  onChange: (id: string) => void;
}

/** The presences that the user can choose, open when they appear. */
export function OwnPresenceMenu({ definitions, onChange, ...button }: OwnPresenceMenuProps): ReactNode {
  const { isOpen, setIsOpen, target } = useInitialOpening();
  return (
    <Menu
      position="bottom-end"
      width={200}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      opened={isOpen}
      onChange={setIsOpen}
    >
      <Menu.Target>
        <OwnPresenceButton ref={target} {...button} />
      </Menu.Target>
      <Menu.Dropdown aria-label={text('presence.own')}>
        <Menu.RadioGroup value={button.current?.id ?? ''} onChange={onChange}>
          {definitions.map((definition) => (
            <Menu.RadioItem key={definition.id} value={definition.id ?? ''} closeMenuOnClick>
              <Presence value={presenceOf(definition)} label={presenceLabel(definition)} />
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

const presenceOf = ({ systemPresence }: { systemPresence?: string }): { systemPresence?: string } =>
  systemPresence === undefined ? {} : { systemPresence };
