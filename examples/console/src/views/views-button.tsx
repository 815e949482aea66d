import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';

type ViewsButtonProps = ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps> & {
    /** The name of the view that is shown. */
    current: string | undefined;
  };

/** The button of the menu of views. */
export function ViewsButton({ current, ...rest }: ViewsButtonProps): ReactNode {
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Icon name="bookmark" size={16} />}
      aria-label={text('views.label', { name: current ?? text('views.none') })}
      {...rest}
    >
      {current ?? text('views.button')}
    </Button>
  );
}
