import type { ReactNode } from 'react';
import { Loading } from '../../shared/states.js';
import classes from './conversation.module.css';

/** About as wide and high as a conversation usually is. */
export function ConversationLoading(): ReactNode {
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <Loading height={230} label="Loading the conversation" />
        <Loading height={320} label="Loading the segments" />
      </div>
      <Loading height={440} label="Loading the facts" />
    </div>
  );
}
