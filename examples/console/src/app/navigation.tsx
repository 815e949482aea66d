import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAccess } from '../session/use-access.js';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import { requirementOf } from './pages.js';
import { places } from './places.js';
import classes from './shell.module.css';

/** Links to the pages that the user may use. */
export function Navigation(): ReactNode {
  const { missing } = useAccess();
  const permitted = places.filter(({ to }) => missing(requirementOf(to)).length === 0);
  return (
    <nav className={classes['nav']} aria-label={text('navigation.label')}>
      {permitted.map(({ to, icon, name }) => (
        <NavLink key={to} to={to} end={to === '/'} className={classes['link'] ?? ''}>
          <Icon name={icon} size={20} />
          <span className="one-line">{text(name)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
