import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';

/** The button of the menu with further actions. */
export function MoreButton(props: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>): ReactNode {
  return (
    <Button size="compact-sm" variant="default" rightSection={<Icon name="chevronDown" size={14} />} {...props}>
      {text('actions.more')}
    </Button>
  );
}
