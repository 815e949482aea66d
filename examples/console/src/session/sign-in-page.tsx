import { Button, Title } from '@mantine/core';
import { useSession } from 'contact-centre-client/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LanguageSwitch } from '../app/language-switch.js';
import { isBarePath } from '../app/pages.js';
import { ThemeSwitch } from '../app/theme-switch.js';
import { LiveRegion } from '../shared/announce.js';
import { useTitle } from '../shared/use-title.js';
import { Brand } from './brand.js';
import { useConnection } from './connection.js';
import { DisplayNote } from './display-note.js';
import { RestoringAdvice } from './restoring-notice.js';
import { leaveForServerLogin } from './server-session.js';
import { SettingsForm } from './settings-form.js';
import classes from './sign-in-page.module.css';
import { SignInStatus } from './sign-in-status.js';
import { useRestoring } from './use-restoring.js';
import { rememberPath, readRememberedPath } from './remembered-path.js';
import { text } from '../shared/text.js';

/** Shows the connection settings, opens the login page, and shows the result. */
export function Component(): ReactNode {
  useTitle(text('signIn.title'));
  const { settings, isServerSignIn, chosen, connect, begun } = useConnection();
  const session = useSession();
  const { state } = useLocation() as { state: { requestedPath?: string } | null };
  const { status, signIn } = session;
  const problem = useRestoring();
  const requestedPath = state?.requestedPath ?? '/';

  // A place that was just chosen has a separate client, which alone can sign in there.
  useEffect(() => {
    if (!chosen || status !== 'signed-out') return;
    begun();
    signIn();
  }, [chosen, begun, status, signIn]);

  if (status === 'signed-in') return <Navigate to={readRememberedPath()} replace />;
  return (
    <div className={classes['frame']}>
      <Brand />
      <header className={classes['tools']}>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className={classes['main']}>
        <div className={classes['card']}>
          <Title order={1} tabIndex={-1}>
            {text('signIn.title')}
          </Title>
          {problem ? <RestoringAdvice problem={problem} /> : <SignInStatus />}
          {!problem && isServerSignIn && status !== 'restoring' && (
            <Button
              onClick={() => {
                leaveForServerLogin(requestedPath);
              }}
            >
              {text('signIn.title')}
            </Button>
          )}
          {!isServerSignIn && isBarePath(requestedPath) && <DisplayNote />}
          {!problem && !isServerSignIn && (status !== 'restoring' || chosen) && (
            <SettingsForm
              busy={status === 'signing-in' || chosen}
              onSubmit={(next) => {
                rememberPath(requestedPath);
                if (JSON.stringify(next) === JSON.stringify(settings)) signIn();
                else connect(next);
              }}
            />
          )}
        </div>
      </main>
      <LiveRegion />
    </div>
  );
}
