import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { OrganizationPresence, PresenceDefinition } from 'contact-centre-client/models';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import { Presence } from './presence.js';
import { presenceLabel } from './presence-label.js';

export type OwnPresenceButtonProps = ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps | 'onChange'> & {
    /** The organisation's definition of the user's presence, if it is known. */
    current: OrganizationPresence | undefined;
    /** The user's presence, if it is known. */
    shown: PresenceDefinition | undefined;
  };

/** The user's own presence: the button of the menu that changes it. */
export function OwnPresenceButton({ current, shown, ...rest }: OwnPresenceButtonProps): ReactNode {
  return (
    <Button
      variant="default"
      w={210}
      rightSection={<Icon name="chevronDown" size={14} />}
      aria-label={current ? text('presence.change', { presence: presenceLabel(current) }) : text('presence.changeUnknown')}
      {...rest}
    >
      <Presence value={current && shown} label={current ? presenceLabel(current) : text('presence.own')} />
    </Button>
  );
}
