import { Card, Stack, Text } from '@mantine/core';
import { RecordingApi } from 'contact-centre-client/apis/recording';
import type { RecordingMetadata } from 'contact-centre-client/models';
import { usePlatformQuery } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import { formatDuration, formatTime } from '../../shared/formats.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import { Player } from './player.js';
import { text } from '../../shared/text.js';

/** The recordings of a conversation. */
export function Recordings({ conversationId }: { conversationId: string }): ReactNode {
  const { data, error, refetch } = usePlatformQuery(RecordingApi, 'getConversationRecordingmetadata', [conversationId]);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={2} height={84} label={text('recording.loading')} />;
  if (data.length === 0) {
    return (
      <Empty title={text('recording.none')} icon="voicemail">
        {text('recording.noneHelp')}
      </Empty>
    );
  }
  return (
    <Stack gap="sm">
      {data.map((recording) => (
        <RecordingCard key={recording.id} recording={recording} conversationId={conversationId} />
      ))}
    </Stack>
  );
}

/** States of a file that cannot be played. */
const stateTexts: Readonly<Partial<Record<string, MessageId>>> = {
  ARCHIVED: 'recording.archived',
  DELETED: 'recording.deleted',
  UPLOADING: 'recording.uploading',
  ERROR: 'recording.error',
};

function RecordingCard({ recording, conversationId }: { recording: RecordingMetadata; conversationId: string }): ReactNode {
  const { id = '', media, startTime, endTime, fileState } = recording;
  const length = startTime === undefined || endTime === undefined ? undefined : Date.parse(endTime) - Date.parse(startTime);
  const title = text(media === 'screen' ? 'recording.screenFrom' : 'recording.from', { time: formatTime(startTime) });
  const problem = stateTexts[fileState ?? ''];
  return (
    <Card withBorder padding="md" component="section" aria-label={title}>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed" mb="sm">
        {formatDuration(length)}
      </Text>
      {problem === undefined ? (
        <Player conversationId={conversationId} recordingId={id} title={title} />
      ) : (
        <Text size="sm">{text(problem)}</Text>
      )}
    </Card>
  );
}
