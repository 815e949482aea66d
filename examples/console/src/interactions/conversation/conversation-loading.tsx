import type { ReactNode } from 'react';
import { Loading } from '../../shared/states.js';
import classes from './conversation.module.css';
import { text } from '../../shared/text.js';

/** About as wide and high as a conversation usually is. */
export function ConversationLoading(): ReactNode {
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <Loading height={230} label={text('conversation.loading')} />
        <Loading height={320} label={text('conversation.loadingSegments')} />
      </div>
      <Loading height={440} label={text('conversation.loadingFacts')} />
    </div>
  );
}
