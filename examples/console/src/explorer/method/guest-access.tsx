import { Alert, Button, Group, PasswordInput, Text } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../shared/formats.js';
import type { Operation } from '../data/types.js';
import { messageOf } from '../../shared/message.js';

/** Says which user a call is made for if it is not the signed-in one, and takes the guest's token if one is needed. */
export function GuestAccess({ operation }: { operation: Operation }): ReactNode {
  return operation.auth === 'none' ? (
    <Alert title="Made without a token" color="blue">
      This call carries no token at all, not even yours: it is how a visitor of a website begins a web chat. Its answer holds the
      guest’s token, which the explorer does not show but can use for the calls of that guest.
    </Alert>
  ) : (
    <GuestToken />
  );
}

function GuestToken(): ReactNode {
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
    <Alert title="Made for a guest of a web chat" color="blue">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        This call carries the token of a chat’s guest, not yours. The method <b>postWebchatGuestConversations</b> begins a chat
        and comes back with one. It is kept in memory until this page is left or reloaded.
      </Text>
      <Group align="end" gap="xs" mt="xs">
        <PasswordInput ref={input} label="Guest token (a JWT)" autoComplete="off" error={problem} w="100%" maw="20rem" />
        <Button variant="default" onClick={use}>
          Use this token
        </Button>
      </Group>
      <Text size="sm" mt="xs" role="status">
        {guest
          ? `A guest token is in use${guest.expiryTime === undefined ? '' : `, until ${formatDateTime(guest.expiryTime)}`}.`
          : 'No guest token is in use yet.'}
      </Text>
    </Alert>
  );
}
