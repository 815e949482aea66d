import { Button, Menu } from '@mantine/core';
import { skipToken } from '@tanstack/react-query';
import { PresenceApi } from 'contact-centre-client/apis/presence';
import { UsersApi } from 'contact-centre-client/apis/users';
import type { UserPresence } from 'contact-centre-client/models';
import { platformQueryOptions, usePlatformMutation, usePlatformQuery, useSession } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { ASKING, asking, useLiveAnswer, useReadWhenLost } from '../live/use-live-answer.js';
import { useListening } from '../live/use-listening.js';
import { useConnection } from '../session/connection.js';
import { announce } from '../shared/announce.js';
import { Icon } from '../shared/icons.js';
import { Presence, usePresenceDefinitions } from './presence.js';
import { presenceLabel } from './presence-label.js';
import { withPresenceTold } from './told.js';

interface OwnPresenceProps {
  /** Hears why a change has failed; `null` when one has not. */
  onFailure: (error: unknown) => void;
}

/** One's own presence, and a menu to change it. */
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
      if (definition) announce(`Your presence is ${presenceLabel(definition)}`);
    },
    onError: onFailure,
  });
  const current = definitions.find(({ id }) => id === data?.presenceDefinition?.id);
  return (
    <Menu position="bottom-end" width={200} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          w={190}
          loading={isPending}
          disabled={definitions.length === 0 || user?.id === undefined}
          rightSection={<Icon name="chevronDown" size={14} />}
          aria-label={`Your presence: ${current ? presenceLabel(current) : 'unknown'}. Change it`}
        >
          <Presence value={current && data?.presenceDefinition} label={current ? presenceLabel(current) : 'Your presence'} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label="Your presence">
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

/** Kept up to date. */
function useOwnPresence(userId: string | undefined): UserPresence | undefined {
  const { client } = useConnection();
  const { queryKey } = platformQueryOptions(client, PresenceApi, 'getUserPresencesPurecloud', [userId ?? '']);
  const { hear, repair, ...answer } = useLiveAnswer(queryKey, ASKING, withPresenceTold);
  const hearing = useListening(userId, [
    (live) =>
      live.onEach(
        'v2.users.{id}.presence',
        [userId ?? ''],
        ({ eventBody }) => {
          hear(eventBody);
        },
        { repair },
      ),
  ]);
  useReadWhenLost(hearing, answer);
  const { data } = usePlatformQuery(PresenceApi, 'getUserPresencesPurecloud', userId === undefined ? skipToken : [userId], {
    refetchInterval: asking(hearing, ASKING),
  });
  return data;
}

const presenceOf = ({ systemPresence }: { systemPresence?: string }): { systemPresence?: string } =>
  systemPresence === undefined ? {} : { systemPresence };
