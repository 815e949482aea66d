import type { World } from '../../store/world.js';
import { isSupervisor } from '../conversations/model.js';
import type { Party, SpanType, StoredConversation } from '../conversations/model.js';

/** Is told of something that counts: ms for times, 1 for counts, and when it was certain. */
export type Visit = (metric: string, value: number, at: number, party: Party) => void;

export interface Measurement {
  metric: string;
  value: number;
  at: number;
  party: Party;
}

/** What a conversation adds to the statistics so far. Times of what is still going on are not in it. */
export function measurementsOf(world: World, conversation: StoredConversation): Measurement[] {
  const found: Measurement[] = [];
  measure(world, conversation, (metric, value, at, party) => {
    found.push({ metric, value, at, party });
  });
  return found;
}

/** The same one by one: of a hundred thousand conversations nobody wants a list of all. */
export function measure(world: World, conversation: StoredConversation, visit: Visit): void {
  for (const party of conversation.parties) {
    if (party.purpose === 'acd') ofQueue(world, conversation, party, visit);
    else if (party.purpose === 'agent' || party.purpose === 'user') ofAgent(conversation, party, visit);
  }
  const [first] = conversation.parties;
  if (conversation.end !== undefined && first) {
    visit('tConversationDuration', conversation.end - conversation.start, conversation.end, first);
  }
}

function ofQueue(world: World, conversation: StoredConversation, party: Party, visit: Visit): void {
  visit('nOffered', 1, party.start, party);
  const { end } = party;
  if (end === undefined) return;
  const wait = end - party.start;
  visit('tWait', wait, end, party);
  visit('tAcd', wait, end, party);
  // An answer is the agent's.
  if (party.disconnectType === 'transfer') visit('tAnswered', wait, end, answeredBy(conversation, party) ?? party);
  else visit('tAbandon', wait, end, party);
  if (party.disconnectType !== 'transfer' && wait < 10_000) visit('tShortAbandon', wait, end, party);
  if (wait > serviceLevel(world, conversation, party.queueId).target) visit('nOverSla', 1, end, party);
}

const answeredBy = ({ parties }: StoredConversation, { queueId, end }: Party): Party | undefined =>
  parties.find((party) => party.purpose === 'agent' && party.queueId === queueId && party.connected === end);

/** How long somebody of this queue may wait, in ms, and how many of all may not wait longer. */
export function serviceLevel(world: World, { media }: StoredConversation, queueId = ''): { target: number; share: number } {
  const { durationMs = 20_000, percentage = 0.8 } = world.store.queues.find(queueId)?.mediaSettings?.[media]?.serviceLevel ?? {};
  return { target: durationMs, share: percentage };
}

/** Whoever was alerted when the customer hung up, or somebody else was given it, might have answered yet. */
const letItRing = ({ disconnectType = '' }: Party): boolean => !['peer', 'system', 'transfer'].includes(disconnectType);

function ofAgent(conversation: StoredConversation, party: Party, visit: Visit): void {
  const add = (metric: string, value: number | undefined, at: number): void => {
    if (value !== undefined) visit(metric, value, at, party);
  };
  const { alert: alerted, dialing, interact, hold: held, wrapup: acw, monitoring, coaching } = spent(party);
  const end = party.end ?? party.start;
  add('tAlert', alerted, party.connected ?? end);
  add('tDialing', dialing, party.connected ?? end);
  if (conversation.direction === 'outbound') {
    add('nOutbound', 1, party.start);
    add('nOutboundAttempted', conversation.campaignId === undefined ? undefined : 1, party.start);
  }
  if (party.connected === undefined) {
    if (party.end !== undefined && letItRing(party)) add('tNotResponding', alerted, party.end);
    return;
  }
  add('nConnected', 1, party.connected);
  if (conversation.campaignId !== undefined) add('nOutboundConnected', 1, party.connected);
  for (const at of party.consulted ?? []) add('nConsult', 1, at);
  if (party.end === undefined) return;
  if (isSupervisor(party)) {
    const isMonitoring = party.monitors !== undefined;
    add(isMonitoring ? 'tMonitoring' : 'tCoaching', isMonitoring ? monitoring : coaching, party.end);
    return;
  }
  const talk = interact ?? 0;
  add('tTalk', talk, party.end);
  add('tTalkComplete', talk, party.end);
  add('tHeld', held, party.end);
  add('tHeldComplete', held, party.end);
  if (party.disconnectType?.startsWith('transfer') === true) {
    add('nTransferred', 1, party.end);
    add(party.disconnectType === 'transfer.consult' ? 'nConsultTransferred' : 'nBlindTransferred', 1, party.end);
  }
  if (party.startAcw !== undefined && party.endAcw === undefined) return;
  add('tAcw', acw, party.endAcw ?? party.end);
  add('tHandle', talk + (held ?? 0) + (acw ?? 0), party.endAcw ?? party.end);
}

/** ms in stretches of each kind that are over; of what there was none, nothing. */
function spent({ spans }: Party): Partial<Record<SpanType, number>> {
  const sums: Partial<Record<SpanType, number>> = {};
  for (const { type, start, end } of spans) if (end !== undefined) sums[type] = (sums[type] ?? 0) + end - start;
  return sums;
}
