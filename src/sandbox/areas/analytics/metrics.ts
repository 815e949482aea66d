import type { World } from '../../world/world.js';
import { familyOf, isSupervisor } from '../conversations/model.js';
import type { Party, SpanType, StoredConversation } from '../conversations/model.js';

/** Something that counts, when it was certain, and whom it concerns. */
export interface Measurement {
  metric: string;
  /** ms for times, 1 for counts. */
  value: number;
  at: number;
  party: Party;
}

/** What a conversation adds to the statistics so far. Times of what is still going on are not in it. */
export function measurementsOf(world: World, conversation: StoredConversation): Measurement[] {
  const found = conversation.parties.flatMap((party) => measurementsOfParty(world, conversation, party));
  const [first] = conversation.parties;
  if (conversation.end !== undefined && first) {
    found.push(measured('tConversationDuration', conversation.end - conversation.start, conversation.end, first));
  }
  return found;
}

const measured = (metric: string, value: number, at: number, party: Party): Measurement => ({ metric, value, at, party });

function measurementsOfParty(world: World, conversation: StoredConversation, party: Party): Measurement[] {
  if (party.purpose === 'acd') return ofQueue(world, conversation, party);
  if (party.purpose === 'agent' || party.purpose === 'user') return ofAgent(conversation, party);
  return [];
}

function ofQueue(world: World, conversation: StoredConversation, party: Party): Measurement[] {
  const found = [measured('nOffered', 1, party.start, party)];
  if (party.end === undefined) return found;
  const wait = party.end - party.start;
  const answered = party.disconnectType === 'transfer';
  found.push(measured('tWait', wait, party.end, party), measured('tAcd', wait, party.end, party));
  found.push(measured(answered ? 'tAnswered' : 'tAbandon', wait, party.end, party));
  if (!answered && wait < 10_000) found.push(measured('tShortAbandon', wait, party.end, party));
  if (wait > serviceLevel(world, conversation, party.queueId).target) found.push(measured('nOverSla', 1, party.end, party));
  return found;
}

/** How long somebody of this queue may wait, in ms, and how many of all may not wait longer. */
export function serviceLevel(world: World, { media }: StoredConversation, queueId = ''): { target: number; share: number } {
  const { durationMs = 20_000, percentage = 0.8 } = world.store.queues.find(queueId)?.mediaSettings?.[media]?.serviceLevel ?? {};
  return { target: durationMs, share: percentage };
}

function ofAgent(conversation: StoredConversation, party: Party): Measurement[] {
  const found: Measurement[] = [];
  const add = (metric: string, value: number | undefined, at: number): void => {
    if (value !== undefined) found.push(measured(metric, value, at, party));
  };
  const alerted = spent(party, 'alert');
  const end = party.end ?? party.start;
  add('tAlert', alerted, party.connected ?? end);
  add('tDialing', spent(party, 'dialing'), party.connected ?? end);
  if (conversation.direction === 'outbound') add('nOutbound', 1, party.start);
  if (party.connected === undefined) {
    if (party.end !== undefined) add('tNotResponding', alerted, party.end);
    return found;
  }
  add('nConnected', 1, party.connected);
  for (const at of party.consulted ?? []) add('nConsult', 1, at);
  if (party.end === undefined) return found;
  if (isSupervisor(party)) {
    const metric = party.monitors === undefined ? 'tCoaching' : 'tMonitoring';
    add(metric, spent(party, party.monitors === undefined ? 'coaching' : 'monitoring'), party.end);
    return found;
  }
  const talk = spent(party, 'interact') ?? 0;
  const held = spent(party, 'hold');
  add('tTalk', talk, party.end);
  add('tTalkComplete', talk, party.end);
  add('tHeld', held, party.end);
  add('tHeldComplete', held, party.end);
  if (party.disconnectType?.startsWith('transfer') === true) {
    add('nTransferred', 1, party.end);
    add(party.disconnectType === 'transfer.consult' ? 'nConsultTransferred' : 'nBlindTransferred', 1, party.end);
  }
  if (party.startAcw !== undefined && party.endAcw === undefined) return found;
  const acw = spent(party, 'wrapup');
  add('tAcw', acw, party.endAcw ?? party.end);
  add('tHandle', talk + (held ?? 0) + (acw ?? 0), party.endAcw ?? party.end);
  return found;
}

/** ms in stretches of this kind that are over; undefined where there were none. */
function spent(party: Party, type: SpanType): number | undefined {
  const ended = party.spans.flatMap((span) => (span.type === type && span.end !== undefined ? [span.end - span.start] : []));
  return ended.length === 0 ? undefined : ended.reduce((sum, ms) => sum + ms, 0);
}

/** What a dimension is for one who took part. */
export function dimension(conversation: StoredConversation, party: Party, name: string): string | undefined {
  switch (name) {
    case 'conversationId':
      return conversation.id;
    case 'mediaType':
      return familyOf(conversation.media).mediaType;
    case 'direction':
    case 'originatingDirection':
      return conversation.direction;
    case 'divisionId':
      return conversation.divisionId;
    case 'externalTag':
      return conversation.externalTag;
    case 'subject':
      return conversation.subject;
    case 'outboundCampaignId':
      return conversation.campaignId;
    case 'queueId':
      return party.queueId;
    case 'userId':
      return party.userId;
    case 'purpose':
      return party.purpose;
    case 'sessionId':
      return party.sessionId;
    case 'participantName':
      return party.name;
    case 'wrapUpCode':
      return party.wrapup?.code;
    case 'wrapUpNote':
      return party.wrapup?.notes;
    case 'disconnectType':
      return party.disconnectType;
    case 'ani':
    case 'addressFrom':
    case 'remote':
      return party.address ?? conversation.address;
    default:
      return undefined;
  }
}
