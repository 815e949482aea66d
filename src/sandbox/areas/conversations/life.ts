import type { StoredQueue } from '../../world/store.js';
import { primaryPresence, routingStatusOf } from '../users/user.js';
import type { World } from '../../world/world.js';
import { setRoutingStatus } from '../users/routing-status.js';
import { announce } from './announce.js';
import { isActive, isInAcw, isWaiting, keepConversation, liveConversations, waitingParty, wrapupPrompt } from './model.js';
import type { Party, PartyState, Purpose, Span, SpanType, StoredConversation } from './model.js';

/** How long whoever is dialled lets it ring, in ms. */
const RINGING = 4000;

type PartyFields = Partial<Omit<Party, 'id' | 'sessionId' | 'purpose' | 'state' | 'start' | 'spans'>>;

/** Someone joins the conversation. */
export function join(
  world: World,
  conversation: StoredConversation,
  purpose: Purpose,
  state: PartyState,
  fields: PartyFields = {},
): Party {
  const now = world.now();
  const party: Party = {
    ...{ attributes: {}, ...fields, id: world.newId(), sessionId: world.newId() },
    ...{ purpose, state, start: now, spans: [] },
  };
  conversation.parties.push(party);
  openSpan(party, now, state);
  if (state === 'connected') party.connected = now;
  return party;
}

const spanTypes: Partial<Record<PartyState, SpanType>> = { dialing: 'dialing', alerting: 'alert', connected: 'interact' };

function openSpan(party: Party, now: number, state: PartyState): void {
  const type = spanTypes[state];
  if (type) party.spans.push({ type, start: now });
}

function closeSpan(party: Party, now: number): void {
  const last: Span | undefined = party.spans.at(-1);
  if (last && last.end === undefined) last.end = now;
}

/** Changes a conversation by `change`, then keeps it and tells all who listen. */
export function changeConversation(world: World, conversation: StoredConversation, change: () => void): void {
  change();
  keepConversation(world, conversation);
  announce(world, conversation);
}

/** What was alerting or dialled is answered. */
export function connect(world: World, conversation: StoredConversation, party: Party): void {
  if (party.state === 'connected' || !isActive(party)) return;
  const now = world.now();
  closeSpan(party, now);
  party.state = 'connected';
  party.connected ??= now;
  openSpan(party, now, 'connected');
  const waiting = waitingParty(conversation);
  if (party.purpose === 'agent' && waiting) leave(world, waiting, 'transfer');
  if (party.userId !== undefined && party.queueId !== undefined) setRoutingStatus(world, party.userId, 'INTERACTING');
}

/** Takes someone out, and ends the conversation where nobody is left to talk to. */
export function disconnect(world: World, conversation: StoredConversation, party: Party, how = 'client'): void {
  if (!isActive(party)) return;
  const unanswered = party.state === 'alerting';
  leave(world, party, how);
  // An agent who declines an interaction gets no other until they say that they are back.
  if (unanswered && party.userId !== undefined && party.queueId !== undefined) {
    setRoutingStatus(world, party.userId, 'NOT_RESPONDING');
  }
  const customers = conversation.parties.filter((other) => other.purpose === 'customer');
  const others = conversation.parties.filter((other) => other.purpose !== 'customer' && isActive(other));
  const isOver = others.length === 0 || (customers.length > 0 && !customers.some(isActive));
  if (isOver) endConversation(world, conversation, 'peer');
}

export function endConversation(world: World, conversation: StoredConversation, how: string): void {
  for (const party of conversation.parties) if (isActive(party)) leave(world, party, how);
  conversation.end ??= world.now();
}

function leave(world: World, party: Party, how: string): void {
  const now = world.now();
  const answered = party.connected !== undefined;
  closeSpan(party, now);
  party.state = 'disconnected';
  party.end = now;
  party.held = false;
  party.disconnectType = how;
  if (party.purpose !== 'agent' || party.queueId === undefined || !answered) return;
  const prompt = wrapupPrompt(world, party.queueId);
  party.wrapupRequired = prompt.startsWith('MANDATORY');
  if (party.wrapupRequired && party.wrapup === undefined && party.wrapupSkipped !== true) {
    party.startAcw = now;
    party.spans.push({ type: 'wrapup', start: now });
  } else {
    release(world, party);
  }
}

/** Ends the after-call work, and gives the agent back to the queues. */
export function finishAcw(world: World, party: Party): void {
  if (!isInAcw(party)) return;
  closeSpan(party, world.now());
  party.endAcw = world.now();
  release(world, party);
}

function release(world: World, { userId }: Party): void {
  if (userId === undefined || isBusy(world, userId)) return;
  if (routingStatusOf(world, userId).status !== 'INTERACTING') return;
  const isOnQueue = primaryPresence(world, userId).presenceDefinition?.systemPresence === 'On Queue';
  setRoutingStatus(world, userId, isOnQueue ? 'IDLE' : 'OFF_QUEUE');
}

/** Whether a user talks, is alerted or does after-call work. */
export function isBusy(world: World, userId: string): boolean {
  return liveConversations(world).some(({ parties }) => parties.some((party) => party.userId === userId && isAtWork(party)));
}

const isAtWork = (party: Party): boolean => isActive(party) || isInAcw(party);

export function hold(world: World, party: Party, held: boolean): void {
  if (party.state !== 'connected' || (party.held ?? false) === held) return;
  const now = world.now();
  closeSpan(party, now);
  party.spans.push({ type: held ? 'hold' : 'interact', start: now });
  party.held = held;
}

/** Puts the conversation into a queue: it waits there until an agent answers. */
export function enqueue(world: World, conversation: StoredConversation, queue: StoredQueue, attributes = {}): Party {
  return join(world, conversation, 'acd', 'connected', { name: queue.name, queueId: queue.id, attributes });
}

/** Alerts an agent for a queue. */
export function alert(world: World, conversation: StoredConversation, userId: string, queueId: string | undefined): Party {
  const user = world.store.users.get(userId);
  const party = join(world, conversation, queueId === undefined ? 'user' : 'agent', 'alerting', {
    ...{ name: user.name, userId },
    ...(queueId !== undefined && { queueId, wrapupRequired: wrapupPrompt(world, queueId).startsWith('MANDATORY') }),
  });
  if (user.acdAutoAnswer === true) connect(world, conversation, party);
  return party;
}

/** In s. */
function alertingTimeout(world: World, { media }: StoredConversation, queueId: string): number {
  return world.store.queues.find(queueId)?.mediaSettings?.[media]?.alertingTimeoutSeconds ?? 30;
}

/** Brings all conversations to the present. */
export function settle(world: World): void {
  passTime(world);
  route(world);
}

/** Who was dialled answers, who let it ring is passed over, and after-call work runs out. */
export function passTime(world: World): void {
  const now = world.now();
  for (const conversation of liveConversations(world)) {
    const due = conversation.parties.filter((party) => dueTime(world, conversation, party) <= now);
    if (due.length === 0) continue;
    changeConversation(world, conversation, () => {
      for (const party of due) {
        if (party.state === 'dialing') connect(world, conversation, party);
        else if (party.state === 'alerting') disconnect(world, conversation, party, 'transfer.noanswer');
        else {
          party.wrapup = { code: 'ININ-WRAP-UP-TIMEOUT', name: 'ININ-WRAP-UP-TIMEOUT', end: now };
          finishAcw(world, party);
        }
      }
    });
  }
}

/** Whoever waits is given to the agent who has been idle longest. */
export function route(world: World): void {
  const now = world.now();
  const live = liveConversations(world);
  const waiting = live.filter((conversation) => isWaiting(conversation, now));
  if (waiting.length === 0) return;
  const busy = new Set(live.flatMap(({ parties }) => parties.filter(isAtWork).flatMap(({ userId }) => userId ?? [])));
  for (const conversation of waiting.sort((a, b) => (waitingParty(a)?.start ?? 0) - (waitingParty(b)?.start ?? 0))) {
    const queueId = waitingParty(conversation)?.queueId ?? '';
    const userId = idleMember(world, queueId, busy);
    if (userId === undefined) continue;
    busy.add(userId);
    changeConversation(world, conversation, () => {
      alert(world, conversation, userId, queueId);
    });
  }
}

/** When time alone makes a change to a party; never, for most. */
function dueTime(world: World, conversation: StoredConversation, party: Party): number {
  if (party.state === 'dialing') return party.start + RINGING;
  if (party.state === 'alerting' && party.queueId !== undefined) {
    return party.start + alertingTimeout(world, conversation, party.queueId) * 1000;
  }
  if (!isInAcw(party) || party.startAcw === undefined) return Number.POSITIVE_INFINITY;
  const settings = world.store.queues.find(party.queueId ?? '')?.acwSettings;
  const timesOut = (settings?.wrapupPrompt ?? '').endsWith('TIMEOUT');
  return timesOut ? party.startAcw + (settings?.timeoutMs ?? 60_000) : Number.POSITIVE_INFINITY;
}

/** When time alone will next make a change to a conversation, after a moment at which all was settled; never, perhaps. */
export function nextDue(world: World, conversation: StoredConversation, moment: number): number {
  const { parties, callback } = conversation;
  const times = parties.map((party) => dueTime(world, conversation, party));
  const { scheduled = moment } = callback ?? {};
  return Math.min(...times, scheduled > moment ? scheduled : Number.POSITIVE_INFINITY);
}

/** The joined member who has been idle longest and has nothing to do. */
function idleMember(world: World, queueId: string, busy: ReadonlySet<string>): string | undefined {
  const idle = [...world.store.members.of(queueId)].flatMap(([userId, { joined }]) => {
    const { status, startTime = '' } = routingStatusOf(world, userId);
    return joined && status === 'IDLE' && !busy.has(userId) ? [{ userId, startTime }] : [];
  });
  return idle.sort((a, b) => (a.startTime < b.startTime ? -1 : 1))[0]?.userId;
}
