import { useEffect, useRef } from 'react';
import type { CalmTimes } from './alarms.js';
import { nextAlarms } from './alarms.js';
import type { Chime } from './chime.js';
import type { WallDefinition } from './definition.js';
import type { Tile } from './tiles.js';

interface AlarmOptions extends Pick<WallDefinition, 'sound' | 'notify'> {
  name: string;
  chime: Pick<Chime, 'play'>;
  /** Whether the figures are outdated. A wait that grows only by the clock is not reported. */
  isOutdated: boolean;
}

/** Reports queues that need attention now: in the title of the tab, and once each with a sound and a desktop notification. */
export function useAlarms(tiles: readonly Tile[] | undefined, options: AlarmOptions): void {
  const { name, sound, notify, chime, isOutdated } = options;
  const before = useRef<CalmTimes>(new Map());
  const count = tiles?.filter(({ level }) => level === 'now').length ?? 0;
  useEffect(() => {
    document.title = count === 0 ? name : `(${count}) ${name}`;
  }, [count, name]);
  useEffect(() => {
    // Without current figures, the last alarms stay, so that they are not reported again.
    if (!tiles || isOutdated) return;
    const { fresh, times } = nextAlarms(tiles, before.current, Date.now());
    before.current = times;
    if (fresh.length === 0) return;
    if (sound) chime.play();
    if (notify) notifyDesktop(name, fresh);
  }, [tiles, isOutdated, name, sound, notify, chime]);
}

/** Missing in TypeScript's declarations, since not all browsers have it. */
interface RepeatedNotificationOptions extends NotificationOptions {
  /** Whether a notification that replaces another one is reported like a new one. */
  renotify: boolean;
}

/** Shows one notification for all new alarms. It replaces the previous one. */
function notifyDesktop(name: string, alarms: readonly Tile[]): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const body = alarms.map(({ title, words }) => `${title}: ${words}`).join('\n');
  const options: RepeatedNotificationOptions = { body, tag: 'console-wall', renotify: true, icon: '/icon.svg' };
  try {
    new Notification(name, options);
  } catch {
    // Browsers on phones show notifications of service workers only.
  }
}
