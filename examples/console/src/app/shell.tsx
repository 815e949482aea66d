import { Suspense, useDeferredValue, useRef } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { CallLogButton, CallLogPlace } from '../call-log/dock-place.js';
import { publicFile } from '../demo/is-demo.js';
import { ExpiryBanner } from '../session/expiry-banner.js';
import { PauseNote } from '../session/pause-note.js';
import { LiveRegion } from '../shared/announce.js';
import { SkipLink, SkipLinks } from '../shared/skip-link.js';
import { text } from '../shared/text.js';
import { WorkspaceDialogHost } from '../workspace/dialog-host.js';
import { InTimeZone } from '../workspace/in-time-zone.js';
import { WorkspaceChips } from '../workspace/workspace-chips.js';
import { Account } from './account.js';
import { Banners } from './banners.js';
import { LoadingNotice } from './loading-notice.js';
import { Navigation } from './navigation.js';
import classes from './shell.module.css';
import { Palette } from './palette/palette.js';
import { PageSkeleton } from './page-skeleton.js';
import { useKeptFocus } from './use-kept-focus.js';
import { ReachedPage, useReachedPage } from './use-route-focus.js';

interface ShellProps {
  /** Whether a user is signed in, so that the page can be shown. */
  ready: boolean;
  /** Shown in place of the page. */
  children?: ReactNode;
}

/** The frame of all pages: navigation, the signed-in user, and the theme. */
export function Shell({ ready, children }: ShellProps): ReactNode {
  const reached = useReachedPage();
  // The page's code loads while its place is still reserved: a fallback, once shown, would stay for 300 ms.
  const shown = useDeferredValue(ready);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <WorkspaceDialogHost>
      <div className={classes['shell']}>
        <SkipLinks>
          <SkipLink to="main">{text('skip.content')}</SkipLink>
        </SkipLinks>
        <header className={classes['header']}>
          <span className={classes['brand']}>
            <img src={publicFile('icon.svg')} alt="" width={26} height={26} />
            {text('app.name')}
          </span>
          <WorkspaceChips />
          <Palette />
          <CallLogButton />
          <Account />
        </header>
        <Navigation />
        <main id="main" ref={main} tabIndex={-1} className={classes['main']}>
          <ReachedPage value={reached}>
            <InTimeZone>
              {children ?? <Suspense fallback={<PageSkeleton />}>{shown ? <Outlet /> : <PageSkeleton />}</Suspense>}
            </InTimeZone>
          </ReachedPage>
        </main>
        {ready && <CallLogPlace />}
        <Banners>
          <LoadingNotice />
          <PauseNote />
          <ExpiryBanner />
        </Banners>
        <LiveRegion />
      </div>
    </WorkspaceDialogHost>
  );
}
