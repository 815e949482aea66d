import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { LiveRegion } from '../shared/announce.js';
import { InTimeZone } from '../workspace/in-time-zone.js';
import { WallMessage } from '../wall/wall-message.js';

interface BareFrameProps {
  /** Whether a user is signed in, so that the page can be shown. */
  isReady: boolean;
  /** Why the sign-in cannot be checked at the moment. The session tries again by itself. */
  problem: Error | undefined;
}

/** The frame of pages that fill the window. */
export function BareFrame({ isReady, problem }: BareFrameProps): ReactNode {
  return (
    <>
      {isReady ? (
        <Suspense fallback={<WallMessage />}>
          <InTimeZone>
            <Outlet />
          </InTimeZone>
        </Suspense>
      ) : (
        <WallMessage problem={problem} />
      )}
      <LiveRegion />
    </>
  );
}
