import type { AnalyticsConversationWithoutAttributes as Conversation } from 'contact-centre-client/models';

export interface WrapUp {
  key: string;
  code: string;
  note: string | undefined;
  by: string | undefined;
}

/** Which participant wrapped up with which code. */
export function wrapUpsOf({ participants = [] }: Conversation): WrapUp[] {
  return participants.flatMap(({ participantId = '', participantName: by, sessions = [] }) =>
    sessions
      .flatMap(({ segments = [] }) => segments)
      .flatMap(({ wrapUpCode: code, wrapUpNote: note }, index) =>
        code === undefined ? [] : [{ key: `${participantId} ${index}`, code, note, by }],
      ),
  );
}
