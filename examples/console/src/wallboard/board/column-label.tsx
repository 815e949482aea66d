import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { text } from '../../shared/text.js';

/** The button that opens the list of columns. */
export function ColumnsLabel(props: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>): ReactNode {
  return (
    <Button variant="default" size="xs" {...props}>
      {text('table.columns')}
    </Button>
  );
}
