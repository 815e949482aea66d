import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';

export interface AudioState {
  /** Whether the party hears the others. */
  canHear?: boolean;
  /** Whether the others hear the party. */
  canSpeak?: boolean;
}

/** A party can or can no longer hear or speak, as when muting. */
export interface AudioUpdatedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  audioState: AudioState;
}

/**
 * Events of external conversations, in one list a kind. The lists that begin with `email` are for e-mail, all others for voice.
 */
export interface BatchConversationEventRequest {
  /** Transfers that have completed, been cancelled or failed. */
  endTransferEvents?: EndTransferEvent[];
  /** Transfers to a phone number that have begun. */
  phoneTransferEvents?: PhoneTransferEvent[];
  /** Transfers whose destination has become known. */
  progressTransferEvents?: ProgressTransferEvent[];
  /** Transfers to a queue that have begun. */
  routingTransferEvents?: RoutingTransferEvent[];
  /** Transfers to a user that have begun. */
  userTransferEvents?: UserTransferEvent[];
  communicationAnsweredEvents?: CommunicationAnsweredEvent[];
  communicationDispositionAppliedEvents?: CommunicationDispositionAppliedEvent[];
  holdUpdatedEvents?: HoldUpdatedEvent[];
  /** Customers and other outside parties who have joined. */
  externalEstablishedEvents?: ExternalEstablishedEvent[];
  /** IVRs that have taken a call. */
  ivrEstablishedEvents?: IvrEstablishedEvent[];
  /** Phones, belonging to no known user, that have joined. */
  phoneEstablishedEvents?: PhoneEstablishedEvent[];
  /** Queues that calls have come to. */
  routingEstablishedEvents?: RoutingEstablishedEvent[];
  /** Users who have joined. */
  userEstablishedEvents?: UserEstablishedEvent[];
  audioUpdatedEvents?: AudioUpdatedEvent[];
  communicationEndedEvents?: CommunicationEndedEvent[];
  consultTransferEvents?: ConsultTransferEvent[];
  progressConsultTransferEvents?: ProgressConsultTransferEvent[];
  endConsultTransferEvents?: EndConsultTransferEvent[];
  emailBeginTransmittingEvents?: EmailBeginTransmittingEvent[];
  emailCommunicationEndedEvents?: EmailCommunicationEndedEvent[];
  emailExternalEstablishedEvents?: EmailExternalEstablishedEvent[];
  emailFlowEstablishedEvents?: EmailFlowEstablishedEvent[];
  emailRoutingEstablishedEvents?: EmailRoutingEstablishedEvent[];
  emailUserEstablishedEvents?: EmailUserEstablishedEvent[];
  emailCommunicationAnsweredEvents?: EmailCommunicationAnsweredEvent[];
  emailCommunicationDispositionAppliedEvents?: EmailCommunicationDispositionAppliedEvent[];
  emailCommunicationSentMessageEvents?: EmailCommunicationSentMessageEvent[];
  emailHoldUpdatedEvents?: EmailHoldUpdatedEvent[];
  emailEndTransferEvents?: EmailEndTransferEvent[];
  emailProgressTransferEvents?: EmailProgressTransferEvent[];
  emailRoutingTransferEvents?: EmailRoutingTransferEvent[];
  emailUserTransferEvents?: EmailUserTransferEvent[];
}

export interface BatchEventResponse {
  /** Only the events that were refused. */
  errors?: EventError[];
}

export interface BatchPredictiveRoutingCustomKpiAttributionEventRequest {
  customKpiAttributionEvents?: PredictiveRoutingCustomKpiAttributionEvent[];
}

export interface BatchUserPresenceEventRequest {
  userPresenceEvents?: UserPresenceEvent[];
}

export interface BatchUserRoutingStatusEventRequest {
  userRoutingStatusEvents?: UserRoutingStatusEvent[];
}

/** An alerting communication has been answered. */
export interface CommunicationAnsweredEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
}

/** An agent has wrapped up a communication. */
export interface CommunicationDispositionAppliedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  /** Id of the wrap-up code. */
  code?: string;
  notes?: string;
  tags?: string[];
}

/** A party has left the call. */
export interface CommunicationEndedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  disconnectType: OpenEnum<
    'Error' | 'Peer' | 'Self' | 'System' | 'Transfer' | 'TransferACD' | 'TransferConference' | 'TransferConsult' | 'TransferUser'
  >;
  /** Where the communication continues, when conversations are merged. */
  destinationConversationId?: string;
}

/** A user has begun to consult another party before a transfer. */
export interface ConsultTransferEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  /** Of the user who consults. */
  initiatingCommunicationId: string;
  /** Of the party consulted. */
  destinationCommunicationId: string;
  /** Of the party to be transferred. */
  objectCommunicationId: string;
}

/** An e-mail is on its way out. */
export type EmailBeginTransmittingEvent = CommunicationAnsweredEvent;

/** An alerting e-mail has been accepted. */
export type EmailCommunicationAnsweredEvent = CommunicationAnsweredEvent;

/** An agent has wrapped up an e-mail. */
export type EmailCommunicationDispositionAppliedEvent = CommunicationDispositionAppliedEvent;

/** A party's part in an e-mail conversation has ended. */
export interface EmailCommunicationEndedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  disconnectType: OpenEnum<
    'Unknown' | 'Self' | 'Peer' | 'System' | 'Error' | 'Spam' | 'Transfer' | 'TransferACD' | 'TransferUser'
  >;
}

/** A party has sent an e-mail. */
export type EmailCommunicationSentMessageEvent = CommunicationAnsweredEvent;

export type EmailEndTransferEvent = EndTransferEvent;

/** A customer or other outside party has joined an e-mail conversation. */
export interface EmailExternalEstablishedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  /** Name of the party, where known. */
  displayName?: string;
  /** Whether the party comes with an e-mail, which is then counted as sent. */
  includeMessage?: boolean;
  initialConfiguration: EmailInitialConfiguration;
  sourceConfiguration: SourceConfiguration;
}

/** A flow has taken charge of an e-mail. */
export interface EmailFlowEstablishedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  initialConfiguration: EmailInitialConfiguration;
  sourceConfiguration: SourceConfiguration;
}

/** An e-mail has been put on hold or taken up again. */
export type EmailHoldUpdatedEvent = HoldUpdatedEvent;

/** How an e-mail communication stood when it began. */
export interface EmailInitialConfiguration {
  to: string;
  from: string;
  cc?: string[];
  bcc?: string[];
  subject?: string;
  /** The same party's communication before this one; absent for a party that was not there before. */
  previousEmailId?: string;
  held?: boolean;
  /** False for one that began as connected. */
  alerting?: boolean;
  /** As the contact centre sees it. */
  inbound?: boolean;
  /** The communication that brought this one in. */
  invitedBy?: string;
  /** Kept for diagnosis, not searchable. */
  additionalInfo?: Dictionary<string>;
}

export type EmailProgressTransferEvent = ProgressTransferEvent;

/** An e-mail has come to a queue. */
export interface EmailRoutingEstablishedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  queueId: string;
  skillIds?: string[];
  languageId?: string;
  /** Utilization label, by which it counts against an agent's capacity. */
  label?: string;
  initialConfiguration: EmailInitialConfiguration;
  sourceConfiguration: SourceConfiguration;
}

/** The transfer of an e-mail to a queue has begun. */
export type EmailRoutingTransferEvent = RoutingTransferEvent;

/** A user has been given an e-mail. */
export interface EmailUserEstablishedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  userId: string;
  queueId?: string;
  /** Whether the user has to complete after-call work. */
  afterCallWorkRequired?: boolean;
  initialConfiguration: EmailInitialConfiguration;
  sourceConfiguration: SourceConfiguration;
}

/** The transfer of an e-mail to a user has begun. */
export type EmailUserTransferEvent = UserTransferEvent;

/** A consult transfer is over. */
export interface EndConsultTransferEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
}

export interface EndTransferEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  /** The transfer's id, as given when it began. */
  commandId: string;
  finalState: OpenEnum<'Completed' | 'Canceled' | 'Failed'>;
  /** The communication that was to be transferred. */
  objectCommunicationId: string;
}

/** Why an event was refused. */
export interface EventError {
  eventId?: string;
  message?: string;
  /** Whether sending the event again may help. */
  retryable?: boolean;
}

/** A customer or other outside party has joined a call. */
export interface ExternalEstablishedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  /** Number of the calling party. */
  ani?: string;
  aniName?: string;
  /** Number that was dialled. */
  dnis?: string;
  dnisName?: string;
  initialConfiguration: InitialConfiguration;
  sourceConfiguration: SourceConfiguration;
}

/** A party has been put on hold or taken off it. */
export interface HoldUpdatedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  held: boolean;
}

/** How a voice communication stood when it began. */
export interface InitialConfiguration {
  audioState?: AudioState;
  /** False for one that began as connected. */
  alerting?: boolean;
  /** As the contact centre sees it. */
  inbound?: boolean;
  /** The communication that brought this one in. */
  invitedBy?: string;
  recordingActive?: boolean;
  /** Kept for diagnosis, not searchable. */
  additionalInfo?: Dictionary<string>;
}

/** An IVR has taken a call. */
export interface IvrEstablishedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  ivrPhoneNumber?: string;
  ivrName?: string;
  /** Number of the calling party. */
  ani?: string;
  /** Number that was dialled. */
  dnis?: string;
  initialConfiguration: InitialConfiguration;
  sourceConfiguration: SourceConfiguration;
}

/** A phone has joined a call. */
export interface PhoneEstablishedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  phoneNumber?: string;
  /** Number of the calling party. */
  ani?: string;
  /** Number that was dialled. */
  dnis?: string;
  initialConfiguration: InitialConfiguration;
  sourceConfiguration: SourceConfiguration;
}

/** The transfer of a call to a phone number has begun. */
export interface PhoneTransferEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  transferType: OpenEnum<'Attended' | 'Unattended'>;
  /** Names the transfer in the events that follow. */
  commandId: string;
  initiatingCommunicationId: string;
  /** The communication transferred away from, often the one that initiates. */
  targetCommunicationId: string;
  /** The communication being transferred. */
  objectCommunicationId: string;
  destinationPhoneNumber: string;
}

/** An outcome that counts for a custom indicator of predictive routing. */
export interface PredictiveRoutingCustomKpiAttributionEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  externalContactId?: string;
  conversationId?: string;
  agentId?: string;
  kpiId: string;
  /** What the outcome is worth to the indicator. */
  associatedValue: number;
}

export type ProgressConsultTransferEvent = ConsultTransferEvent;

export interface ProgressTransferEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  /** The transfer's id, as given when it began. */
  commandId: string;
  /** The communication being transferred. */
  objectCommunicationId: string;
  /** The communication it is transferred to. */
  destinationCommunicationId: string;
}

/** A call has come to a queue. */
export interface RoutingEstablishedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  phoneNumber?: string;
  queueId: string;
  /** Number of the calling party. */
  ani?: string;
  /** Number that was dialled. */
  dnis?: string;
  skillIds?: string[];
  languageId?: string;
  initialConfiguration: InitialConfiguration;
  sourceConfiguration: SourceConfiguration;
}

/** The transfer of a call to a queue has begun. */
export interface RoutingTransferEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  transferType: OpenEnum<'Attended' | 'Unattended'>;
  /** Names the transfer in the events that follow. */
  commandId: string;
  initiatingCommunicationId: string;
  /** The communication transferred away from, often the one that initiates. */
  targetCommunicationId: string;
  /** The communication being transferred. */
  objectCommunicationId: string;
  destinationQueueId: string;
  languageId?: string;
  skillIds?: string[];
}

/** Where an external conversation comes from. */
export interface SourceConfiguration {
  /** The external platform. */
  sourceId: string;
  /** The conversation's id on that platform. */
  interactionId: string;
  /** Becomes the conversation's external tag. */
  tagId?: string;
}

/** A user has joined a call. */
export interface UserEstablishedEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  communicationId: string;
  /** Where the user was reached, if it is not a number known of them. */
  phoneNumber?: string;
  userId: string;
  stationId?: string;
  /** Number of the calling party. */
  ani?: string;
  /** Number that was dialled. */
  dnis?: string;
  /** Whether the user has to complete after-call work. */
  afterCallWorkRequired?: boolean;
  /** Queue on whose behalf the user calls, for outbound calls. */
  queueId?: string;
  initialConfiguration: InitialConfiguration;
  sourceConfiguration: SourceConfiguration;
}

/** A user's presence has changed on an external platform. */
export interface UserPresenceEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  userId: string;
  /** Presence source that the external platform is. */
  sourceId: string;
  presenceDefinitionId?: string;
  message?: string;
}

/** An agent's routing status has changed on an external platform. */
export interface UserRoutingStatusEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  agentId: string;
  status: OpenEnum<'OffQueue' | 'Idle' | 'Interacting' | 'Communicating' | 'NotResponding'>;
  /** The external platform. */
  sourceId: string;
}

/** The transfer of a call to a user has begun. */
export interface UserTransferEvent {
  eventId: string;
  /** @format date-time */
  eventDateTime: string;
  conversationId: string;
  transferType: OpenEnum<'Attended' | 'Unattended'>;
  /** Names the transfer in the events that follow. */
  commandId: string;
  initiatingCommunicationId: string;
  /** The communication transferred away from, often the one that initiates. */
  targetCommunicationId: string;
  /** The communication being transferred. */
  objectCommunicationId: string;
  destinationUserId: string;
}
