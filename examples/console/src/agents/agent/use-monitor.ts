import { skipToken } from '@tanstack/react-query';
import { ConversationsApi } from 'contact-centre-client/apis/conversations';
import { UsersApi } from 'contact-centre-client/apis/users';
import { usePlatformMutation, usePlatformQuery, useSession } from 'contact-centre-client/react';
import { announce } from '../../shared/announce.js';
import { text } from '../../shared/text.js';
import type { CurrentInteraction } from './current.js';
import { monitorKind } from './current.js';

export interface Monitor {
  /** Whether the user's phone is known to be missing, on which the platform calls. Messages need none. */
  isPhoneMissing: boolean;
  isReady: boolean;
  isPending: boolean;
  error: unknown;
  start: () => void;
}

/** Joins an interaction as a supervisor whom its participants do not hear. @param onStart - Called after the platform agreed. */
export function useMonitor(interaction: CurrentInteraction, onStart: () => void): Monitor {
  const { user } = useSession();
  const { id, participantId } = interaction;
  const isCall = monitorKind(interaction) === 'call';
  const station = usePlatformQuery(UsersApi, 'getUserStation', isCall && user?.id !== undefined ? [user.id] : skipToken, {
    staleTime: 0,
  });
  const onSuccess = (): void => {
    announce(text(isCall ? 'agent.monitorStarted' : 'agent.monitorStartedMessage'));
    onStart();
  };
  const call = usePlatformMutation(ConversationsApi, 'postConversationsCallParticipantMonitor', { onSuccess });
  const message = usePlatformMutation(ConversationsApi, 'postConversationsMessageParticipantMonitor', { onSuccess });
  const isPhoneMissing = isCall && station.data !== undefined && station.data.effectiveStation?.id === undefined;
  const { mutate, isPending, error } = isCall ? call : message;
  return {
    isPhoneMissing,
    isReady: !isCall || (station.data !== undefined && !isPhoneMissing),
    isPending,
    error: error ?? station.error,
    start: () => {
      mutate([id, participantId]);
    },
  };
}
