import { ActionIcon } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { loadTexts } from '../app/load-texts.js';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import { dockState, useDock } from './dock-state.js';

const Dock = lazy(async () => {
  const [dock] = await Promise.all([import('./dock.js'), loadTexts(['calls'])]);
  return { default: dock.Dock };
});

/** The button of the call log. Its key is one of the palette's. */
export function CallLogButton(): ReactNode {
  const isOpen = useDock();
  return (
    <ActionIcon
      variant="default"
      size={32}
      aria-label={text('calls.title')}
      title={text('calls.title')}
      aria-keyshortcuts="Control+. Meta+."
      aria-expanded={isOpen}
      aria-controls="call-log"
      onClick={dockState.toggle}
    >
      <Icon name="transfer" size={16} />
    </ActionIcon>
  );
}

/** The place of the call log below the page. Its code loads when it is opened. */
export function CallLogPlace(): ReactNode {
  const isOpen = useDock();
  return <Suspense>{isOpen && <Dock />}</Suspense>;
}
