import { Card, Stack, Table, Title } from '@mantine/core';
import { ConversationsApi } from 'contact-centre-client/apis/conversations';
import { usePlatformQuery } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { Empty, Failure, Loading } from '../../shared/states.js';
import { labelOf, purposeNames } from '../words.js';
import classes from './conversation.module.css';

/** The attributes that flows and integrations have set on each participant. */
export function ParticipantData({ conversationId }: { conversationId: string }): ReactNode {
  const { data, error, refetch } = usePlatformQuery(ConversationsApi, 'getConversation', [conversationId]);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} height={32} label="Loading the participant data" />;
  const participants = data.participants.filter(({ attributes = {} }) => Object.keys(attributes).length > 0);
  if (participants.length === 0) {
    return <Empty title="No participant data">No flow or integration has stored data with this conversation.</Empty>;
  }
  return (
    <Stack gap="sm">
      {participants.map(({ id, name, purpose, attributes = {} }) => {
        const title = name ?? labelOf(purposeNames, purpose) ?? 'Participant';
        return (
          <Card key={id} withBorder padding="md" component="section" aria-label={title}>
            <Title order={2} size="h4" mb="xs">
              {title}
            </Title>
            <Table className={classes['attributes'] ?? ''} aria-label={`Data of ${title}`}>
              <Table.Tbody>
                {Object.entries(attributes).map(([key, value]) => (
                  <Table.Tr key={key}>
                    <Table.Th scope="row">{key}</Table.Th>
                    <Table.Td>{value}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Card>
        );
      })}
    </Stack>
  );
}
