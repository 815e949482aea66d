import type { IconName } from '../shared/icons.js';
import type { directions, mediaTypes, periods } from './filters/filters.js';

/** The platform's names in the words of those who work with it. What it adds tomorrow is shown as it calls it. */
export const named = (names: Readonly<Record<string, string>>, value: string | undefined): string | undefined =>
  value === undefined ? undefined : (names[value] ?? value);

export const periodNames: Record<(typeof periods)[number], string> = {
  ...{ today: 'Today', yesterday: 'Yesterday', week: 'Last 7 days', own: 'Own interval' },
};

export const mediaNames: Record<(typeof mediaTypes)[number], string> & Record<string, string> = {
  ...{ voice: 'Call', callback: 'Callback', chat: 'Chat', email: 'E-mail', message: 'Message' },
  ...{ cobrowse: 'Co-browse', screenshare: 'Screen share', video: 'Video' },
};

export const mediaIcon = (media: string | undefined): IconName =>
  media === 'voice' || media === 'callback' ? 'phone' : media === 'email' ? 'email' : 'chat';

export const directionNames: Record<(typeof directions)[number], string> & Record<string, string> = {
  ...{ inbound: 'Inbound', outbound: 'Outbound' },
};

export const purposeNames: Readonly<Record<string, string>> = {
  ...{ customer: 'Customer', external: 'External', acd: 'Queue', agent: 'Agent', user: 'User', ivr: 'IVR' },
  ...{ workflow: 'Workflow', botflow: 'Bot', voicemail: 'Voicemail', dialer: 'Dialler', campaign: 'Campaign' },
};

export const disconnectNames: Readonly<Record<string, string>> = {
  ...{ client: 'hung up here', endpoint: 'hung up', peer: 'the other side hung up', system: 'ended by the system' },
  ...{ transfer: 'transferred', consultTransfer: 'transferred after a consultation', noAnswerTransfer: 'not answered' },
  ...{ conferenceTransfer: 'moved to a conference', forwardTransfer: 'forwarded', notAvailableTransfer: 'not available' },
  ...{ timeout: 'timed out', error: 'failed', transportFailure: 'connection lost', uncallable: 'cannot be called' },
};
