import type { OpenEnum } from './open-enum.js';
import type { Group } from './shared.js';
import type { VoicemailMessage } from './shared-conversations.js';

/** Who is notified by e-mail of a message for a group. */
export interface GroupEmailPolicy {
  /** Whether each member gets a mail. */
  emailMembers?: boolean;
  /** Whether the mail goes to the group's own address. */
  emailGroup?: boolean;
}

export type VoicemailMessageExpand = OpenEnum<
  | 'callerUser.routingStatus'
  | 'callerUser.primaryPresence'
  | 'callerUser.conversationSummary'
  | 'callerUser.outOfOffice'
  | 'callerUser.geolocation'
>;

export interface CopyVoicemailMessage {
  voicemailMessageId: string;
  /** User to copy the message to; instead of `groupId`. */
  userId?: string;
  /** Group to copy the message to; instead of `userId`. */
  groupId?: string;
}

/** How many digits a voicemail PIN may have. */
export interface PINConfiguration {
  minimumLength?: number;
  maximumLength?: number;
}

/** How calls to a group ring its members, and what happens when no member answers. */
export interface VoicemailGroupPolicy {
  name?: string;
  group?: Group;
  enabled?: boolean;
  sendEmailNotifications?: boolean;
  /** Leaves personal data out of notification mails; the organisation's policy can force it. */
  disableEmailPii?: boolean;
  /** Seconds to ring one member before the next. */
  rotateCallsSecs?: number;
  /** Rounds through the members before giving up. */
  stopRingingAfterRotations?: number;
  /** Group to call when no member has answered. */
  overflowGroupId?: string;
  /** Order in which members are rung. */
  groupAlertType?: OpenEnum<'RANDOM' | 'ROUND_ROBIN' | 'SEQUENTIAL'>;
  /** Prompt played to the member who takes the call. */
  interactiveResponsePromptId?: string;
  /** Whether notification mails contain the message as text. */
  includeEmailTranscriptions?: boolean;
  /** Language of the group's prompts. */
  languagePreference?: string;
  emailPolicy?: GroupEmailPolicy;
  /** Whether a member must confirm before a call to the group is put through. */
  interactiveResponseRequired?: boolean;
  /** Whether members can call out under the group's number. */
  includeGroupNumberInUserCallerIdLists?: boolean;
}

export interface VoicemailMailboxInfo {
  /** Storage used, in bytes. */
  usageSizeBytes?: number;
  totalCount?: number;
  unreadCount?: number;
  /** Messages marked as deleted. */
  deletedCount?: number;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
  id?: string;
  /** Whose mailbox it is. */
  ownerType?: OpenEnum<'User' | 'Group' | 'Queue'>;
  /** @format date-time */
  newestUnreadDate?: string;
  /** @format date-time */
  oldestUnreadDate?: string;
  /** @format date-time */
  newestReadDate?: string;
  /** @format date-time */
  oldestReadDate?: string;
  selfUri?: string;
}

export interface VoicemailMediaInfo {
  id?: string;
  /** Where to download the sound. */
  mediaFileUri?: string;
  /** Where to download the image of its waveform. */
  mediaImageUri?: string;
  waveformData?: number[];
}

export interface VoicemailMessageEntityListing {
  entities: VoicemailMessage[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface VoicemailOrganizationPolicy {
  enabled?: boolean;
  /** Seconds a user's phone rings before voicemail takes the call, unless the user's settings differ. */
  alertTimeoutSeconds?: number;
  pinConfiguration?: PINConfiguration;
  /** What users dial to hear their messages. */
  voicemailExtension?: string;
  /** Ask for the PIN when a mailbox is called from a phone. */
  pinRequired?: boolean;
  /** Have group members confirm before a group call is put through. */
  interactiveResponseRequired?: boolean;
  sendEmailNotifications?: boolean;
  /** Leaves personal data out of notification mails. */
  disableEmailPii?: boolean;
  /** @format date-time */
  modifiedDate?: string;
  /** Whether notification mails contain the message as text. */
  includeEmailTranscriptions?: boolean;
  /** Longest message that a caller can leave, in seconds. */
  maximumRecordingTimeSeconds?: number;
}

export interface VoicemailUserPolicy {
  enabled?: boolean;
  /** Seconds the user's phone rings before voicemail takes the call. */
  alertTimeoutSeconds?: number;
  /** PIN for hearing messages by phone. */
  pin?: string;
  /** @format date-time */
  modifiedDate?: string;
  sendEmailNotifications?: boolean;
}
