import { Skeleton } from '@mantine/core';
import { Suspense, useDeferredValue, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { NavLink, Outlet } from 'react-router';
import { publicFile } from '../demo/is-demo.js';
import { ExpiryBanner } from '../session/expiry-banner.js';
import { PauseNote } from '../session/pause-note.js';
import { LiveRegion } from '../shared/announce.js';
import type { IconName } from '../shared/icons.js';
import { Icon } from '../shared/icons.js';
import { Loading } from '../shared/states.js';
import { Account } from './account.js';
import classes from './shell.module.css';
import { ThemeSwitch } from './theme-switch.js';
import { useKeptFocus } from './use-kept-focus.js';
import { ReachedPage, useReachedPage } from './use-route-focus.js';

const places: readonly { to: string; icon: IconName; name: string }[] = [
  { to: '/', icon: 'wallboard', name: 'Wallboard' },
  { to: '/agents', icon: 'agents', name: 'Agents' },
  { to: '/interactions', icon: 'interactions', name: 'Interactions' },
  { to: '/explorer', icon: 'explorer', name: 'API explorer' },
];

/** The frame of all pages: navigation, the signed-in user, and the theme. */
export function Shell({ ready }: { ready: boolean }): ReactNode {
  const reached = useReachedPage();
  // The page's code loads while its place is still reserved: a fallback, once shown, would stay for 300 ms.
  const shown = useDeferredValue(ready);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <div className={classes['shell']}>
      <a className={classes['skip']} href="#main" onClick={focusMain}>
        Skip to the content
      </a>
      <header className={classes['header']}>
        <span className={classes['brand']}>
          <img src={publicFile('icon.svg')} alt="" width={26} height={26} />
          Contact centre console
        </span>
        <Account />
        <ThemeSwitch />
      </header>
      <nav className={classes['nav']} aria-label="Pages">
        {places.map(({ to, icon, name }) => (
          <NavLink key={to} to={to} end={to === '/'} className={classes['link'] ?? ''}>
            <Icon name={icon} size={20} />
            {name}
          </NavLink>
        ))}
      </nav>
      <main id="main" ref={main} tabIndex={-1} className={classes['main']}>
        <ReachedPage value={reached}>
          <Suspense fallback={<PageSkeleton />}>{shown ? <Outlet /> : <PageSkeleton />}</Suspense>
        </ReachedPage>
      </main>
      <PauseNote />
      <ExpiryBanner />
      <LiveRegion />
    </div>
  );
}

/** The address does not change, since its fragment may belong to a form. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** Placeholder of a page. */
function PageSkeleton(): ReactNode {
  return (
    <>
      <Skeleton height={30} width={180} mb="lg" />
      <Loading rows={3} height={140} label="Loading the page" />
    </>
  );
}
