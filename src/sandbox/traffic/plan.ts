import type { Media, Party, StoredConversation } from '../areas/conversations/model.js';
import { randomAround, randomBetween, chanceOf } from './chance.js';

/** Usual durations, in ms. */
interface Pace {
  talk: number;
  acw: number;
  patience: number;
}

const SECOND = 1000;
const MINUTE = 60_000;

const paces: Record<Media, Pace> = {
  call: { talk: 190 * SECOND, acw: 20 * SECOND, patience: 100 * SECOND },
  callback: { talk: 210 * SECOND, acw: 20 * SECOND, patience: 30 * MINUTE },
  chat: { talk: 260 * SECOND, acw: 15 * SECOND, patience: 120 * SECOND },
  email: { talk: 300 * SECOND, acw: 10 * SECOND, patience: 90 * MINUTE },
  message: { talk: 180 * SECOND, acw: 10 * SECOND, patience: 20 * MINUTE },
};

/** No customer gives up earlier. */
const MIN_PATIENCE = 8 * SECOND;

/** What an agent will do with an interaction. It follows from the participant's id, so it need not be stored. */
export interface AgentPlan {
  /** From the first ring; `undefined` if the agent is away for a moment. */
  answer: number | undefined;
  /** Without the time on hold. */
  talk: number;
  hold: { after: number; length: number } | undefined;
  acw: number;
  /** The customer ends the conversation. */
  byCustomer: boolean;
  /** 0 to 1: selects one of the available wrap-up codes. */
  code: number;
}

const plans = new WeakMap<Party, AgentPlan>();

export function planOf({ media }: StoredConversation, party: Party): AgentPlan {
  const cachedPlan = plans.get(party);
  if (cachedPlan) return cachedPlan;
  const random = chanceOf(party.id);
  const isPresent = random.next() >= 0.01;
  const answer = randomBetween(random, 2 * SECOND, 7 * SECOND);
  const talk = randomAround(random, paces[media].talk, 0.5);
  const hasHold = random.next() < (media === 'call' ? 0.25 : 0.04);
  const hold = { after: Math.round(talk * (0.3 + 0.4 * random.next())), length: randomBetween(random, 15 * SECOND, 75 * SECOND) };
  const plan: AgentPlan = {
    answer: isPresent ? answer : undefined,
    talk,
    hold: hasHold ? hold : undefined,
    acw: randomAround(random, paces[media].acw, 0.5),
    byCustomer: random.next() < 0.6,
    code: random.next(),
  };
  plans.set(party, plan);
  return plan;
}

/** How long a customer waits before they give up. */
export function patienceOf({ id, media }: StoredConversation): number {
  return MIN_PATIENCE + randomAround(chanceOf(id), paces[media].patience, 0.7);
}

/** How long an interaction occupies an agent on average, in ms. */
export function averageHandleTime(media: Media): number {
  const { talk, acw } = paces[media];
  // The mean of `randomAround` is above its median; plus 4.5 s until it is answered, and the time on hold of calls.
  return 1.13 * (talk + acw) + 4.5 * SECOND + (media === 'call' ? 11 * SECOND : 2 * SECOND);
}
