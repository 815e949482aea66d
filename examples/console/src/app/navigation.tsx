import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAccess } from '../session/use-access.js';
import { Icon } from '../shared/icons.js';
import { moveFocus } from '../shared/move-focus.js';
import { text } from '../shared/text.js';
import { useSingleTabStop } from '../shared/use-single-tab-stop.js';
import { requirementOf } from './pages.js';
import { places } from './places.js';
import classes from './shell.module.css';

/** Links to the pages that the user may use: one stop of the Tab key, and arrow keys between them. */
export function Navigation(): ReactNode {
  const { missing } = useAccess();
  const permitted = places.filter(({ to }) => missing(requirementOf(to)).length === 0);
  const nav = useRef<HTMLElement>(null);
  useSingleTabStop(nav, 'a');
  return (
    <nav ref={nav} className={classes['nav']} aria-label={text('navigation.label')} onKeyDown={moveFocus}>
      <VisuallyHidden>{text('navigation.arrows')}</VisuallyHidden>
      {permitted.map(({ to, icon, name }) => (
        <NavLink key={to} to={to} end={to === '/'} className={classes['link'] ?? ''}>
          <Icon name={icon} size={20} />
          <span className="one-line">{text(name)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
