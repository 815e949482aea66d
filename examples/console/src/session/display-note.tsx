import { Code, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RichText } from '../shared/rich-text.js';
import classes from './sign-in-page.module.css';

/** Says before the sign-in that a display stops when it ends: the platform renews the tokens of servers only. */
export function DisplayNote(): ReactNode {
  return (
    <div className={classes['note']} role="note">
      <Text size="sm">
        <RichText id="signIn.displayNote" parts={[(option) => <Code>{option}</Code>]} />
      </Text>
    </div>
  );
}
