import type { IconName } from '../shared/icons.js';
import type { directions, mediaTypes } from './filters/filters.js';
import type { Outcome } from './outcome.js';

/** User-friendly words for the platform's names. Unknown names are shown unchanged. */
export const labelOf = (names: Readonly<Record<string, string>>, value: string | undefined): string | undefined =>
  value === undefined ? undefined : (names[value] ?? value);

export const mediaNames: Record<(typeof mediaTypes)[number], string> & Record<string, string> = {
  voice: 'Call',
  callback: 'Callback',
  chat: 'Chat',
  email: 'E-mail',
  message: 'Message',
  cobrowse: 'Co-browse',
  screenshare: 'Screen share',
  video: 'Video',
};

export function mediaIcon(media: string | undefined): IconName {
  if (media === 'voice' || media === 'callback') return 'phone';
  return media === 'email' ? 'email' : 'chat';
}

export const directionNames: Record<(typeof directions)[number], string> & Record<string, string> = {
  inbound: 'Inbound',
  outbound: 'Outbound',
};

export const outcomeNames: Record<Outcome, string> = {
  ongoing: 'In progress',
  answered: 'Answered',
  abandoned: 'Abandoned',
  transferred: 'Transferred',
  voicemail: 'Voicemail',
  callback: 'Callback requested',
  unanswered: 'Not answered',
};

export const purposeNames: Readonly<Record<string, string>> = {
  customer: 'Customer',
  external: 'External',
  acd: 'Queue',
  agent: 'Agent',
  user: 'User',
  ivr: 'IVR',
  workflow: 'Workflow',
  botflow: 'Bot',
  voicemail: 'Voicemail',
  dialer: 'Dialler',
  campaign: 'Campaign',
};

export const disconnectNames: Readonly<Record<string, string>> = {
  client: 'Hung up here',
  endpoint: 'Hung up',
  peer: 'Other side hung up',
  system: 'Ended by the system',
  transfer: 'Transferred',
  consultTransfer: 'Transferred after a consultation',
  noAnswerTransfer: 'Did not answer',
  conferenceTransfer: 'Moved to a conference',
  forwardTransfer: 'Forwarded',
  notAvailableTransfer: 'Not available',
  timeout: 'Timed out',
  error: 'Failed',
  transportFailure: 'Connection lost',
  uncallable: 'Cannot be called',
  spam: 'Marked as spam',
  other: 'Ended otherwise',
};
