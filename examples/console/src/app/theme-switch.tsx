import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';

const schemes = {
  light: { icon: 'sun', name: 'theme.light', next: 'dark' },
  dark: { icon: 'moon', name: 'theme.dark', next: 'auto' },
  auto: { icon: 'system', name: 'theme.auto', next: 'light' },
} as const;

/** Light, dark, or the device's setting. */
export function ThemeSwitch(): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { icon, name, next } = schemes[colorScheme];
  const label = text('theme.label', { theme: text(name), next: text(schemes[next].name) });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => {
        setColorScheme(next);
      }}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
}
