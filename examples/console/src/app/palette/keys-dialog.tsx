import { CloseButton, Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import { commandKey } from './command-key.js';
import { ModalDialog } from './modal-dialog.js';
import classes from './palette.module.css';

interface Shortcut {
  keys: readonly string[];
  does: string;
}

const shortcuts = (): readonly { title: string; shortcuts: readonly Shortcut[] }[] => [
  {
    title: text('keys.everywhere'),
    shortcuts: [
      { keys: [commandKey(), 'K'], does: text('keys.palette') },
      { keys: [commandKey(), '.'], does: text('keys.calls') },
      { keys: ['?'], does: text('keys.overview') },
      { keys: ['Esc'], does: text('keys.closeDialog') },
      { keys: ['Tab'], does: text('keys.skip') },
    ],
  },
  {
    title: text('palette.label'),
    shortcuts: [
      { keys: ['↑', '↓'], does: text('keys.select') },
      { keys: ['Enter'], does: text('keys.run') },
    ],
  },
  {
    title: text('calls.title'),
    shortcuts: [
      { keys: ['j', 'k'], does: text('keys.callRows') },
      { keys: ['Enter'], does: text('keys.openCall') },
      { keys: ['Esc'], does: text('keys.closeCall') },
    ],
  },
  {
    title: text('page.explorer'),
    shortcuts: [
      { keys: ['/'], does: text('keys.searchMethods') },
      { keys: ['↑', '↓'], does: text('keys.list') },
      { keys: ['Home', 'End'], does: text('keys.ends') },
      { keys: ['Enter'], does: text('keys.send') },
    ],
  },
];

/** An overview of the keys. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <ModalDialog label={text('keys.title')} onClose={onClose}>
      <div className={classes['keysHead']}>
        <h2>{text('keys.title')}</h2>
        <CloseButton aria-label={text('keys.close')} onClick={onClose} />
      </div>
      {/* It scrolls by keyboard too. */}
      <div role="group" aria-label={text('keys.title')} tabIndex={0} className={classes['keys']}>
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
