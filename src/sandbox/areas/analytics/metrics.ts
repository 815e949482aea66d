import type { World } from '../../store/world.js';
import { isSupervisor } from '../conversations/model.js';
import type { Party, SpanType, StoredConversation } from '../conversations/model.js';

/** The metrics that are measured for a party. */
export const partyMetrics = [
  'nOffered',
  'tWait',
  'tAcd',
  'tAnswered',
  'tAbandon',
  'tShortAbandon',
  'nOverSla',
  'tAlert',
  'tDialing',
  'nOutbound',
  'nOutboundAttempted',
  'tNotResponding',
  'nConnected',
  'nOutboundConnected',
  'nConsult',
  'tMonitoring',
  'tCoaching',
  'tTalk',
  'tTalkComplete',
  'tHeld',
  'tHeldComplete',
  'nTransferred',
  'nConsultTransferred',
  'nBlindTransferred',
  'tAcw',
  'tHandle',
  'tConversationDuration',
] as const;

export type PartyMetric = (typeof partyMetrics)[number];

/** Receives a measurement: ms for times, 1 for counts, and the time at which it became final. */
export type Visit = (metric: PartyMetric, value: number, time: number, party: Party) => void;

export interface Measurement {
  metric: string;
  value: number;
  time: number;
  party: Party;
}

/** A conversation's measurements so far, without times that are still in progress. */
export function measurementsOf(world: World, conversation: StoredConversation): Measurement[] {
  const measurements: Measurement[] = [];
  measure(world, conversation, (metric, value, time, party) => {
    measurements.push({ metric, value, time, party });
  });
  return measurements;
}

/** Passes the measurements to `visit` one by one, which avoids a list of them for each of many conversations. */
export function measure(world: World, conversation: StoredConversation, visit: Visit): void {
  measureWaits(conversation, (metric, value, time, party) => {
    if (metric !== 'nOverSla') visit(metric, value, time, party);
    else if (value > serviceLevel(world, conversation, party.queueId).target) visit(metric, 1, time, party);
  });
}

/**
 * Passes the measurements to `visit` as far as the conversation alone decides them: `nOverSla` for each wait, with its length,
 * because the queue's service level decides whether it counts.
 */
export function measureWaits(conversation: StoredConversation, visit: Visit): void {
  for (const party of conversation.parties) {
    if (party.purpose === 'acd') measureQueue(conversation, party, visit);
    else if (party.purpose === 'agent' || party.purpose === 'user') measureAgent(conversation, party, visit);
  }
  const [firstParty] = conversation.parties;
  if (conversation.end !== undefined && firstParty) {
    visit('tConversationDuration', conversation.end - conversation.start, conversation.end, firstParty);
  }
}

function measureQueue(conversation: StoredConversation, party: Party, visit: Visit): void {
  visit('nOffered', 1, party.start, party);
  const { end } = party;
  if (end === undefined) return;
  const waitTime = end - party.start;
  visit('tWait', waitTime, end, party);
  visit('tAcd', waitTime, end, party);
  // An answered interaction counts for the agent.
  if (party.disconnectType === 'transfer') visit('tAnswered', waitTime, end, answeringAgent(conversation, party) ?? party);
  else visit('tAbandon', waitTime, end, party);
  if (party.disconnectType !== 'transfer' && waitTime < 10_000) visit('tShortAbandon', waitTime, end, party);
  visit('nOverSla', waitTime, end, party);
}

function answeringAgent({ parties }: StoredConversation, { queueId, end }: Party): Party | undefined {
  for (const party of parties)
    if (party.connected === end && party.purpose === 'agent' && party.queueId === queueId) return party;
  return undefined;
}

export interface ServiceLevel {
  target: number;
  targetRatio: number;
}

/** The longest wait that meets the queue's service level, in ms, and the share of interactions that should meet it. */
export function serviceLevel(world: World, { media }: Pick<StoredConversation, 'media'>, queueId = ''): ServiceLevel {
  const { durationMs = 20_000, percentage = 0.8 } = world.store.queues.find(queueId)?.mediaSettings?.[media]?.serviceLevel ?? {};
  return { target: durationMs, targetRatio: percentage };
}

/** Whether an agent did not answer an alert. If the customer hung up or another user got the interaction, the agent is not at fault. */
const hasIgnoredAlert = ({ disconnectType = '' }: Party): boolean => !['peer', 'system', 'transfer'].includes(disconnectType);

function measureAgent(conversation: StoredConversation, party: Party, visit: Visit): void {
  const add = (metric: PartyMetric, value: number | undefined, time: number): void => {
    if (value !== undefined) visit(metric, value, time, party);
  };
  const {
    alert: alertTime,
    dialing: dialTime,
    interact: interactionTime,
    hold: holdTime,
    wrapup: wrapupTime,
    monitoring: monitoringTime,
    coaching: coachingTime,
  } = timeBySpanType(party);
  const end = party.end ?? party.start;
  add('tAlert', alertTime, party.connected ?? end);
  add('tDialing', dialTime, party.connected ?? end);
  if (conversation.direction === 'outbound') {
    add('nOutbound', 1, party.start);
    add('nOutboundAttempted', conversation.campaignId === undefined ? undefined : 1, party.start);
  }
  if (party.connected === undefined) {
    if (party.end !== undefined && hasIgnoredAlert(party)) add('tNotResponding', alertTime, party.end);
    return;
  }
  add('nConnected', 1, party.connected);
  if (conversation.campaignId !== undefined) add('nOutboundConnected', 1, party.connected);
  for (const time of party.consulted ?? []) add('nConsult', 1, time);
  if (party.end === undefined) return;
  if (isSupervisor(party)) {
    const isMonitoring = party.monitors !== undefined;
    add(isMonitoring ? 'tMonitoring' : 'tCoaching', isMonitoring ? monitoringTime : coachingTime, party.end);
    return;
  }
  const talkTime = interactionTime ?? 0;
  add('tTalk', talkTime, party.end);
  add('tTalkComplete', talkTime, party.end);
  add('tHeld', holdTime, party.end);
  add('tHeldComplete', holdTime, party.end);
  if (party.disconnectType?.startsWith('transfer') === true) {
    add('nTransferred', 1, party.end);
    add(party.disconnectType === 'transfer.consult' ? 'nConsultTransferred' : 'nBlindTransferred', 1, party.end);
  }
  if (party.startAcw !== undefined && party.endAcw === undefined) return;
  add('tAcw', wrapupTime, party.endAcw ?? party.end);
  add('tHandle', talkTime + (holdTime ?? 0) + (wrapupTime ?? 0), party.endAcw ?? party.end);
}

/** Total ms of completed spans by type, undefined for types that have none. */
function timeBySpanType({ spans }: Party): Record<SpanType, number | undefined> {
  // All fields from the start, because adding one later takes several times as long.
  const sums: Record<SpanType, number | undefined> = {
    dialing: undefined,
    alert: undefined,
    interact: undefined,
    hold: undefined,
    parked: undefined,
    monitoring: undefined,
    coaching: undefined,
    wrapup: undefined,
  };
  for (const { type, start, end } of spans) if (end !== undefined) sums[type] = (sums[type] ?? 0) + end - start;
  return sums;
}
