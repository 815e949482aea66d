import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons.js';
import { text } from '../text.js';

type ColumnsButtonProps = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>;

/** The button of the choice of columns. */
export function ColumnsButton(props: ColumnsButtonProps): ReactNode {
  return (
    <Button variant="default" size="xs" leftSection={<Icon name="columns" size={14} />} {...props}>
      {text('table.columns')}
    </Button>
  );
}
