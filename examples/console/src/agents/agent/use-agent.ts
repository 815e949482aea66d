import { skipToken } from '@tanstack/react-query';
import { NotFoundError } from 'contact-centre-client/fetch';
import type { GetUserOptions } from 'contact-centre-client/apis/users';
import { UsersApi } from 'contact-centre-client/apis/users';
import type { User } from 'contact-centre-client/models';
import type { PlatformError } from 'contact-centre-client/react';
import { platformQueryOptions, usePlatformQuery } from 'contact-centre-client/react';
import type { Hearing } from '../../live/use-hearing.js';
import { useHearing } from '../../live/use-hearing.js';
import { ASKING, asking, useLiveAnswer, useReadWhenLost } from '../../live/use-live-answer.js';
import { useConnection } from '../../session/connection.js';
import type { UserEvent } from '../user-events.js';
import { applyEvent } from '../user-events.js';
import { useUserEvents } from '../use-user-events.js';

export interface AgentUser {
  /** `undefined` until it is loaded. */
  user: User | undefined;
  isDeleted: boolean;
  /** Whether the platform knows no such user. */
  isUnknown: boolean;
  error: PlatformError | null;
  dataUpdatedAt: number;
  hearing: Hearing;
  refetch: () => unknown;
}

const options: GetUserOptions = { expand: ['presence', 'routingStatus', 'skills', 'languages', 'station', 'team'] };

const updated = (user: User, event: UserEvent): User => applyEvent(user, event);

/** Returns a user with skills, presence and routing status, kept up to date by events. */
export function useAgent(userId: string): AgentUser {
  const { client } = useConnection();
  const { queryKey } = platformQueryOptions(client, UsersApi, 'getUser', [userId, options]);
  const { hear, repair, ...answer } = useLiveAnswer(queryKey, ASKING, updated);
  const userTopics = useUserEvents([userId], { hear, repair });
  const hearing = useHearing(true, userTopics);
  useReadWhenLost(hearing, answer);
  const active = usePlatformQuery(UsersApi, 'getUser', [userId, options], {
    refetchInterval: asking(hearing, ASKING),
    staleTime: 0,
  });
  const isMissing = active.error instanceof NotFoundError;
  // The platform finds deleted users only by their state.
  const deleted = usePlatformQuery(UsersApi, 'getUser', isMissing ? [userId, { state: 'deleted' }] : skipToken, {
    staleTime: 300_000,
  });
  const isDeleted = isMissing && deleted.data !== undefined;
  const { error, refetch } = isMissing ? deleted : active;
  return {
    user: active.data ?? deleted.data,
    isDeleted,
    isUnknown: error instanceof NotFoundError,
    error: error instanceof NotFoundError ? null : error,
    dataUpdatedAt: isDeleted ? deleted.dataUpdatedAt : active.dataUpdatedAt,
    hearing,
    refetch,
  };
}
