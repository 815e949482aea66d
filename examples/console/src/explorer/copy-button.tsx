import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { announce } from '../shared/announce.js';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';

/** Copies a text that is created on click. */
export function CopyButton({ label, content }: { label: string; content: () => string }): ReactNode {
  const { copy, copied } = useClipboard({ timeout: 2000 });
  return (
    <Button
      variant="default"
      leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
      onClick={() => {
        copy(content());
        announce(text('copy.done'));
      }}
    >
      {label}
    </Button>
  );
}
