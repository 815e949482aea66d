import type { IconName } from '../shared/icons.js';

/** The pages in the navigation. */
export const places: readonly { to: string; icon: IconName; name: string }[] = [
  { to: '/', icon: 'wallboard', name: 'Wallboard' },
  { to: '/agents', icon: 'agents', name: 'Agents' },
  { to: '/interactions', icon: 'interactions', name: 'Interactions' },
  { to: '/wall', icon: 'wall', name: 'Wall displays' },
  { to: '/explorer', icon: 'explorer', name: 'API explorer' },
];
