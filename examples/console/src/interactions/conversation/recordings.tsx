import { Card, Stack, Text } from '@mantine/core';
import { RecordingApi } from 'contact-centre-client/apis/recording';
import type { RecordingMetadata } from 'contact-centre-client/models';
import { usePlatformQuery } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { formatDuration, formatTime } from '../../shared/formats.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import { Player } from './player.js';

/** The recordings of a conversation. */
export function Recordings({ conversationId }: { conversationId: string }): ReactNode {
  const { data, error, refetch } = usePlatformQuery(RecordingApi, 'getConversationRecordingmetadata', [conversationId]);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={2} height={84} label="Loading the recordings" />;
  if (data.length === 0) {
    return (
      <Empty title="No recording" icon="voicemail">
        This conversation was not recorded, is still running, or its recording has been deleted.
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
const stateTexts: Readonly<Record<string, string>> = {
  ARCHIVED: 'Archived. Restore it in the platform’s administration to play it.',
  DELETED: 'Deleted.',
  UPLOADING: 'The platform has not received the whole recording yet.',
  ERROR: 'The platform could not store this recording.',
};

function RecordingCard({ recording, conversationId }: { recording: RecordingMetadata; conversationId: string }): ReactNode {
  const { id = '', media, startTime, endTime, fileState } = recording;
  const length = startTime === undefined || endTime === undefined ? undefined : Date.parse(endTime) - Date.parse(startTime);
  const title = `${media === 'screen' ? 'Screen recording' : 'Recording'} from ${formatTime(startTime)}`;
  return (
    <Card withBorder padding="md" component="section" aria-label={title}>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed" mb="sm">
        {formatDuration(length)}
      </Text>
      {fileState !== undefined && stateTexts[fileState] !== undefined ? (
        <Text size="sm">{stateTexts[fileState]}</Text>
      ) : (
        <Player conversationId={conversationId} recordingId={id} title={title} />
      )}
    </Card>
  );
}
