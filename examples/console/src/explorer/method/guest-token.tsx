import { Alert, Button, Group, PasswordInput, Text } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../shared/formats.js';
import { messageOf } from '../../shared/message.js';
import { RichText } from '../../shared/rich-text.js';
import { text } from '../../shared/text.js';

function describeGuest(guest: { expiryTime?: number | undefined } | undefined): string {
  if (!guest) return text('guest.none');
  const { expiryTime } = guest;
  return expiryTime === undefined ? text('guest.current') : text('guest.currentUntil', { time: formatDateTime(expiryTime) });
}

/** Takes the token of a guest, for calls that are made in the guest's name. */
export function GuestToken(): ReactNode {
  const client = usePlatformClient();
  const input = useRef<HTMLInputElement>(null);
  const [guest, setGuest] = useState(client.guestToken);
  const [problem, setProblem] = useState<string>();

  const use = (): void => {
    if (!input.current) return;
    const jwt = input.current.value.trim();
    // The token is removed from the page as soon as possible.
    input.current.value = '';
    try {
      client.setGuestToken(jwt);
      setGuest(client.guestToken);
      setProblem(undefined);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };

  return (
    <Alert title={text('guest.made')} color="blue">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <RichText id="guest.madeHelp" parts={[(method) => <b>{method}</b>]} />
      </Text>
      <Group align="end" gap="xs" mt="xs">
        <PasswordInput ref={input} label={text('guest.token')} autoComplete="off" error={problem} w="100%" maw="20rem" />
        <Button variant="default" onClick={use}>
          {text('guest.use')}
        </Button>
      </Group>
      <Text size="sm" mt="xs" role="status">
        {describeGuest(guest)}
      </Text>
    </Alert>
  );
}
