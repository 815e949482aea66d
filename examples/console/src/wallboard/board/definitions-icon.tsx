import { ActionIcon } from '@mantine/core';
import type { ActionIconProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';

type DefinitionsIconProps = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps>;

/** The button that opens the definitions of all figures. */
export function DefinitionsIcon(props: DefinitionsIconProps): ReactNode {
  const label = text('term.meanings');
  return (
    <ActionIcon variant="default" size={30} aria-label={label} title={label} {...props}>
      <Icon name="info" size={16} />
    </ActionIcon>
  );
}
