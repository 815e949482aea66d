import { ActionIcon, Code } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { Icon } from '../../shared/icons.js';
import classes from './conversation.module.css';
import { text } from '../../shared/text.js';

export function CopyId({ id, tabIndex = 0 }: { id: string; tabIndex?: 0 | -1 }): ReactNode {
  const { copy, copied } = useClipboard({ timeout: 2000 });
  return (
    <span className={classes['id']}>
      <Code>{id}</Code>
      <ActionIcon
        variant="default"
        tabIndex={tabIndex}
        aria-label={text('conversation.copyId')}
        title={text('conversation.copyId')}
        onClick={() => {
          copy(id);
          announce(text('copy.done'));
        }}
      >
        <Icon name={copied ? 'check' : 'copy'} size={15} />
      </ActionIcon>
    </span>
  );
}
