import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../session/connection.js';
import { secondClock } from './clock.js';
import { NONE, formatClock } from './formats.js';

interface RunningProps {
  /** When it began, in ms since the epoch by the platform's clock; a dash without it. */
  since: number | undefined;
  format?: (ms: number) => string;
}

/** The time since a moment, updated every second. It writes into its element, since React would render each of many times. */
export function Running({ since, format = formatClock }: RunningProps): ReactNode {
  const { platformTime } = useConnection().client;
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const write = (): void => {
      const text = since === undefined ? NONE : format(Math.max(0, platformTime(Date.now()) - since));
      if (current.textContent === text) return;
      const { firstChild } = current;
      // A new text node would cost the layout more than another text in it.
      if (firstChild instanceof Text) firstChild.data = text;
      else current.textContent = text;
    };
    write();
    return since === undefined ? undefined : secondClock.subscribe(write);
  }, [since, format, platformTime]);
  return <span ref={element} />;
}
