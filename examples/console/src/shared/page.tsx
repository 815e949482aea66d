import { Group, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useRouteFocus } from '../app/use-route-focus.js';
import { PageViews } from '../views/page-views.js';
import classes from './page.module.css';
import { useTitle } from './use-title.js';

export interface PageProps {
  /** The page's only h1, and the title of its tab. */
  title: string;
  /** A line below the title. */
  intro?: ReactNode;
  /** Shown above the title, such as a link back. */
  above?: ReactNode;
  /** Beside the title: filters, buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page. Its heading receives the focus when the page is opened. */
export function Page({ title, intro, above, actions, children }: PageProps): ReactNode {
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useRouteFocus(heading);
  return (
    <div className={classes['page']}>
      {above}
      <Group justify="space-between" align="end" gap="sm" className={classes['head']}>
        <div>
          <Title order={1} tabIndex={-1} ref={heading}>
            {title}
          </Title>
          {intro !== undefined && (
            <Text c="dimmed" size="sm" component="div">
              {intro}
            </Text>
          )}
        </div>
        <Group gap="xs">
          {actions}
          <PageViews />
        </Group>
      </Group>
      {children}
    </div>
  );
}
