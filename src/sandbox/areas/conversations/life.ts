import type { StoredQueue } from '../../store/store.js';
import { primaryPresence, routingStatusOf } from '../users/user.js';
import type { World } from '../../store/world.js';
import { enterFuturePresence, setRoutingStatus } from '../users/routing-status.js';
import { announce } from './announce.js';
import { nextWidening } from './candidates.js';
import { consultedBy, handingOver, releaseConsult, settleConsult } from './participants/consult.js';
import {
  alertingTimeout,
  conversationsOf,
  isActive,
  isInAcw,
  isSupervisor,
  keepConversation,
  liveConversations,
  waitingParty,
  wrapupPrompt,
  wrapupTimeout,
} from './model.js';
import type { Party, PartyState, Purpose, StoredConversation, Wishes } from './model.js';
import { closeSpan, hold as holdParty, openSpan } from './spans.js';

/** After-call work that nobody can end before its time. */
export const FORCED = 'MANDATORY_FORCED_TIMEOUT';

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
  for (const other of handingOver(conversation, [party.id, waiting?.id])) leave(world, other, 'transfer');
  const initiator = party.speakTo && conversation.parties.find(({ id }) => id === party.consults);
  if (initiator) settleConsult(conversation, initiator, party, now);
  if (party.userId === undefined || party.queueId === undefined) return;
  if (conversation.media === 'call') holdOthers(world, conversation, party.userId);
  if (routingStatusOf(world, party.userId).status !== 'INTERACTING') setRoutingStatus(world, party.userId, 'INTERACTING');
}

/** Nobody talks on two phones: whoever answers a second call leaves the first one on hold. */
function holdOthers(world: World, answered: StoredConversation, userId: string): void {
  for (const conversation of conversationsOf(world).ofUser(userId)) {
    if (conversation === answered || conversation.media !== 'call') continue;
    const own = conversation.parties.find((party) => party.userId === userId && party.state === 'connected');
    if (!own || own.held === true || isSupervisor(own)) continue;
    changeConversation(world, conversation, () => {
      hold(world, own, true);
    });
  }
}

/** Takes someone out, and ends the conversation where nobody is left to talk to. */
export function disconnect(world: World, conversation: StoredConversation, party: Party, how = 'client'): void {
  if (!isActive(party)) return;
  const unanswered = party.state === 'alerting';
  const isHandingOver = endConsult(world, conversation, party);
  leave(world, party, isHandingOver ? 'transfer.consult' : how);
  for (const other of conversation.parties) {
    if ((other.monitors === party.id || other.coaches === party.id) && isActive(other)) leave(world, other, 'peer');
  }
  // An agent who declines an interaction gets no other until they say that they are back.
  if (unanswered && party.userId !== undefined && party.queueId !== undefined) {
    setRoutingStatus(world, party.userId, 'NOT_RESPONDING');
  }
  const customers = conversation.parties.filter((other) => other.purpose === 'customer');
  const others = conversation.parties.filter((other) => other.purpose !== 'customer' && isActive(other) && !isSupervisor(other));
  const isOver = others.length === 0 || (customers.length > 0 && !customers.some(isActive));
  if (isOver) endConversation(world, conversation, 'peer');
}

/** Who leaves ends what they had to do with a consultation. @returns whether they leave the rest to the one whom they called in. */
function endConsult(world: World, conversation: StoredConversation, party: Party): boolean {
  const now = world.now();
  const partner = consultedBy(conversation, party);
  if (partner) releaseConsult(conversation, party, partner, now);
  const initiator = party.speakTo && conversation.parties.find(({ id }) => id === party.consults);
  if (initiator) releaseConsult(conversation, initiator, party, now);
  return partner !== undefined;
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
  party.wrapupRequired = party.acwRequired ?? prompt.startsWith('MANDATORY');
  const isDone = party.wrapup !== undefined && party.wrapup.provisional !== true && prompt !== FORCED;
  if (party.wrapupRequired && !isDone && party.wrapupSkipped !== true) {
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
  if (userId === undefined) return;
  const hasEntered = !isInteracting(world, userId) && enterFuturePresence(world, userId);
  if (isBusy(world, userId)) return;
  if (!hasEntered && routingStatusOf(world, userId).status !== 'INTERACTING') return;
  const isOnQueue = primaryPresence(world, userId).presenceDefinition?.systemPresence === 'On Queue';
  setRoutingStatus(world, userId, isOnQueue ? 'IDLE' : 'OFF_QUEUE');
}

/** Whether a user talks, is alerted or does after-call work. */
export function isBusy(world: World, userId: string): boolean {
  const own = conversationsOf(world).ofUser(userId);
  return own.some(({ parties }) => parties.some((party) => party.userId === userId && isAtWork(party)));
}

/** Whether a user has something of a queue in hand that they have answered. */
export function isInteracting(world: World, userId: string): boolean {
  return conversationsOf(world)
    .ofUser(userId)
    .some(({ parties }) =>
      parties.some(
        (party) => party.userId === userId && party.queueId !== undefined && (party.state === 'connected' || isInAcw(party)),
      ),
    );
}

/** What is parked is nobody's work, for the time being. */
export const isAtWork = (party: Party): boolean => (isActive(party) && party.state !== 'parked') || isInAcw(party);

/** Puts the conversation aside, and gives the agent back to the queues. */
export function park(world: World, party: Party, until?: number): void {
  const now = world.now();
  closeSpan(party, now);
  party.state = 'parked';
  party.held = false;
  party.parked = { at: now, ...(until !== undefined && { until }) };
  openSpan(party, now, 'parked');
  release(world, party);
}

export function hold(world: World, party: Party, held: boolean): void {
  holdParty(party, held, world.now());
}

/** Puts the conversation into a queue: it waits there until an agent answers. */
export function enqueue(world: World, conversation: StoredConversation, queue: StoredQueue, wishes?: Wishes): Party {
  return join(world, conversation, 'acd', 'connected', { name: queue.name, queueId: queue.id, ...(wishes && { wishes }) });
}

/** Alerts an agent for a queue. */
export function alert(world: World, conversation: StoredConversation, userId: string, queueId: string | undefined): Party {
  const user = world.store.users.get(userId);
  const wishes = waitingParty(conversation)?.wishes;
  const party = join(world, conversation, queueId === undefined ? 'user' : 'agent', 'alerting', {
    name: user.name,
    userId,
    ...(wishes && { wishes }),
    ...(queueId !== undefined && { queueId, wrapupRequired: wrapupPrompt(world, queueId).startsWith('MANDATORY') }),
  });
  if (user.acdAutoAnswer === true) connect(world, conversation, party);
  return party;
}

/** Nobody is alerted any more for whoever waits in a queue: somebody else is to be. */
export function withdraw(world: World, { parties }: StoredConversation): void {
  for (const party of parties) if (party.purpose === 'agent' && party.state === 'alerting') leave(world, party, 'transfer');
}

/** Who was dialled answers, who let it ring is passed over, what was parked comes back, and after-call work runs out. */
export function passTime(world: World): void {
  for (const conversation of liveConversations(world)) passConversationTime(world, conversation);
}

/** Makes the changes to one conversation that are due by now. */
export function passConversationTime(world: World, conversation: StoredConversation): void {
  const now = world.now();
  const due = conversation.parties.filter((party) => dueTime(world, conversation, party) <= now);
  if (due.length === 0) return;
  changeConversation(world, conversation, () => {
    for (const party of due) {
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

/** When time alone makes a change to a party; never, for most. */
function dueTime(world: World, conversation: StoredConversation, party: Party): number {
  if (party.state === 'dialing') return party.start + RINGING;
  if (party.state === 'parked') return party.parked?.until ?? Number.POSITIVE_INFINITY;
  if (party.state === 'alerting' && party.queueId !== undefined) {
    return party.start + alertingTimeout(world, conversation, party.queueId) * 1000;
  }
  if (!isInAcw(party) || party.startAcw === undefined) return Number.POSITIVE_INFINITY;
  const timeout = wrapupTimeout(world, party.queueId ?? '');
  return timeout === undefined ? Number.POSITIVE_INFINITY : party.startAcw + timeout;
}

/** When time alone will next make a change to a conversation, after a moment at which all was settled; never, perhaps. */
export function nextDue(world: World, conversation: StoredConversation, moment: number): number {
  const { parties, callback } = conversation;
  const times = parties.map((party) => dueTime(world, conversation, party));
  const { scheduled = moment } = callback ?? {};
  const widened = nextWidening(world, conversation, moment);
  return Math.min(...times, widened, scheduled > moment ? scheduled : Number.POSITIVE_INFINITY);
}
