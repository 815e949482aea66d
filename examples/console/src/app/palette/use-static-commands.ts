import { useMantineColorScheme } from '@mantine/core';
import { useNavigate } from 'react-router';
import { dockState } from '../../call-log/dock-state.js';
import { isDemo } from '../../demo/is-demo.js';
import { useAccess } from '../../session/use-access.js';
import { useSignOut } from '../../session/use-sign-in.js';
import { text } from '../../shared/text.js';
import { useOpenWorkspace } from '../../workspace/dialog-host.js';
import { chooseLanguage, otherLanguage } from '../language.js';
import { places } from '../places.js';
import { requirementOf } from '../pages.js';
import { themes } from '../themes.js';
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
  const signOut = useSignOut();
  const themeCommands: Command[] = themes
    .filter(({ scheme }) => scheme !== colorScheme)
    .map(({ scheme, icon, command }) => ({
      id: `theme-${scheme}`,
      name: text(command),
      icon,
      run: () => {
        setColorScheme(scheme);
      },
    }));
  const workspace: Command = {
    id: 'workspace',
    name: text('workspace.open'),
    icon: 'workspace',
    run: useOpenWorkspace(),
  };
  const signOutCommand: Command = {
    id: 'sign-out',
    name: text('account.signOut'),
    icon: 'signOut',
    run: signOut,
  };
  const keys: Command = { id: 'keys', name: text('palette.showKeys'), icon: 'keyboard', run: onShowKeys };
  const calls: Command = {
    id: 'calls',
    name: text('calls.title'),
    icon: 'transfer',
    keywords: 'log network requests',
    run: dockState.toggle,
  };
  const language: Command = {
    id: 'language',
    name: text('language.change'),
    icon: 'language',
    keywords: 'language Sprache',
    run: () => {
      chooseLanguage(otherLanguage());
    },
  };
  return [workspace, ...themeCommands, language, calls, keys, ...(isDemo ? [] : [signOutCommand])];
}
