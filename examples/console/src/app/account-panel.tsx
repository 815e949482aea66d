import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useSession } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { isDemo } from '../demo/is-demo.js';
import { useSignOut } from '../session/use-sign-in.js';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import { useOpenWorkspace } from '../workspace/dialog-host.js';
import classes from './account.module.css';
import { chooseLanguage, otherLanguage } from './language.js';
import { themes } from './themes.js';

interface AccountPanelProps {
  id: string;
  /** Called when the user opens a dialog instead. */
  onChoose: () => void;
}

/** Workspace, theme, language and sign-out. */
export function AccountPanel({ id, onChoose }: AccountPanelProps): ReactNode {
  const { status } = useSession();
  const signOut = useSignOut();
  const openWorkspace = useOpenWorkspace();
  const language = otherLanguage();
  return (
    <div id={id} className={classes['panel']}>
      <UnstyledButton
        className={classes['item'] ?? ''}
        disabled={status !== 'signed-in'}
        onClick={() => {
          onChoose();
          openWorkspace();
        }}
      >
        <Icon name="workspace" size={16} />
        {text('workspace.open')}
      </UnstyledButton>
      <ThemeChoice />
      <UnstyledButton
        className={classes['item'] ?? ''}
        lang={language}
        onClick={() => {
          chooseLanguage(language);
        }}
      >
        <Icon name="language" size={16} />
        {text('language.change')}
      </UnstyledButton>
      {!isDemo && (
        <UnstyledButton className={classes['item'] ?? ''} disabled={status !== 'signed-in'} onClick={signOut}>
          <Icon name="signOut" size={16} />
          {text('account.signOut')}
        </UnstyledButton>
      )}
    </div>
  );
}

/** Light, dark, or the device's setting. */
function ThemeChoice(): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div role="group" aria-label={text('account.theme')} className={classes['themes']}>
      <span aria-hidden="true" className={classes['heading']}>
        {text('account.theme')}
      </span>
      {themes.map(({ scheme, icon, name }) => (
        <UnstyledButton
          key={scheme}
          className={classes['item'] ?? ''}
          aria-pressed={scheme === colorScheme}
          onClick={() => {
            setColorScheme(scheme);
          }}
        >
          <Icon name={icon} size={16} />
          {text(name)}
        </UnstyledButton>
      ))}
    </div>
  );
}
