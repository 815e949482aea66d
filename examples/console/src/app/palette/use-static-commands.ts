import { useMantineColorScheme } from '@mantine/core';
import { useSession } from 'contact-centre-client/react';
import { useNavigate } from 'react-router';
import { isDemo } from '../../demo/is-demo.js';
import { redirectUri } from '../../session/connection.js';
import { useAccess } from '../../session/use-access.js';
import { text } from '../../shared/text.js';
import { chooseLanguage, otherLanguage } from '../language.js';
import { places } from '../places.js';
import { requirementOf } from '../pages.js';
import type { Command } from './commands.js';

/** Returns the pages that the user may open. */
export function usePageCommands(): readonly Command[] {
  const navigate = useNavigate();
  const { missing } = useAccess();
  return places
    .filter(({ to }) => missing(requirementOf(to)).length === 0)
    .map(({ to, icon, name }) => ({ id: `page-${to}`, name: text(name), icon, run: () => void navigate(to) }));
}

/** Returns the actions that are possible on every page. */
export function useActionCommands(onShowKeys: () => void): readonly Command[] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const session = useSession();
  const schemes = [
    { scheme: 'light', icon: 'sun', name: 'theme.useLight' },
    { scheme: 'dark', icon: 'moon', name: 'theme.useDark' },
    { scheme: 'auto', icon: 'system', name: 'theme.useAuto' },
  ] as const;
  const themes: Command[] = schemes
    .filter(({ scheme }) => scheme !== colorScheme)
    .map(({ scheme, icon, name }) => ({
      id: `theme-${scheme}`,
      name: text(name),
      icon,
      run: () => {
        setColorScheme(scheme);
      },
    }));
  const signOut: Command = {
    id: 'sign-out',
    name: text('account.signOut'),
    icon: 'signOut',
    run: () => {
      session.signOut({ redirectUri: redirectUri() });
    },
  };
  const keys: Command = { id: 'keys', name: text('palette.showKeys'), icon: 'keyboard', run: onShowKeys };
  const language: Command = {
    id: 'language',
    name: text('language.change'),
    icon: 'language',
    keywords: 'language Sprache',
    run: () => {
      chooseLanguage(otherLanguage());
    },
  };
  return [...themes, language, keys, ...(isDemo ? [] : [signOut])];
}
