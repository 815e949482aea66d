import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
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

export function makeRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    { path: '/sign-in', Component: page(() => import('../session/sign-in-page.js')), ErrorBoundary: RouteFailure },
    {
      Component: RequireSession,
      children: Object.entries(pages).map(([path, Component]) => ({ path, Component, ErrorBoundary: RouteFailure })),
    },
  ]);
}
