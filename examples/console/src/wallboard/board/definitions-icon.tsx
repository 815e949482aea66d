import { ActionIcon } from '@mantine/core';
import type { ActionIconProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';

type DefinitionsIconProps = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps>;

/** The button that opens the definitions of all figures. */
export function DefinitionsIcon(props: DefinitionsIconProps): ReactNode {
  return (
    <ActionIcon variant="default" size={30} aria-label="What the figures mean" title="What the figures mean" {...props}>
      <Icon name="info" size={16} />
    </ActionIcon>
  );
}
