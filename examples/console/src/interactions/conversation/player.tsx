import { Button, Text } from '@mantine/core';
import { skipToken } from '@tanstack/react-query';
import { RecordingApi } from 'contact-centre-client/apis/recording';
import type { Recording } from 'contact-centre-client/models';
import { usePlatformQuery } from 'contact-centre-client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { every } from '../../session/query-client.js';
import { formatDuration } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { Failure } from '../../shared/states.js';
import classes from './conversation.module.css';
import { mediaUrlsOf, pollingInterval } from './media.js';
import { text } from '../../shared/text.js';

interface PlayerProps {
  conversationId: string;
  recordingId: string;
  title: string;
}

/** Requests the media when the user wants to listen: the platform has to transcode them first. */
export function Player({ title, ...recording }: PlayerProps): ReactNode {
  const [isRequested, setIsRequested] = useState(false);
  const { data, error, refetch } = useMedia(recording, isRequested);
  const urls = data ? mediaUrlsOf(data) : [];
  if (urls.length > 0) return <Sounds urls={urls} title={title} refetch={refetch} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isRequested) return <Preparing recording={data} />;
  return (
    <Button
      variant="default"
      leftSection={<Icon name="play" size={16} />}
      onClick={() => {
        setIsRequested(true);
      }}
    >
      {text('player.play')}
    </Button>
  );
}

/** Polls a recording until its media are ready. */
function useMedia({ conversationId, recordingId }: Omit<PlayerProps, 'title'>, isRequested: boolean) {
  return usePlatformQuery(
    RecordingApi,
    'getConversationRecording',
    isRequested ? [conversationId, recordingId, { formatId: 'MP3' }] : skipToken,
    {
      // The addresses expire, so they are requested anew for each visit.
      gcTime: 0,
      staleTime: Infinity,
      refetchInterval: (query) => {
        const { data: recording } = query.state;
        return recording && mediaUrlsOf(recording).length > 0 ? false : every(pollingInterval(recording))(query);
      },
    },
  );
}

/** A player for each channel. */
function Sounds({ urls, title, refetch }: { urls: readonly string[]; title: string; refetch: () => unknown }): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <>
      {urls.map((url) => (
        <audio
          key={url}
          className={classes['audio']}
          controls
          autoPlay={urls.length === 1}
          src={url}
          aria-label={title}
          onError={() => {
            setIsBroken(true);
          }}
        />
      ))}
      {isBroken && (
        <Text size="sm" role="alert" mt="xs">
          {text('player.broken')}{' '}
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              setIsBroken(false);
              refetch();
            }}
          >
            {text('player.reload')}
          </Button>
        </Text>
      )}
    </>
  );
}

function Preparing({ recording }: { recording: Recording | undefined }): ReactNode {
  const { estimatedTranscodeTimeMs } = recording ?? {};
  return (
    <Text size="sm" role="status" aria-busy="true">
      {estimatedTranscodeTimeMs === undefined
        ? text('player.preparing')
        : text('player.preparingFor', { duration: formatDuration(estimatedTranscodeTimeMs) })}
    </Text>
  );
}
