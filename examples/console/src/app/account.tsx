import { Skeleton, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { useSession } from 'contact-centre-client/react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../session/connection.js';
import { placeName } from '../session/settings.js';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import { AccountPanel } from './account-panel.js';
import classes from './account.module.css';

/** The signed-in user and the organisation: a button that opens language, theme and sign-out. One tab stop while it is closed. */
export function Account(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = (): void => {
    setOpen(false);
  };
  const container = useClickOutside<HTMLDivElement>(close);
  return (
    <div
      ref={container}
      className={classes['account']}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A click on what cannot receive the focus has no related target.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        close();
        button.current?.focus();
      }}
    >
      <UnstyledButton
        ref={button}
        className={classes['button'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <VisuallyHidden>{text('account.label')}</VisuallyHidden>
        <span className={classes['names']}>
          <UserName />
          <PlaceName />
        </span>
        <Icon name="chevronDown" size={14} />
      </UnstyledButton>
      {isOpen && (
        <AccountPanel
          id={panelId}
          onChoose={() => {
            close();
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function UserName(): ReactNode {
  const session = useSession();
  if (session.status !== 'signed-in' || !session.user) return <Skeleton component="span" height={14} width={110} my={4} />;
  return (
    <Text component="span" size="sm" fw={600} truncate>
      {session.user.name}
    </Text>
  );
}

function PlaceName(): ReactNode {
  const { settings } = useConnection();
  return (
    <Text component="span" size="xs" c="dimmed" truncate>
      {placeName(settings)}
    </Text>
  );
}
