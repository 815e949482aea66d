import type { QueryKey } from '@tanstack/react-query';
import { useTopicEachListener } from 'contact-centre-client/react';
import { MAY_BE_ALLOWED } from '../session/query-client.js';
import type { Hearing } from './use-hearing.js';
import { useHearing } from './use-hearing.js';
import { unwritten, useLiveAnswer, useReadWhenLost } from './use-live-answer.js';

type EachTopic = Parameters<typeof useTopicEachListener>[0];

interface RereadingOptions {
  /** Minimum time between two full refetches, in ms. */
  gap: number;
  /** The ids of the topics; `undefined` if none is permitted. */
  ids: readonly string[] | undefined;
}

/** Refetches a query when an event of a topic arrives, for events that only signal a change. */
export function useRereading(queryKey: QueryKey, topic: EachTopic, { gap, ids }: RereadingOptions): Hearing {
  const { readSoon, repair, ...answer } = useLiveAnswer(queryKey, gap, unwritten);
  const state = useTopicEachListener(topic, ids, readSoon, { repair, retryRefusedMs: MAY_BE_ALLOWED });
  const hearing = useHearing(ids !== undefined, [state]);
  useReadWhenLost(hearing, answer);
  return hearing;
}
