import type { AnalyticsConversationWithoutAttributes as Conversation } from 'contact-centre-client/models';

export type Participant = NonNullable<Conversation['participants']>[number];
export type Session = NonNullable<Participant['sessions']>[number];
export type Segment = NonNullable<Session['segments']>[number];

export const sessionsOf = ({ sessions = [] }: Participant): readonly Session[] => sessions;

export const segmentsOf = (participant: Participant): Segment[] =>
  sessionsOf(participant).flatMap(({ segments = [] }) => segments);

export const isAgent = ({ purpose }: Participant): boolean => purpose === 'agent' || purpose === 'user';

export const isCustomer = ({ purpose }: Participant): boolean => purpose === 'customer' || purpose === 'external';

export const isTalk = ({ segmentType }: Segment): boolean => segmentType === 'interact';

/** The names of all metrics that the platform has measured. */
export const metricNamesOf = (participants: readonly Participant[]): ReadonlySet<string> =>
  new Set(
    participants
      .flatMap(sessionsOf)
      .flatMap(({ metrics = [] }) => metrics)
      .flatMap(({ name }) => name ?? []),
  );
