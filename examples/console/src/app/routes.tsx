import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, createHashRouter } from 'react-router';
import { isDemo } from '../demo/is-demo.js';
import { RequireSession } from '../session/require-session.js';
import { RouteFailure } from './route-failure.js';

type LoadPage = () => Promise<{ Component: ComponentType }>;

/** A page that loads when it is shown. A route's own `lazy` would load it before the user is signed in. */
const page = (load: LoadPage): ComponentType => lazy(async () => ({ default: (await load()).Component }));

/** A page that receives live events, whose code loads with it. */
const livePage = (load: LoadPage): ComponentType =>
  lazy(async () => {
    const [{ Component }, { Live }] = await Promise.all([load(), import('../live/live.js')]);
    const LivePage = (): ReactNode => (
      <Live>
        <Component />
      </Live>
    );
    return { default: LivePage };
  });

const pages = {
  '/': livePage(() => import('../wallboard/page.js')),
  '/queues/:queueId': livePage(() => import('../wallboard/queue-page.js')),
  '/agents': livePage(() => import('../agents/page.js')),
  '/interactions': page(() => import('../interactions/page.js')),
  '/interactions/:conversationId': page(() => import('../interactions/conversation-page.js')),
  '/explorer/:area?/:method?': page(() => import('../explorer/page.js')),
  '*': page(() => import('./not-found.js')),
};

const loadSignIn: LoadPage = () => (isDemo ? import('../demo/start-again.js') : import('../session/sign-in-page.js'));

export function makeRouter(): ReturnType<typeof createBrowserRouter> {
  // The demo is a single file, so its paths are in the fragment.
  const createRouter = isDemo ? createHashRouter : createBrowserRouter;
  return createRouter([
    { path: '/sign-in', Component: page(loadSignIn), ErrorBoundary: RouteFailure },
    {
      Component: RequireSession,
      children: Object.entries(pages).map(([path, Component]) => ({ path, Component, ErrorBoundary: RouteFailure })),
    },
  ]);
}
