import type { MessageId } from '../messages/en.js';
import type { IconName } from '../shared/icons.js';

/** The pages in the navigation. */
export const places: readonly { to: string; icon: IconName; name: MessageId }[] = [
  { to: '/', icon: 'wallboard', name: 'page.wallboard' },
  { to: '/agents', icon: 'agents', name: 'page.agents' },
  { to: '/interactions', icon: 'interactions', name: 'page.interactions' },
  { to: '/wall', icon: 'wall', name: 'page.wall' },
  { to: '/admin', icon: 'admin', name: 'page.admin' },
  { to: '/explorer', icon: 'explorer', name: 'page.explorer' },
  { to: '/analytics', icon: 'analytics', name: 'page.analytics' },
  { to: '/events', icon: 'events', name: 'page.events' },
];
