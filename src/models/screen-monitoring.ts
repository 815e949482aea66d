import type { OpenEnum } from './open-enum.js';
import type { AddressableEntityRef } from './shared-references.js';

export interface ScreenMonitorSettings {
  /** Whether agents are notified when monitoring of their screen starts and stops. */
  enableAgentNotifications?: boolean;
  maxSimultaneousScreenMonitoringSessions?: number;
}

export interface ScreenMonitoringDetails {
  count: number;
}

/** A supervisor's live view of an agent's screens. */
export interface ScreenMonitoringSession {
  /** User who watches. */
  sourceUser: AddressableEntityRef;
  /** Agent who is watched. */
  targetUser?: AddressableEntityRef;
  /** Present for sessions at the level of a conversation. */
  conversation?: AddressableEntityRef;
  participantId?: string;
  /** Whether the session follows the agent or belongs to one conversation. */
  monitoringType: OpenEnum<'AgentLevel' | 'ConversationLevel'>;
  dateCreated: string;
  selfUri?: string;
  screenMonitoringId: string;
}

export interface ScreenMonitoringSessionEntityListing {
  entities: ScreenMonitoringSession[];
}

export interface ScreenMonitoringUserDetails {
  /** Sessions in which the user is being watched. */
  count?: number;
  targetUser: AddressableEntityRef;
}

export interface ScreenMonitoringUserDetailsEntityListing {
  entities: ScreenMonitoringUserDetails[];
}

export interface StartScreenMonitorResponseBody {
  /** Id of the session, needed to read and to end it. */
  screenMonitoringId?: string;
}
