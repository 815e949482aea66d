import { PresenceApi } from 'contact-centre-client/apis/presence';
import { UsersApi } from 'contact-centre-client/apis/users';
import { usePlatformMutation, useSession } from 'contact-centre-client/react';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../shared/announce.js';
import { useFirstUse } from '../shared/first-use.js';
import { text } from '../shared/text.js';
import { OwnPresenceButton } from './own-presence-button.js';
import { presenceLabel } from './presence-label.js';
import { useOwnPresence } from './use-own-presence.js';
import { usePresenceDefinitions } from './use-presence-definitions.js';

const loadMenu = async (): Promise<typeof import('./own-presence-menu.js')> => await import('./own-presence-menu.js');
const OwnPresenceMenu = lazy(async () => ({ default: (await loadMenu()).OwnPresenceMenu }));

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
  const button = {
    current,
    shown: data?.presenceDefinition,
    loading: isPending,
    disabled: definitions.length === 0 || user?.id === undefined,
  };
  const { isUsed, triggers } = useFirstUse(loadMenu);
  if (!isUsed) return <OwnPresenceButton {...button} aria-haspopup="menu" aria-expanded={false} {...triggers} />;
  return (
    <Suspense fallback={<OwnPresenceButton {...button} loading />}>
      <OwnPresenceMenu
        {...button}
        definitions={definitions}
        onChange={(id) => {
          if (user?.id !== undefined) mutate([user.id, { presenceDefinition: { id } }]);
        }}
      />
    </Suspense>
  );
}
