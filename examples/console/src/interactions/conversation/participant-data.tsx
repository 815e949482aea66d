import { Card, Stack, Table, Title } from '@mantine/core';
import { ConversationsApi } from 'contact-centre-client/apis/conversations';
import { usePlatformQuery } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { Empty, Failure, Loading } from '../../shared/states.js';
import { labelOf, purposeNames } from '../words.js';
import classes from './conversation.module.css';
import { text } from '../../shared/text.js';

/** The attributes that flows and integrations have set on each participant. */
export function ParticipantData({ conversationId }: { conversationId: string }): ReactNode {
  const { data, error, refetch } = usePlatformQuery(ConversationsApi, 'getConversation', [conversationId]);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} height={32} label={text('data.loading')} />;
  const participants = data.participants.filter(({ attributes = {} }) => Object.keys(attributes).length > 0);
  if (participants.length === 0) {
    return <Empty title={text('data.none')}>{text('data.noneHelp')}</Empty>;
  }
  return (
    <Stack gap="sm">
      {participants.map(({ id, name, purpose, attributes = {} }) => {
        const title = name ?? labelOf(purposeNames, purpose) ?? text('data.participant');
        return (
          <Card key={id} withBorder padding="md" component="section" aria-label={title}>
            <Title order={2} size="h4" mb="xs">
              {title}
            </Title>
            <Table className={classes['attributes'] ?? ''} aria-label={text('data.of', { name: title })}>
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
