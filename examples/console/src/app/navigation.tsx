import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAccess } from '../session/use-access.js';
import type { IconName } from '../shared/icons.js';
import { Icon } from '../shared/icons.js';
import { requirementOf } from './pages.js';
import classes from './shell.module.css';

const places: readonly { to: string; icon: IconName; name: string }[] = [
  { to: '/', icon: 'wallboard', name: 'Wallboard' },
  { to: '/agents', icon: 'agents', name: 'Agents' },
  { to: '/interactions', icon: 'interactions', name: 'Interactions' },
  { to: '/wall', icon: 'wall', name: 'Wall displays' },
  { to: '/explorer', icon: 'explorer', name: 'API explorer' },
];

/** Links to the pages that the user may use. */
export function Navigation(): ReactNode {
  const { missing } = useAccess();
  const permitted = places.filter(({ to }) => missing(requirementOf(to)).length === 0);
  return (
    <nav className={classes['nav']} aria-label="Pages">
      {permitted.map(({ to, icon, name }) => (
        <NavLink key={to} to={to} end={to === '/'} className={classes['link'] ?? ''}>
          <Icon name={icon} size={20} />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
