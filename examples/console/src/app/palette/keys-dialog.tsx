import { CloseButton, Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import { commandKey } from './command-key.js';
import { ModalDialog } from './modal-dialog.js';
import classes from './palette.module.css';

interface Shortcut {
  keys: readonly string[];
  does: string;
}

const shortcuts = (): readonly { title: string; shortcuts: readonly Shortcut[] }[] => [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [commandKey(), 'K'], does: 'Search pages, queues, agents and methods' },
      { keys: ['?'], does: 'Show this overview' },
      { keys: ['Esc'], does: 'Close a dialog' },
      { keys: ['Tab'], does: 'At the beginning of a page: skip to its content' },
    ],
  },
  {
    title: 'Command palette',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'Select a result' },
      { keys: ['Enter'], does: 'Open it or carry it out' },
    ],
  },
  {
    title: 'API explorer',
    shortcuts: [
      { keys: ['/'], does: 'Search methods' },
      { keys: ['↑', '↓'], does: 'Move through the list of methods' },
      { keys: ['Home', 'End'], does: 'Go to the first or last method' },
      { keys: ['Enter'], does: 'In a field: send the call' },
    ],
  },
];

/** An overview of the keys. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <ModalDialog label="Keyboard shortcuts" onClose={onClose}>
      <div className={classes['keysHead']}>
        <h2>Keyboard shortcuts</h2>
        <CloseButton aria-label="Close" onClick={onClose} />
      </div>
      <div className={classes['keys']}>
        {shortcuts().map(({ title, shortcuts: ofGroup }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {ofGroup.map(({ keys, does }) => (
                <div key={does}>
                  <dt>{does}</dt>
                  <dd>
                    {keys.map((key) => (
                      <Kbd key={key} size="xs">
                        {key}
                      </Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </ModalDialog>
  );
}
