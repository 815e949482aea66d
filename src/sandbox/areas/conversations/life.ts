import type { StoredQueue } from '../../store/store.js';
import { primaryPresence, routingStatusOf } from '../users/user.js';
import type { World } from '../../store/world.js';
import { enterFuturePresence, setRoutingStatus } from '../users/routing-status.js';
import { announce } from './announce.js';
import { nextWidening } from './candidates.js';
import { consultedBy, partiesHandingOver, releaseConsult, settleConsult } from './participants/consult.js';
import {
  alertingTimeout,
  conversationsOf,
  isActive,
  isInAcw,
  isSupervisor,
  saveConversation,
  liveConversations,
  waitingParty,
  wrapupPrompt,
  wrapupTimeout,
} from './model.js';
import type { Party, PartyState, Purpose, StoredConversation, Wishes } from './model.js';
import { closeSpan, hold as holdParty, openSpan } from './spans.js';

/** After-call work that always lasts until its timeout. */
export const FORCED_TIMEOUT = 'MANDATORY_FORCED_TIMEOUT';

/** How long a dialled party lets it ring, in ms. */
const RINGING_MS = 4000;

type PartyFields = Partial<Omit<Party, 'id' | 'sessionId' | 'purpose' | 'state' | 'start' | 'spans'>>;

/** Adds a party to the conversation. */
export function addParty(
  world: World,
  conversation: StoredConversation,
  purpose: Purpose,
  state: PartyState,
  fields: PartyFields = {},
): Party {
  const now = world.now();
  const party: Party = {
    attributes: {},
    ...fields,
    id: world.newId(),
    sessionId: world.newId(),
    purpose,
    state,
    start: now,
    spans: [],
  };
  conversation.parties.push(party);
  conversationsOf(world).indexParty(conversation);
  openSpan(party, now, state);
  if (state === 'connected') party.connected = now;
  return party;
}

/** Applies `change` to a conversation, then stores and announces it. */
export function changeConversation(world: World, conversation: StoredConversation, change: () => void): void {
  change();
  saveConversation(world, conversation);
  announce(world, conversation);
}

/** Connects a party that was alerting or dialled. */
export function connect(world: World, conversation: StoredConversation, party: Party): void {
  if (party.state === 'connected' || !isActive(party)) return;
  const now = world.now();
  closeSpan(party, now);
  party.state = 'connected';
  party.connected ??= now;
  openSpan(party, now, 'connected');
  const queueParty = waitingParty(conversation);
  if (party.purpose === 'agent' && queueParty) leave(world, queueParty, 'transfer');
  for (const other of partiesHandingOver(conversation, [party.id, queueParty?.id])) leave(world, other, 'transfer');
  const initiator = party.speakTo && conversation.parties.find(({ id }) => id === party.consults);
  if (initiator) settleConsult(conversation, initiator, party, now);
  if (party.userId === undefined || party.queueId === undefined) return;
  if (conversation.media === 'call') holdOthers(world, conversation, party.userId);
  if (routingStatusOf(world, party.userId).status !== 'INTERACTING') setRoutingStatus(world, party.userId, 'INTERACTING');
}

/** An agent who answers a second call puts the first one on hold. */
function holdOthers(world: World, answeredCall: StoredConversation, userId: string): void {
  for (const conversation of conversationsOf(world).ofUser(userId)) {
    if (conversation === answeredCall || conversation.media !== 'call') continue;
    const userParty = conversation.parties.find((party) => party.userId === userId && party.state === 'connected');
    if (!userParty || userParty.held === true || isSupervisor(userParty)) continue;
    changeConversation(world, conversation, () => {
      hold(world, userParty, true);
    });
  }
}

/** Disconnects a party, and ends the conversation if no other party is left to talk to. */
export function disconnect(world: World, conversation: StoredConversation, party: Party, disconnectType = 'client'): void {
  if (!isActive(party)) return;
  const wasAlerting = party.state === 'alerting';
  const isHandingOver = endConsult(world, conversation, party);
  leave(world, party, isHandingOver ? 'transfer.consult' : disconnectType);
  for (const other of conversation.parties) {
    if ((other.monitors === party.id || other.coaches === party.id) && isActive(other)) leave(world, other, 'peer');
  }
  // An agent who declines an interaction is not responding, and gets no other until they change their status.
  if (wasAlerting && party.userId !== undefined && party.queueId !== undefined) {
    setRoutingStatus(world, party.userId, 'NOT_RESPONDING');
  }
  const customers = conversation.parties.filter((other) => other.purpose === 'customer');
  const others = conversation.parties.filter((other) => other.purpose !== 'customer' && isActive(other) && !isSupervisor(other));
  const isOver = others.length === 0 || (customers.length > 0 && !customers.some(isActive));
  if (isOver) endConversation(world, conversation, 'peer');
}

/** Ends a party's consultation when the party leaves. @returns whether the conversation passes to the consulted party. */
function endConsult(world: World, conversation: StoredConversation, party: Party): boolean {
  const now = world.now();
  const consultedParty = consultedBy(conversation, party);
  if (consultedParty) releaseConsult(conversation, party, consultedParty, now);
  const initiator = party.speakTo && conversation.parties.find(({ id }) => id === party.consults);
  if (initiator) releaseConsult(conversation, initiator, party, now);
  return consultedParty !== undefined;
}

export function endConversation(world: World, conversation: StoredConversation, disconnectType: string): void {
  for (const party of conversation.parties) if (isActive(party)) leave(world, party, disconnectType);
  conversation.end ??= world.now();
}

function leave(world: World, party: Party, disconnectType: string): void {
  const now = world.now();
  const wasConnected = party.connected !== undefined;
  closeSpan(party, now);
  party.state = 'disconnected';
  party.end = now;
  party.held = false;
  party.disconnectType = disconnectType;
  if (party.purpose !== 'agent' || party.queueId === undefined || !wasConnected) return;
  const prompt = wrapupPrompt(world, party.queueId);
  party.wrapupRequired = party.acwRequired ?? prompt.startsWith('MANDATORY');
  const isWrappedUp = party.wrapup !== undefined && party.wrapup.provisional !== true && prompt !== FORCED_TIMEOUT;
  if (party.wrapupRequired && !isWrappedUp && party.wrapupSkipped !== true) {
    party.startAcw = now;
    party.spans.push({ type: 'wrapup', start: now });
  } else {
    releaseAgent(world, party);
  }
}

/** Ends the after-call work and makes the agent available again. */
export function finishAcw(world: World, party: Party): void {
  if (!isInAcw(party)) return;
  closeSpan(party, world.now());
  party.endAcw = world.now();
  releaseAgent(world, party);
}

function releaseAgent(world: World, { userId }: Party): void {
  if (userId === undefined) return;
  const hasEntered = !isInteracting(world, userId) && enterFuturePresence(world, userId);
  if (isBusy(world, userId)) return;
  if (!hasEntered && routingStatusOf(world, userId).status !== 'INTERACTING') return;
  const isOnQueue = primaryPresence(world, userId).presenceDefinition?.systemPresence === 'On Queue';
  setRoutingStatus(world, userId, isOnQueue ? 'IDLE' : 'OFF_QUEUE');
}

/** Whether a user is connected, alerted or in after-call work. */
export function isBusy(world: World, userId: string): boolean {
  const conversations = conversationsOf(world).ofUser(userId);
  return conversations.some(({ parties }) => parties.some((party) => party.userId === userId && isAtWork(party)));
}

/** Whether a user is connected to an interaction of a queue, or in after-call work of one. */
export function isInteracting(world: World, userId: string): boolean {
  return conversationsOf(world)
    .ofUser(userId)
    .some(({ parties }) =>
      parties.some(
        (party) => party.userId === userId && party.queueId !== undefined && (party.state === 'connected' || isInAcw(party)),
      ),
    );
}

/** A parked interaction does not count as the agent's work. */
export const isAtWork = (party: Party): boolean => (isActive(party) && party.state !== 'parked') || isInAcw(party);

/** Parks the conversation and makes the agent available again. */
export function park(world: World, party: Party, until?: number): void {
  const now = world.now();
  closeSpan(party, now);
  party.state = 'parked';
  party.held = false;
  party.parked = { at: now, ...(until !== undefined && { until }) };
  openSpan(party, now, 'parked');
  releaseAgent(world, party);
}

export function hold(world: World, party: Party, isHeld: boolean): void {
  holdParty(party, isHeld, world.now());
}

/** Puts the conversation into a queue, where it waits until an agent answers. */
export function enqueue(world: World, conversation: StoredConversation, queue: StoredQueue, wishes?: Wishes): Party {
  return addParty(world, conversation, 'acd', 'connected', { name: queue.name, queueId: queue.id, ...(wishes && { wishes }) });
}

/** Alerts an agent for a queue. */
export function alert(world: World, conversation: StoredConversation, userId: string, queueId: string | undefined): Party {
  const user = world.store.users.get(userId);
  const wishes = waitingParty(conversation)?.wishes;
  const party = addParty(world, conversation, queueId === undefined ? 'user' : 'agent', 'alerting', {
    name: user.name,
    userId,
    ...(wishes && { wishes }),
    ...(queueId !== undefined && { queueId, wrapupRequired: wrapupPrompt(world, queueId).startsWith('MANDATORY') }),
  });
  if (user.acdAutoAnswer === true) connect(world, conversation, party);
  return party;
}

/** Stops alerting an agent, so that another one can be alerted. */
export function withdrawAlerts(world: World, { parties }: StoredConversation): void {
  for (const party of parties) if (party.purpose === 'agent' && party.state === 'alerting') leave(world, party, 'transfer');
}

/**
 * Applies all changes that are due by now: dialled parties answer, unanswered alerts end, parked interactions resume, and
 * after-call work times out.
 */
export function applyDueChanges(world: World): void {
  for (const conversation of liveConversations(world)) applyDueConversationChanges(world, conversation);
}

/** Applies the changes to one conversation that are due by now. */
export function applyDueConversationChanges(world: World, conversation: StoredConversation): void {
  const now = world.now();
  const dueParties = conversation.parties.filter((party) => dueTime(world, conversation, party) <= now);
  if (dueParties.length === 0) return;
  changeConversation(world, conversation, () => {
    for (const party of dueParties) {
      if (party.state === 'dialing' || party.state === 'parked') connect(world, conversation, party);
      else if (party.state === 'alerting') disconnect(world, conversation, party, 'transfer.noanswer');
      else {
        party.wrapup ??= { code: 'ININ-WRAP-UP-TIMEOUT', name: 'ININ-WRAP-UP-TIMEOUT', end: now };
        delete party.wrapup.provisional;
        finishAcw(world, party);
      }
    }
  });
}

/** When a party next changes by time alone; Infinity for most. */
function dueTime(world: World, conversation: StoredConversation, party: Party): number {
  if (party.state === 'dialing') return party.start + RINGING_MS;
  if (party.state === 'parked') return party.parked?.until ?? Number.POSITIVE_INFINITY;
  if (party.state === 'alerting' && party.queueId !== undefined) {
    return party.start + alertingTimeout(world, conversation, party.queueId) * 1000;
  }
  if (!isInAcw(party) || party.startAcw === undefined) return Number.POSITIVE_INFINITY;
  const timeout = wrapupTimeout(world, party.queueId ?? '');
  return timeout === undefined ? Number.POSITIVE_INFINITY : party.startAcw + timeout;
}

/** When a conversation next changes by time alone, after `moment`; Infinity if never. */
export function nextDue(world: World, conversation: StoredConversation, moment: number): number {
  const { parties, callback } = conversation;
  const dueTimes = parties.map((party) => dueTime(world, conversation, party));
  const { scheduled = moment } = callback ?? {};
  const wideningTime = nextWidening(world, conversation, moment);
  return Math.min(...dueTimes, wideningTime, scheduled > moment ? scheduled : Number.POSITIVE_INFINITY);
}
