import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icons.js';

const schemes = {
  light: { icon: 'sun', name: 'light', next: 'dark' },
  dark: { icon: 'moon', name: 'dark', next: 'auto' },
  auto: { icon: 'system', name: 'as on this device', next: 'light' },
} as const;

/** Light, dark, or the device's setting. */
export function ThemeSwitch(): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { icon, name, next } = schemes[colorScheme];
  const label = `Theme: ${name}. Change to ${schemes[next].name}`;
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
