import type { World } from '../store/world.js';
import { changeConversation, connect, disconnect, endConversation, finishAcw, hold } from '../areas/conversations/life.js';
import { isActive, isInAcw, isWaiting } from '../areas/conversations/model.js';
import type { Party, StoredConversation } from '../areas/conversations/model.js';
import { patienceOf, planOf } from './plan.js';
import type { Turn } from './turn.js';

/** A hold that the agent did not plan, in ms. */
const SHORT_HOLD = 30_000;

/** How long a customer stays on hold, or with a person who is not simulated, in ms. */
const LONG_TALK = 600_000;

/** A conversation at a moment. */
interface Situation {
  world: World;
  conversation: StoredConversation;
  /** ms since the epoch */
  moment: number;
  /** Signed-in users, whom the simulation does not act for. */
  signedInUsers: ReadonlySet<string>;
}

/** The next turns of a conversation: simulated customers and agents follow their plans. */
export function turnsOf(situation: Situation): Turn[] {
  return situation.conversation.parties.flatMap((party) => {
    if (!isActive(party) && !isInAcw(party)) return [];
    if (party.purpose === 'acd') return waitingTurn(situation, party) ?? [];
    if (party.purpose === 'customer') return abandonedTurn(situation, party) ?? [];
    // The simulation leaves outbound calls of users alone.
    const isSimulated = party.purpose === 'agent' && situation.conversation.direction === 'inbound';
    return isSimulated ? (agentTurn(situation, party) ?? []) : [];
  });
}

const createTurn = ({ world, conversation }: Situation, at: number, change: () => void): Turn => ({
  at,
  run: () => {
    changeConversation(world, conversation, change);
  },
});

function hangUp(situation: Situation, at: number): Turn {
  const { world, conversation } = situation;
  return createTurn(situation, at, () => {
    const customer = conversation.parties.find((party) => party.purpose === 'customer' && isActive(party));
    if (customer) disconnect(world, conversation, customer, 'endpoint');
    else endConversation(world, conversation, 'peer');
  });
}

/** A waiting customer gives up eventually, but not while an agent is alerted. */
function waitingTurn(situation: Situation, party: Party): Turn | undefined {
  const { conversation, moment } = situation;
  const canGiveUp = conversation.played === true && isWaiting(conversation, moment);
  return canGiveUp ? hangUp(situation, party.start + patienceOf(conversation)) : undefined;
}

/** A customer who was left with an external person leaves eventually. */
function abandonedTurn(situation: Situation, customer: Party): Turn | undefined {
  const { played, parties } = situation.conversation;
  const others = parties.filter((party) => party !== customer && isActive(party));
  const isServed = others.some(({ purpose }) => purpose === 'acd' || purpose === 'agent');
  if (played !== true || isServed) return undefined;
  return hangUp(situation, Math.max(customer.start, ...others.map(({ start }) => start)) + LONG_TALK);
}

function agentTurn(situation: Situation, party: Party): Turn | undefined {
  const { world, conversation, signedInUsers } = situation;
  if (signedInUsers.has(party.userId ?? '')) return personTurn(situation, party);
  const plan = planOf(conversation, party);
  if (party.startAcw !== undefined) {
    return createTurn(situation, party.startAcw + plan.acw, () => {
      wrapUp(world, party, plan.code);
    });
  }
  if (party.connected !== undefined) return talkTurn(situation, party, party.connected);
  if (plan.answer === undefined) return undefined;
  return createTurn(situation, party.start + plan.answer, () => {
    connect(world, conversation, party);
  });
}

/** A person who is not simulated has no time limit: the customer ends the conversation. */
function personTurn(situation: Situation, party: Party): Turn | undefined {
  const { conversation } = situation;
  if (conversation.played !== true || party.state !== 'connected' || party.connected === undefined) return undefined;
  const activeHold = party.held === true ? party.spans.at(-1) : undefined;
  return hangUp(situation, activeHold ? activeHold.start + LONG_TALK : talkEnd(situation, party, party.connected));
}

function talkTurn(situation: Situation, party: Party, connectedAt: number): Turn {
  const { world, conversation } = situation;
  const { hold: plannedHold, byCustomer } = planOf(conversation, party);
  const lastHold = party.spans.findLast(({ type }) => type === 'hold');
  if (party.held === true && lastHold) {
    return createTurn(situation, lastHold.start + (plannedHold?.length ?? SHORT_HOLD), () => {
      hold(world, party, false);
    });
  }
  if (plannedHold && !lastHold) {
    return createTurn(situation, connectedAt + plannedHold.after, () => {
      hold(world, party, true);
    });
  }
  const end = talkEnd(situation, party, connectedAt);
  if (byCustomer && conversation.played === true) return hangUp(situation, end);
  return createTurn(situation, end, () => {
    disconnect(world, conversation, party);
  });
}

function talkEnd({ conversation }: Situation, party: Party, connectedAt: number): number {
  const holdSpans = party.spans.filter(({ type }) => type === 'hold');
  const holdDuration = holdSpans.reduce((sum, { start, end = start }) => sum + end - start, 0);
  return connectedAt + planOf(conversation, party).talk + holdDuration;
}

function wrapUp(world: World, party: Party, selector: number): void {
  const ids = [...world.store.queueWrapupCodes.of(party.queueId ?? '').keys()];
  const codes = ids.flatMap((id) => world.store.wrapupCodes.find(id) ?? []);
  const code = codes[Math.floor(selector * codes.length)];
  const end = world.now();
  if (code && party.startAcw !== undefined) {
    party.wrapup = { code: code.id, name: code.name, durationSeconds: Math.round((end - party.startAcw) / 1000), end };
  }
  finishAcw(world, party);
}
