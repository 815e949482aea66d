/** The agents of a queue in one state. */
export interface Staff {
  count: number;
  userIds: readonly string[];
  /** Whether `userIds` is incomplete: the platform lists at most about a hundred. */
  truncated: boolean;
}

/** A number of agents, or the least number that is certain. */
export interface Headcount {
  count: number;
  atLeast: boolean;
}

/** By routing status. */
export type Headcounts = Readonly<Record<string, Headcount>>;

/**
 * Splits the interacting agents of a queue into those who interact for it and all others. These work for another queue, talk
 * outside of queues, or complete after-call work.
 *
 * @param interactions - The interactions of the queue, one entry for each media type.
 */
export function splitInteracting(
  agents: Staff | undefined,
  interactions: readonly Staff[],
): { here: Headcount; elsewhere: Headcount } {
  if (!agents) return { here: none, elsewhere: none };
  const hereIds = new Set(interactions.flatMap(({ userIds }) => userIds));
  const isComplete = isListed(agents) && interactions.every(isListed);
  if (isComplete) {
    const count = agents.userIds.filter((id) => hereIds.has(id)).length;
    return { here: { count, atLeast: false }, elsewhere: { count: agents.count - count, atLeast: false } };
  }
  // An agent may have several interactions, so at most this many agents interact for the queue.
  const most = interactions.reduce((sum, { count }) => sum + count, 0);
  const count = Math.min(agents.count, most);
  return { here: { count, atLeast: false }, elsewhere: { count: agents.count - count, atLeast: true } };
}

const none: Headcount = { count: 0, atLeast: false };

/** Events change the count and keep the former ids. */
const isListed = ({ count, userIds, truncated }: Staff): boolean => !truncated && userIds.length === count;

/**
 * Returns the number of agents in each routing status. An agent of several queues counts once. The platform does not always
 * name all agents, so duplicates may remain.
 */
export function agentsByStatus(queues: readonly { agents: Readonly<Record<string, Staff>> }[]): Headcounts {
  const staffs = new Map<string, Staff[]>();
  for (const { agents } of queues) {
    for (const [status, staff] of Object.entries(agents)) {
      const ofStatus = staffs.get(status);
      if (ofStatus) ofStatus.push(staff);
      else staffs.set(status, [staff]);
    }
  }
  return Object.fromEntries([...staffs].map(([status, ofStatus]) => [status, headcount(ofStatus)]));
}

function headcount(staffs: readonly Staff[]): Headcount {
  const [only, ...others] = staffs;
  if (only && others.length === 0) return { count: only.count, atLeast: false };
  const userCount = new Set(staffs.flatMap(({ userIds }) => userIds)).size;
  return staffs.some(({ truncated }) => truncated)
    ? { count: Math.max(userCount, ...staffs.map(({ count }) => count)), atLeast: true }
    : { count: userCount, atLeast: false };
}

/** The total. */
export function sumOfHeads(heads: Headcounts): Headcount {
  const all = Object.values(heads);
  return { count: all.reduce((sum, { count }) => sum + count, 0), atLeast: all.some(({ atLeast }) => atLeast) };
}
