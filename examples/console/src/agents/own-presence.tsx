import { Button, Menu } from '@mantine/core';
import { PresenceApi } from 'contact-centre-client/apis/presence';
import { UsersApi } from 'contact-centre-client/apis/users';
import { usePlatformMutation, useSession } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { announce } from '../shared/announce.js';
import { Icon } from '../shared/icons.js';
import { Presence } from './presence.js';
import { presenceLabel } from './presence-label.js';
import { useOwnPresence } from './use-own-presence.js';
import { usePresenceDefinitions } from './use-presence-definitions.js';
import { text } from '../shared/text.js';

interface OwnPresenceProps {
  /** Receives the error of a failed change, and `null` after a successful one. */
  onFailure: (error: unknown) => void;
}

/** The user's own presence, with a menu to change it. */
export function OwnPresence({ onFailure }: OwnPresenceProps): ReactNode {
  const { user } = useSession();
  const definitions = usePresenceDefinitions();
  const data = useOwnPresence(user?.id);
  const { mutate, isPending } = usePlatformMutation(PresenceApi, 'patchUserPresencesPurecloud', {
    invalidates: [
      [PresenceApi, 'getUserPresencesPurecloud'],
      [UsersApi, 'getUsers'],
    ],
    onMutate: () => {
      onFailure(null);
    },
    onSuccess: (_answer, [, { presenceDefinition }]) => {
      const definition = definitions.find(({ id }) => id === presenceDefinition?.id);
      if (definition) announce(text('presence.changed', { presence: presenceLabel(definition) }));
    },
    onError: onFailure,
  });
  const current = definitions.find(({ id }) => id === data?.presenceDefinition?.id);
  return (
    <Menu position="bottom-end" width={200} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          w={210}
          loading={isPending}
          disabled={definitions.length === 0 || user?.id === undefined}
          rightSection={<Icon name="chevronDown" size={14} />}
          aria-label={current ? text('presence.change', { presence: presenceLabel(current) }) : text('presence.changeUnknown')}
        >
          <Presence value={current && data?.presenceDefinition} label={current ? presenceLabel(current) : text('presence.own')} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={text('presence.own')}>
        <Menu.RadioGroup
          value={current?.id ?? ''}
          onChange={(id) => {
            if (user?.id !== undefined) mutate([user.id, { presenceDefinition: { id } }]);
          }}
        >
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
