import { useEffect, useRef } from 'react';
import type { Chime } from './chime.js';
import type { WallDefinition } from './definition.js';
import type { Tile } from './tiles.js';
import { newAlarms } from './tiles.js';

interface AlarmOptions extends Pick<WallDefinition, 'sound' | 'notify'> {
  name: string;
  chime: Chime;
}

/** Reports queues that need attention now: in the title of the tab, and once each with a sound and a desktop notification. */
export function useAlarms(tiles: readonly Tile[] | undefined, { name, sound, notify, chime }: AlarmOptions): void {
  const before = useRef<ReadonlySet<string>>(new Set());
  const count = tiles?.filter(({ level }) => level === 'now').length ?? 0;
  useEffect(() => {
    document.title = count === 0 ? name : `(${count}) ${name}`;
  }, [count, name]);
  useEffect(() => {
    // Without figures, the last known alarms stay, so that they are not reported again.
    if (!tiles) return;
    const alarms = newAlarms(tiles, before.current);
    before.current = new Set(tiles.flatMap(({ key, level }) => (level === 'now' ? [key] : [])));
    if (alarms.length === 0) return;
    if (sound) chime.play();
    if (notify) notifyDesktop(name, alarms);
  }, [tiles, name, sound, notify, chime]);
}

/** Shows one notification for all new alarms. It replaces the previous one. */
function notifyDesktop(name: string, alarms: readonly Tile[]): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const body = alarms.map(({ title, words }) => `${title}: ${words}`).join('\n');
  try {
    new Notification(name, { body, tag: 'console-wall', icon: '/icon.svg' });
  } catch {
    // Browsers on phones show notifications of service workers only.
  }
}
