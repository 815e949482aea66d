import { useState } from 'react';
import type { ReactNode } from 'react';
import type { TimeZone } from '../shared/time-zone.js';
import { activateTimeZone } from '../shared/time-zone.js';
import { useWorkspace } from './use-workspace.js';

/** Shows a page in the time zone of the workspace. After a change the page is rendered anew, since all its times and days change. */
export function InTimeZone({ children }: { children: ReactNode }): ReactNode {
  const { timeZone } = useWorkspace();
  return (
    <InZone key={timeZone ?? ''} zone={timeZone}>
      {children}
    </InZone>
  );
}

function InZone({ zone, children }: { zone: TimeZone; children: ReactNode }): ReactNode {
  // Before the children render for the first time.
  useState(() => {
    activateTimeZone(zone);
  });
  return children;
}
