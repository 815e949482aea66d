import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import { themes } from './themes.js';

/** Light, dark, or the device's setting. */
export function ThemeSwitch(): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const index = themes.findIndex(({ scheme }) => scheme === colorScheme);
  const current = themes[index] ?? themes[0];
  const next = themes[index + 1] ?? themes[0];
  const label = text('theme.label', { theme: text(current.inSentence), next: text(next.inSentence) });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => {
        setColorScheme(next.scheme);
      }}
    >
      <Icon name={current.icon} />
    </ActionIcon>
  );
}
