import { Anchor, Card, Highlight, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SpeechTextAnalyticsApi } from 'contact-centre-client/apis/speech-text-analytics';
import { useApi, usePlatformClient } from 'contact-centre-client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatClock } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import classes from './conversation.module.css';
import type { SectionProps } from './section-props.js';
import { UnreadableFilesError, communicationsOf, readTranscript } from './transcript-file.js';
import type { Phrase } from './transcript-file.js';
import { text } from '../../shared/text.js';

/** What was said or written, with a search. */
export function Transcript({ conversation, conversationId }: SectionProps): ReactNode {
  const api = useApi(SpeechTextAnalyticsApi);
  const { apiUrl } = usePlatformClient();
  const communicationIds = communicationsOf(conversation);
  const { data, error, refetch } = useQuery({
    // The prefix of platform queries, so that it is removed with them on sign-out.
    queryKey: ['contact-centre', apiUrl, 'transcript', [conversationId, ...communicationIds]],
    queryFn: ({ signal }) => readTranscript(api, conversationId, communicationIds, signal),
    staleTime: 300_000,
    retry: (failures, error) => !(error instanceof UnreadableFilesError) && failures < 3,
  });
  if (error instanceof UnreadableFilesError) return <FileLinks urls={error.urls} />;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={6} height={32} label={text('transcript.loading')} />;
  if (data.length === 0) {
    return (
      <Empty title={text('transcript.none')} icon="chat">
        {text('transcript.noneHelp')}
      </Empty>
    );
  }
  return <Phrases phrases={data} start={Date.parse(conversation.conversationStart ?? '') || (data[0]?.start ?? 0)} />;
}

/** Links to files that the page may not read itself. */
function FileLinks({ urls }: { urls: readonly string[] }): ReactNode {
  return (
    <Empty title={text('transcript.otherTab')} icon="chat">
      {text('transcript.otherTabHelp')}{' '}
      {urls.map((url, index) => (
        <Anchor key={url} href={url} target="_blank" rel="noreferrer">
          {text('transcript.openFile', { number: index + 1 })}
        </Anchor>
      ))}
    </Empty>
  );
}

function Phrases({ phrases, start }: { phrases: readonly Phrase[]; start: number }): ReactNode {
  const [search, setSearch] = useState('');
  const word = search.trim().toLowerCase();
  const matches = phrases.filter((phrase) => phrase.text.toLowerCase().includes(word));
  return (
    <Card withBorder padding="md" component="section" aria-label={text('conversation.transcript')}>
      <TextInput
        type="search"
        label={text('transcript.search')}
        leftSection={<Icon name="search" size={16} />}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
        }}
      />
      <Text size="sm" c="dimmed" role="status" my="xs">
        {word !== '' && text('transcript.matches', { shown: matches.length, total: phrases.length })}
      </Text>
      <Stack component="ol" gap="sm" className={classes['phrases'] ?? ''}>
        {matches.map(({ text: words, isCustomer, start: at }, index) => (
          <li key={`${at} ${index}`} data-customer={isCustomer || undefined}>
            <Text size="xs" c="dimmed">
              {text(isCustomer ? 'purpose.customer' : 'purpose.agent')} ·{' '}
              <span className="tabular">{formatClock(Math.max(0, at - start))}</span>
            </Text>
            <Highlight highlight={word} size="sm">
              {words}
            </Highlight>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
