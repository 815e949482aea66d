import type { MessageId } from '../messages/en.js';
import type { IconName } from '../shared/icons.js';
import { text } from '../shared/text.js';
import type { directions, mediaTypes } from './filters/filters.js';
import type { Outcome } from './outcome.js';

/** Returns the user-friendly words for a name of the platform. Unknown names are shown unchanged. */
export function labelOf(names: Readonly<Partial<Record<string, MessageId>>>, value: string | undefined): string | undefined {
  const id = names[value ?? ''];
  return id === undefined ? value : text(id);
}

/** The media types of the filter, and those that conversations may have besides. */
type MediaType = (typeof mediaTypes)[number] | 'cobrowse' | 'screenshare' | 'video';

export const mediaNames: Readonly<Record<MediaType, MessageId>> = {
  voice: 'media.voice',
  callback: 'media.callback',
  chat: 'media.chat',
  email: 'media.email',
  message: 'media.message',
  cobrowse: 'media.cobrowse',
  screenshare: 'media.screenshare',
  video: 'media.video',
};

export function mediaIcon(media: string | undefined): IconName {
  if (media === 'voice' || media === 'callback') return 'phone';
  return media === 'email' ? 'email' : 'chat';
}

export const directionNames: Readonly<Record<(typeof directions)[number], MessageId>> = {
  inbound: 'direction.inbound',
  outbound: 'direction.outbound',
};

export const outcomeNames: Readonly<Record<Outcome, MessageId>> = {
  ongoing: 'outcome.ongoing',
  answered: 'outcome.answered',
  abandoned: 'outcome.abandoned',
  transferred: 'outcome.transferred',
  voicemail: 'outcome.voicemail',
  callback: 'outcome.callback',
  unanswered: 'outcome.unanswered',
};

export const purposeNames: Readonly<Record<string, MessageId>> = {
  customer: 'purpose.customer',
  external: 'purpose.external',
  acd: 'purpose.acd',
  agent: 'purpose.agent',
  user: 'purpose.user',
  ivr: 'purpose.ivr',
  workflow: 'purpose.workflow',
  botflow: 'purpose.botflow',
  voicemail: 'purpose.voicemail',
  dialer: 'purpose.dialer',
  campaign: 'purpose.campaign',
};

export const disconnectNames: Readonly<Record<string, MessageId>> = {
  client: 'disconnect.client',
  endpoint: 'disconnect.endpoint',
  peer: 'disconnect.peer',
  system: 'disconnect.system',
  transfer: 'disconnect.transfer',
  consultTransfer: 'disconnect.consultTransfer',
  noAnswerTransfer: 'disconnect.noAnswerTransfer',
  conferenceTransfer: 'disconnect.conferenceTransfer',
  forwardTransfer: 'disconnect.forwardTransfer',
  notAvailableTransfer: 'disconnect.notAvailableTransfer',
  timeout: 'disconnect.timeout',
  error: 'disconnect.error',
  transportFailure: 'disconnect.transportFailure',
  uncallable: 'disconnect.uncallable',
  spam: 'disconnect.spam',
  other: 'disconnect.other',
};
