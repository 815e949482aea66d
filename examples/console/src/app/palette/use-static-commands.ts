import { useMantineColorScheme } from '@mantine/core';
import { useSession } from 'contact-centre-client/react';
import { useNavigate } from 'react-router';
import { isDemo } from '../../demo/is-demo.js';
import { redirectUri } from '../../session/connection.js';
import { useAccess } from '../../session/use-access.js';
import { places } from '../places.js';
import { requirementOf } from '../pages.js';
import type { Command } from './commands.js';

/** Returns the pages that the user may open. */
export function usePageCommands(): readonly Command[] {
  const navigate = useNavigate();
  const { missing } = useAccess();
  return places
    .filter(({ to }) => missing(requirementOf(to)).length === 0)
    .map(({ to, icon, name }) => ({ id: `page-${to}`, name, icon, run: () => void navigate(to) }));
}

/** Returns the actions that are possible on every page. */
export function useActionCommands(onShowKeys: () => void): readonly Command[] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const session = useSession();
  const schemes = [
    { scheme: 'light', icon: 'sun', name: 'Use the light theme' },
    { scheme: 'dark', icon: 'moon', name: 'Use the dark theme' },
    { scheme: 'auto', icon: 'system', name: 'Use the theme of this device' },
  ] as const;
  const themes: Command[] = schemes
    .filter(({ scheme }) => scheme !== colorScheme)
    .map(({ scheme, icon, name }) => ({
      id: `theme-${scheme}`,
      name,
      icon,
      run: () => {
        setColorScheme(scheme);
      },
    }));
  const signOut: Command = {
    id: 'sign-out',
    name: 'Sign out',
    icon: 'signOut',
    run: () => {
      session.signOut({ redirectUri: redirectUri() });
    },
  };
  const keys: Command = { id: 'keys', name: 'Show the keyboard shortcuts', icon: 'keyboard', run: onShowKeys };
  return [...themes, keys, ...(isDemo ? [] : [signOut])];
}
