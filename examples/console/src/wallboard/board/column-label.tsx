import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

/** The button that opens the list of columns. */
export function ColumnsLabel(props: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>): ReactNode {
  return (
    <Button variant="default" size="xs" {...props}>
      Columns
    </Button>
  );
}
