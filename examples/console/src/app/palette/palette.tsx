import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { dockState } from '../../call-log/dock-state.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import { isTyping } from '../../shared/is-typing.js';
import { loadTexts } from '../load-texts.js';
import { commandKey } from './command-key.js';
import classes from './palette.module.css';

async function loadCommands(): Promise<typeof import('./command-dialog.js')> {
  const [commands] = await Promise.all([import('./command-dialog.js'), loadTexts(['palette'])]);
  return commands;
}
const CommandDialog = lazy(async () => ({ default: (await loadCommands()).CommandDialog }));
const KeysDialog = lazy(async () => {
  const [keys] = await Promise.all([import('./keys-dialog.js'), loadTexts(['palette'])]);
  return { default: keys.KeysDialog };
});

/** The button of the command palette, and its keys. The dialogs load when they are opened. */
export function Palette(): ReactNode {
  const [opened, setOpened] = useState<'commands' | 'keys'>();
  usePaletteKeys(setOpened);
  const close = (): void => {
    setOpened(undefined);
  };
  return (
    <>
      <UnstyledButton
        className={classes['button'] ?? ''}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpened('commands');
        }}
      >
        <Icon name="search" size={16} />
        <span className={classes['buttonText']}>
          {text('palette.search')}
          <VisuallyHidden> {text('palette.searchDetail')}</VisuallyHidden>
        </span>
        <kbd aria-hidden="true" className={classes['buttonKey']}>
          {commandKey()} K
        </kbd>
      </UnstyledButton>
      <Suspense>
        {opened === 'commands' && (
          <CommandDialog
            onClose={close}
            onShowKeys={() => {
              setOpened('keys');
            }}
          />
        )}
        {opened === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </>
  );
}

/** Loads the palette while the user is about to open it, so that no letter of a query is lost. */
function preload(): void {
  loadCommands().catch(() => undefined);
}

function usePaletteKeys(open: (dialog: 'commands' | 'keys' | undefined) => void): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (event.key === 'Control' || event.key === 'Meta') preload();
      if (event.key === '.' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        dockState.toggle();
      }
      const dialog = dialogOf(event);
      if (!dialog) return;
      event.preventDefault();
      open(dialog);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, [open]);
}

function dialogOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): 'commands' | 'keys' | undefined {
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'commands';
  if (key === '?' && !ctrlKey && !metaKey && !altKey && !isTyping(target)) return 'keys';
  return undefined;
}
