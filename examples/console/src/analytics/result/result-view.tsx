import { Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import type { AnalyticsAddress } from '../address.js';
import { queryKinds } from '../query/kinds.js';
import type { Json } from '../query/types.js';
import { ConversationsView } from './conversations-view.js';
import { FiguresView } from './figures-view.js';
import type { SentQuery } from './use-result.js';

interface ResultViewProps {
  address: AnalyticsAddress;
  sent: SentQuery;
  response: UseQueryResult<Json>;
  /** Whether the query has changed since it was run. */
  isOutdated: boolean;
  /** ms since the epoch */
  now: number;
  /** Runs the query for another page of its result. */
  onPage: (pageNumber: number) => void;
}

/** The response to a query as chart and table. */
export function ResultView({ address, sent, response, isOutdated, now, onPage }: ResultViewProps): ReactNode {
  const { kind, body } = sent;
  const { label, shape } = queryKinds[kind];
  const { data, error, refetch } = response;
  return (
    <section aria-labelledby="analytics-result">
      <Title order={2} size="h3" id="analytics-result">
        {text(label)}
      </Title>
      <div role="status">
        {isOutdated && (
          <Text size="sm" c="dimmed">
            {text('analytics.outdated')}
          </Text>
        )}
      </div>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading rows={3} height={120} label={text('analytics.running')} />}
      {data && shape === 'conversations' && <ConversationsView response={data} query={body} now={now} onPage={onPage} />}
      {data && shape !== 'conversations' && <FiguresView address={address} kind={kind} response={data} query={body} />}
    </section>
  );
}
