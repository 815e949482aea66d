import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { announce } from '../shared/announce.js';
import { Icon } from '../shared/icons.js';

/** Copies a text that is created on click. */
export function CopyButton({ label, text }: { label: string; text: () => string }): ReactNode {
  const { copy, copied } = useClipboard({ timeout: 2000 });
  return (
    <Button
      variant="default"
      leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
      onClick={() => {
        copy(text());
        announce('Copied');
      }}
    >
      {label}
    </Button>
  );
}
