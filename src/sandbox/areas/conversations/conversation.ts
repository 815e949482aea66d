import type { AnalyticsProperty } from '../../../models/index.js';

/** The five kinds of conversation whose life the sandbox plays. */
export type Media = 'call' | 'callback' | 'chat' | 'email' | 'message';

export type Direction = 'inbound' | 'outbound';

export type PartyState = 'scheduled' | 'dialing' | 'alerting' | 'connected' | 'parked' | 'disconnected' | 'terminated';

export type Purpose = 'customer' | 'external' | 'acd' | 'agent' | 'user';

export type SpanType = 'dialing' | 'alert' | 'interact' | 'hold' | 'parked' | 'monitoring' | 'coaching' | 'wrapup';

/** Whom who called in a third talks to: the third, whom it is about, or both. */
export type SpeakTo = 'DESTINATION' | 'OBJECT' | 'BOTH';

/** What an interaction asks of the agent whom it is given to. */
export interface Wishes {
  skillIds?: string[];
  languageId?: string;
  /** Each point is as good as a minute of waiting. */
  priority?: number;
  /** Who would be best, by points from 0 to 100. */
  agents?: { id: string; score: number }[];
  /** Nobody but the first of `agents` will do. */
  owned?: boolean;
}

/** One stretch of a party's time. All times are ms since the epoch. */
export interface Span {
  type: SpanType;
  start: number;
  end?: number;
  /** What somebody has put to it for analytics to find. */
  properties?: AnalyticsProperty[];
}

export interface PartyWrapup {
  code?: string;
  name?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** Something else may be given yet, as long as the after-call work goes on. */
  provisional?: boolean;
  end: number;
}

/** One who takes part: a participant and its one communication. */
export interface Party {
  id: string;
  /** Of the communication. */
  sessionId: string;
  purpose: Purpose;
  state: PartyState;
  start: number;
  connected?: number;
  end?: number;
  name?: string;
  address?: string;
  userId?: string;
  queueId?: string;
  attributes: Record<string, string>;
  spans: Span[];
  held?: boolean;
  muted?: boolean;
  confined?: boolean;
  /** When this one last put the conversation aside, and when it comes back by itself. */
  parked?: { at: number; until?: number };
  disconnectType?: string;
  wrapupRequired?: boolean;
  wrapup?: PartyWrapup;
  wrapupSkipped?: boolean;
  /** Whether there is after-call work for this one, where that has been said for them alone. */
  acwRequired?: boolean;
  startAcw?: number;
  endAcw?: number;
  flaggedReason?: string;
  /** Whom this one leaves the conversation to as soon as they have it. */
  handsOverTo?: string;
  /** Who called this one in to consult them. */
  consults?: string;
  /** As long as that goes on. */
  speakTo?: SpeakTo;
  /** When this one called others in, in ms since the epoch. */
  consulted?: number[];
  /** Whom this one listens to, unheard by all. */
  monitors?: string;
  /** Whom this one talks to, unheard by the others. */
  coaches?: string;
  wishes?: Wishes;
  uuiData?: string;
  /** Who the customer is, as the external contacts know them. */
  externalContactId?: string;
  /** As what the guest of a chat knows this one. */
  told?: string;
}

export interface ConversationMessage {
  id: string;
  partyId?: string;
  time: number;
  /** What the family of the conversation says of a message, beside what is above. */
  content: Record<string, unknown>;
}

export interface StoredConversation {
  id: string;
  media: Media;
  direction: Direction;
  start: number;
  end?: number;
  divisionId: string;
  parties: Party[];
  address?: string;
  subject?: string;
  externalTag?: string;
  recordingState: 'none' | 'active' | 'paused';
  /** Numbers and time of a callback. */
  callback?: { numbers: string[]; userName?: string; scheduled?: number; scriptId?: string };
  messages: ConversationMessage[];
  /** By what a message goes, and by which integration it came. */
  messenger?: { type: string; integrationId?: string };
  utilizationLabelId?: string;
  campaignId?: string;
  /** The channel by which the guest of a chat hears of it. */
  stream?: string;
  /** The customer is played by the sandbox's own traffic. */
  played?: boolean;
}
