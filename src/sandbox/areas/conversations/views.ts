import type {
  AssignedWrapupCode,
  CallConversation,
  CallMediaParticipant,
  Conversation,
  MessageDetails,
  Participant,
  Wrapup,
} from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { alertingTimeout, familyOf, iso, isInternal, omitUndefined, wrapupPrompt, wrapupTimeout } from './model.js';
import type { ConversationMessage, Party, StoredConversation, Wishes } from './model.js';

const optionalIso = (time: number | undefined): string | undefined => (time === undefined ? undefined : iso(time));

/** A conversation in the form of `/api/v2/conversations/{conversationId}`: participants with their communications. */
export function conversationView(world: World, conversation: StoredConversation): Conversation {
  const { id, start, end, address, externalTag, recordingState, divisionId, utilizationLabelId } = conversation;
  const division = world.store.divisions.find(divisionId);
  const queueIds = conversation.parties.flatMap(({ queueId }) => queueId ?? []);
  return omitUndefined({
    id,
    startTime: iso(start),
    endTime: optionalIso(end),
    address,
    externalTag,
    participants: conversation.parties.map((party) => participantView(world, conversation, party)),
    recordingState: recordingState.toUpperCase(),
    conversationIds: [],
    utilizationLabelId,
    divisions: [
      {
        division: { id: divisionId, name: division?.name ?? '' },
        entities: [...new Set(queueIds)].map((queueId) => ({ id: queueId })),
      },
    ],
    selfUri: `/api/v2/conversations/${id}`,
  });
}

export function participantView(world: World, conversation: StoredConversation, party: Party): Participant {
  const queue = party.queueId === undefined ? undefined : world.store.queues.find(party.queueId);
  return omitUndefined({
    id: party.id,
    name: party.name,
    purpose: party.purpose,
    address: party.address,
    attributes: party.attributes,
    startTime: iso(party.start),
    connectedTime: optionalIso(party.connected),
    endTime: optionalIso(party.end),
    userId: party.userId,
    userUri: party.userId === undefined ? undefined : `/api/v2/users/${party.userId}`,
    queueId: party.queueId,
    queueName: queue?.name,
    participantType: isInternal(party) ? 'Internal' : 'External',
    externalContactId: party.externalContactId,
    ...wrapupFields(world, party),
    ...legFields(world, conversation, party),
    [familyOf(conversation.media).communications]: [communicationView(conversation, party)],
  });
}

/** The fields about after-call work, which participants have in both forms. */
function wrapupFields(world: World, party: Party): Partial<Participant> {
  const prompt = party.queueId === undefined ? undefined : wrapupPrompt(world, party.queueId);
  return omitUndefined({
    wrapupRequired: party.wrapupRequired ?? false,
    wrapupSkipped: party.wrapupSkipped,
    wrapup: wrapupView(party),
    startAcwTime: optionalIso(party.startAcw),
    endAcwTime: optionalIso(party.endAcw),
    flaggedReason: party.flaggedReason,
    consultParticipantId: party.consults,
    wrapupPrompt: party.purpose === 'agent' && prompt !== undefined ? toCamelCase(prompt) : undefined,
    wrapupTimeoutMs: party.purpose === 'agent' ? wrapupTimeout(world, party.queueId ?? '') : undefined,
  });
}

/** The other parties that a participant refers to, and the requirements for its agent. */
function legFields(world: World, conversation: StoredConversation, party: Party): Partial<Participant> {
  const { queueId, wishes, state } = party;
  const rings = state === 'alerting' && queueId !== undefined ? alertingTimeout(world, conversation, queueId) : undefined;
  return omitUndefined({
    monitoredParticipantId: party.monitors,
    coachedParticipantId: party.coaches,
    alertingTimeoutMs: rings === undefined ? undefined : rings * 1000,
    conversationRoutingData: queueId !== undefined && isOfQueue(party) ? routingData(queueId, wishes) : undefined,
  });
}

const isOfQueue = ({ purpose }: Party): boolean => purpose === 'acd' || purpose === 'agent';

function routingData(queueId: string, { skillIds = [], languageId, priority = 0, agents = [] }: Wishes = {}) {
  return omitUndefined({
    queue: { id: queueId, selfUri: `/api/v2/routing/queues/${queueId}` },
    language: languageId === undefined ? undefined : { id: languageId, selfUri: `/api/v2/routing/languages/${languageId}` },
    priority,
    skills: skillIds.map((id) => ({ id, selfUri: `/api/v2/routing/skills/${id}` })),
    scoredAgents: agents.map(({ id, score }) => ({ agent: { id, selfUri: `/api/v2/users/${id}` }, score })),
  });
}

/** The API returns `timeout` for the queue setting `MANDATORY_TIMEOUT`. */
function toCamelCase(prompt: string): string {
  const names: Record<string, string> = { MANDATORY_TIMEOUT: 'timeout', MANDATORY_FORCED_TIMEOUT: 'forcedTimeout' };
  return names[prompt] ?? prompt.toLowerCase().replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

export function wrapupView({ wrapup }: Party): Wrapup | undefined {
  if (!wrapup) return undefined;
  const { end, ...fields } = wrapup;
  return { ...fields, endTime: iso(end) };
}

/** The final wrap-up; a provisional one only on request. */
export function assignedWrapup(party: Party, shouldIncludeProvisional: boolean): AssignedWrapupCode {
  if (party.wrapup?.provisional === true && !shouldIncludeProvisional) return {};
  const { name: _, provisional: __, ...wrapup } = wrapupView(party) ?? {};
  return wrapup;
}

function communicationView(conversation: StoredConversation, party: Party): Record<string, unknown> {
  const { media, direction, callback, recordingState, subject } = conversation;
  const holdStart = party.held === true ? party.spans.at(-1)?.start : undefined;
  return omitUndefined({
    id: party.sessionId,
    state: party.state,
    direction,
    provider: providerOf(conversation),
    held: party.held ?? false,
    muted: media === 'call' ? (party.muted ?? false) : undefined,
    confined: media === 'call' ? (party.confined ?? false) : undefined,
    ...(media === 'call' && { recording: recordingState === 'active', recordingState }),
    startAlertingTime: optionalIso(party.spans.find(({ type }) => type === 'alert')?.start),
    startHoldTime: optionalIso(holdStart),
    connectedTime: optionalIso(party.connected),
    disconnectedTime: optionalIso(party.end),
    disconnectType: party.disconnectType,
    wrapup: wrapupView(party),
    ...parkingFields(party),
    // The contract requires the end of a segment.
    segments: party.spans.flatMap(({ type, start, end }) =>
      end === undefined
        ? []
        : [{ type: type === 'alert' ? 'Alert' : capitalize(type), startTime: iso(start), endTime: iso(end) }],
    ),
    ...(media === 'call' && { uuiData: party.uuiData }),
    ...(media === 'email' && { subject, messagesSent: messagesSent(conversation, party) }),
    ...(media === 'message' && {
      type: messengerType(conversation),
      messages: conversation.messages.map(messageDetails),
    }),
    ...(callback && {
      callbackNumbers: callback.numbers,
      callbackUserName: callback.userName,
      scriptId: callback.scriptId,
      callbackScheduledTime: optionalIso(callback.scheduled),
    }),
  });
}

const messagesSent = ({ messages }: StoredConversation, { id }: Party): number =>
  messages.filter(({ partyId }) => partyId === id).length;

export const messengerType = ({ messenger }: StoredConversation): string => messenger?.type ?? 'sms';

function messageDetails({ id, time, content }: ConversationMessage): MessageDetails {
  const { status, media } = content as Pick<MessageDetails, 'media'> & { status?: string };
  return omitUndefined({ messageId: id, messageTime: iso(time), messageStatus: status, media });
}

/** The time of parking remains afterwards, while the time of resuming is returned only during it. */
function parkingFields({ parked, state }: Party) {
  return { parkTime: optionalIso(parked?.at), resumeTime: state === 'parked' ? optionalIso(parked?.until) : undefined };
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function providerOf({ media }: StoredConversation): string {
  return media === 'call' || media === 'callback' ? 'Sandbox Edge' : `Sandbox ${capitalize(media)}`;
}

/** A conversation in the form of its media type, e.g. `/api/v2/conversations/calls/{conversationId}`: participants are flat. */
export function familyView(world: World, conversation: StoredConversation): CallConversation {
  const { id, media, recordingState, utilizationLabelId } = conversation;
  return omitUndefined({
    id,
    utilizationLabelId,
    participants: conversation.parties.map((party) => mediaParticipant(world, conversation, party)),
    otherMediaUris: [],
    recordingState: media === 'call' ? recordingState : undefined,
    selfUri: `/api/v2/conversations/${familyOf(media).path}/${id}`,
  });
}

function contactReference({ externalContactId: id }: Party) {
  return id === undefined ? undefined : { id, selfUri: `/api/v2/externalcontacts/contacts/${id}` };
}

function mediaParticipant(world: World, conversation: StoredConversation, party: Party): CallMediaParticipant {
  const { media, direction, callback, subject } = conversation;
  const isCall = media === 'call';
  const holdStart = party.held === true ? party.spans.at(-1)?.start : undefined;
  return omitUndefined({
    id: party.id,
    name: party.name,
    address: party.address,
    purpose: party.purpose,
    state: party.state,
    direction,
    startTime: iso(party.start),
    connectedTime: optionalIso(party.connected),
    endTime: optionalIso(party.end),
    startHoldTime: optionalIso(holdStart),
    disconnectType: party.disconnectType,
    held: party.held ?? false,
    ...parkingFields(party),
    user: party.userId === undefined ? undefined : { id: party.userId, selfUri: `/api/v2/users/${party.userId}` },
    queue: party.queueId === undefined ? undefined : { id: party.queueId, selfUri: `/api/v2/routing/queues/${party.queueId}` },
    externalContact: contactReference(party),
    attributes: party.attributes,
    provider: providerOf(conversation),
    peer: party.sessionId,
    ...wrapupFields(world, party),
    ...legFields(world, conversation, party),
    ...(isCall && { uuiData: party.uuiData }),
    ...(isCall && {
      muted: party.muted ?? false,
      confined: party.confined ?? false,
      recording: conversation.recordingState === 'active',
    }),
    ...(isCall && { recordingState: conversation.recordingState }),
    ...(callback && {
      callbackNumbers: callback.numbers,
      callbackUserName: callback.userName,
      scriptId: callback.scriptId,
      callbackScheduledTime: optionalIso(callback.scheduled),
    }),
    ...(media === 'email' && { subject, messagesSent: messagesSent(conversation, party) }),
    ...(media === 'message' && {
      messages: conversation.messages.map(messageDetails),
    }),
  });
}
