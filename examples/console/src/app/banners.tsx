import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import type { IconName } from '../shared/icons.js';
import { Icon } from '../shared/icons.js';
import classes from './banners.module.css';

/** The place of all banners. It overlays the page, so that the layout does not move. */
export function Banners({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes['banners']}>{children}</div>;
}

interface BannerProps {
  /** `alert` if the user should act. */
  role: 'status' | 'alert';
  icon: IconName;
  children: ReactNode;
}

export function Banner({ role, icon, children }: BannerProps): ReactNode {
  return (
    <Paper role={role} withBorder shadow="md" className={classes['banner']}>
      <Icon name={icon} />
      {children}
    </Paper>
  );
}
