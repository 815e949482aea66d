import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, createHashRouter, matchPath } from 'react-router';
import { loadKind } from '../admin/kinds/index.js';
import { isDemo } from '../demo/is-demo.js';
import { RequireSession } from '../session/require-session.js';
import { DefaultView } from '../views/default-view.js';
import { AccessGuard } from './access-guard.js';
import { loadModule } from './load-module.js';
import { loadTexts } from './load-texts.js';
import type { PageInfo } from './pages.js';
import { pages } from './pages.js';
import { RouteFailure } from './route-failure.js';

interface PageModule {
  Component: ComponentType;
}

const modules = import.meta.glob<PageModule>(['./*/page.tsx', './*/*-page.tsx', './demo/start-again.tsx', '!./shared/*'], {
  base: '../',
});

const loadPage = (module: string): Promise<PageModule> => loadModule(module, modules[`./${module}.tsx`]);
const loadLive = (): Promise<typeof import('../live/live.js')> => loadModule('live/live', () => import('../live/live.js'));

/** Loads the kind that the address names together with the page. Another kind is loaded by the page. */
function loadKindOf(path: string): Promise<unknown> | undefined {
  return loadKind(matchPath(path, location.pathname)?.params['kind'] ?? '');
}

/** A page that loads when it is shown. A route's own `lazy` would load it before the user is signed in. */
function pageOf(page: PageInfo): ComponentType {
  const Content = lazy(async () => {
    const [{ Component }, live] = await Promise.all([
      loadPage(page.module),
      page.isLive ? loadLive() : undefined,
      loadTexts(page.texts),
      page.hasKind ? loadKindOf(page.path) : undefined,
    ]);
    if (!live) return { default: Component };
    const { Live } = live;
    const LivePage = (): ReactNode => (
      <Live>
        <Component />
      </Live>
    );
    return { default: LivePage };
  });
  return () => (
    <AccessGuard {...page}>
      <DefaultView>
        <Content />
      </DefaultView>
    </AccessGuard>
  );
}

const SignInPage = lazy(async () => {
  const [{ Component }] = await Promise.all([
    loadPage(isDemo ? 'demo/start-again' : 'session/sign-in-page'),
    loadTexts(['sign-in']),
  ]);
  return { default: Component };
});

export function makeRouter(): ReturnType<typeof createBrowserRouter> {
  // The demo is a single file, so its paths are in the fragment.
  const createRouter = isDemo ? createHashRouter : createBrowserRouter;
  return createRouter([
    { path: '/sign-in', Component: SignInPage, ErrorBoundary: RouteFailure },
    {
      Component: RequireSession,
      children: pages.map((page) => ({ path: page.path, Component: pageOf(page), ErrorBoundary: RouteFailure })),
    },
  ]);
}
