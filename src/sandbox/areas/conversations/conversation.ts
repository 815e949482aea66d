import type { AnalyticsProperty } from '../../../models/index.js';

/** The media types that the sandbox simulates. */
export type Media = 'call' | 'callback' | 'chat' | 'email' | 'message';

export type Direction = 'inbound' | 'outbound';

export type PartyState = 'scheduled' | 'dialing' | 'alerting' | 'connected' | 'parked' | 'disconnected' | 'terminated';

export type Purpose = 'customer' | 'external' | 'acd' | 'agent' | 'user';

export type SpanType = 'dialing' | 'alert' | 'interact' | 'hold' | 'parked' | 'monitoring' | 'coaching' | 'wrapup';

/** Whom the initiator of a consultation talks to: the consulted party, the other parties, or both. */
export type SpeakTo = 'DESTINATION' | 'OBJECT' | 'BOTH';

/** The requirements of an interaction for its agent. */
export interface Wishes {
  skillIds?: string[];
  languageId?: string;
  /** Each point counts as a minute of waiting. */
  priority?: number;
  /** The preferred agents, with scores from 0 to 100. */
  agents?: { id: string; score: number }[];
  /** Only the first of `agents` can get the interaction. */
  owned?: boolean;
}

/** A period of a party's time. All times are ms since the epoch. */
export interface Span {
  type: SpanType;
  start: number;
  end?: number;
  /** Custom properties that analytics queries can find. */
  properties?: AnalyticsProperty[];
}

export interface PartyWrapup {
  code?: string;
  name?: string;
  notes?: string;
  tags?: string[];
  durationSeconds?: number;
  /** Set while another code can still be chosen, until the end of the after-call work. */
  provisional?: boolean;
  end: number;
}

/** A participant and its only communication. */
export interface Party {
  id: string;
  /** The id of the communication. */
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
  /** When the agent parked the conversation, and when it resumes automatically. */
  parked?: { at: number; until?: number };
  disconnectType?: string;
  wrapupRequired?: boolean;
  wrapup?: PartyWrapup;
  wrapupSkipped?: boolean;
  /** Overrides the queue's setting for after-call work. */
  acwRequired?: boolean;
  startAcw?: number;
  endAcw?: number;
  flaggedReason?: string;
  /** The id of the party that takes over; this party leaves when that one connects. */
  handsOverTo?: string;
  /** The id of the party that started the consultation with this one. */
  consults?: string;
  /** Set while the consultation lasts. */
  speakTo?: SpeakTo;
  /** When this party started consultations, in ms since the epoch. */
  consulted?: number[];
  /** The id of the party that this one listens to, unheard by everyone. */
  monitors?: string;
  /** The id of the party that this one talks to, unheard by the others. */
  coaches?: string;
  wishes?: Wishes;
  uuiData?: string;
  /** The external contact of the customer. */
  externalContactId?: string;
  /** The last member state that the chat guest was notified of. */
  notifiedState?: string;
}

export interface ConversationMessage {
  id: string;
  partyId?: string;
  time: number;
  /** Further fields of the message in its media type. */
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
  /** The phone numbers and the scheduled time of a callback. */
  callback?: { numbers: string[]; userName?: string; scheduled?: number; scriptId?: string };
  messages: ConversationMessage[];
  /** The messaging platform and the integration. */
  messenger?: { type: string; integrationId?: string };
  utilizationLabelId?: string;
  campaignId?: string;
  /** The chat guest's notification channel. */
  stream?: string;
  /** The sandbox's traffic plays the customer. */
  played?: boolean;
}
