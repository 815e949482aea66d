import type { ReactNode } from 'react';
import type { Standing } from './data/types.js';
import type { MessageId } from '../messages/en.js';
import classes from './explorer.module.css';
import { text } from '../shared/text.js';

const words: Readonly<Record<Standing, MessageId>> = {
  retired: 'explorer.retired',
  deprecated: 'explorer.deprecated',
  preview: 'explorer.preview',
};

/** Warns about an operation in words; the colour only repeats them. */
export function StandingTags({ standing }: { standing: readonly Standing[] }): ReactNode {
  return standing.map((each) => (
    <span key={each} className={classes['standing']} data-standing={each}>
      {text(words[each])}
    </span>
  ));
}
