import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SeedFile } from 'contact-centre-client/sandbox';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, NOW } from './support.js';

/** A contact centre with ten agents per queue, each in about three queues. */
function seedOf(queues: number, agents: number): SeedFile {
  const emailOf = (index: number): string => `agent${index % agents}@large.example`;
  return {
    users: Array.from({ length: agents }, (_, index) => ({
      name: `Agent ${index}`,
      email: emailOf(index),
      roles: ['Agent'],
      presence: 'Available',
    })),
    queues: Array.from({ length: queues }, (_, index) => ({
      name: `Queue ${index}`,
      members: Array.from({ length: 10 }, (_member, position) => emailOf(index * 7 + position * 13)),
    })),
  };
}

const iteratorPrototypes = [new Map(), new Set()].map(
  (collection) => Object.getPrototypeOf(collection[Symbol.iterator]()) as { next: (this: unknown) => unknown },
);

/** Counts the entries of maps and sets that are iterated while `act` runs: the cost of scanning whole collections. */
function countIteratedEntries(act: () => void): number {
  let count = 0;
  const originals = iteratorPrototypes.map((prototype) => prototype.next);
  iteratorPrototypes.forEach((prototype, index) => {
    prototype.next = function next(): unknown {
      count += 1;
      return originals[index]!.call(this);
    };
  });
  try {
    act();
  } finally {
    iteratorPrototypes.forEach((prototype, index) => {
      prototype.next = originals[index]!;
    });
  }
  return count;
}

interface StoredParty {
  purpose: string;
  state: string;
  queueId?: string;
  userId?: string;
  startAcw?: number;
  endAcw?: number;
}

interface StoredConversation {
  id: string;
  played?: boolean;
  end?: number;
  callback?: { scheduled?: number };
  parties: StoredParty[];
}

function entriesOf<T>(sandbox: Sandbox, collection: string): [string, T][] {
  return (sandbox.snapshot().collections[collection] ?? []) as [string, T][];
}

const conversationsOf = (sandbox: Sandbox): StoredConversation[] =>
  entriesOf<StoredConversation>(sandbox, 'conversations').map(([, conversation]) => conversation);

describe('the start of a contact centre with traffic', () => {
  const start = (queues: number, agents: number, hours = 0.5) => {
    let sandbox: Sandbox | undefined;
    const options = { seed: seedOf(queues, agents), now: () => NOW };
    const iterated = countIteratedEntries(() => {
      sandbox = createSandbox({ ...options, traffic: { historyMs: hours * 3_600_000 } });
    });
    const idle = countIteratedEntries(() => createSandbox(options));
    const played = conversationsOf(sandbox!).filter((conversation) => conversation.played === true).length;
    return { played, work: iterated - idle };
  };

  it('takes work in proportion to queues, agents and conversations', () => {
    const small = start(20, 70);
    const large = start(80, 280);
    expect(large.played / small.played).toBeGreaterThan(3);
    expect(large.work / small.work).toBeLessThan(1.4 * (large.played / small.played));
  });

  it('takes work in proportion to the hours', () => {
    const short = start(40, 140, 0.5);
    const long = start(40, 140, 2);
    expect(long.played / short.played).toBeGreaterThan(3);
    expect(long.work / short.work).toBeLessThan(1.4 * (long.played / short.played));
  });

  it('lets more agents have a break at the same time if more are at work', () => {
    const sandbox = createSandbox({ seed: seedOf(80, 280), now: () => NOW, traffic: { historyMs: 10_800_000 } });
    const rotas = entriesOf<{ away?: object }>(sandbox, 'traffic.agents').map(([, rota]) => rota);
    const away = rotas.filter((rota) => rota.away).length;
    expect(rotas.length).toBeGreaterThan(60);
    expect(away).toBeGreaterThan(4);
    expect(away).toBeLessThanOrEqual(rotas.length / 6);
  });
});

describe('waiting customers', () => {
  const isActive = ({ state }: StoredParty): boolean => state !== 'disconnected' && state !== 'terminated';

  /** Queues in which a customer waits although one of the joined members is idle. */
  function queuesWithIdleAgents(sandbox: Sandbox): string[] {
    const live = conversationsOf(sandbox).filter(({ end, parties }) => end === undefined || parties.some(isInAcw));
    const busy = new Set(live.flatMap(({ parties }) => parties.filter((party) => isActive(party) || isInAcw(party)).map(userOf)));
    const statuses = new Map(entriesOf<{ status: string }>(sandbox, 'users.routingStatuses'));
    const members = new Map(entriesOf<[string, { joined: boolean }][]>(sandbox, 'queues.members'));
    const now = sandbox.clock.now();
    return live.flatMap(({ callback, parties }) => {
      const waiting = parties.find((party) => party.purpose === 'acd' && isActive(party));
      const isAlerting = parties.some(({ purpose, state }) => purpose === 'agent' && state === 'alerting');
      if (!waiting || isAlerting || (callback?.scheduled ?? 0) > now) return [];
      const idle = (members.get(waiting.queueId!) ?? []).filter(
        ([userId, { joined }]) => joined && statuses.get(userId)?.status === 'IDLE' && !busy.has(userId),
      );
      return idle.length > 0 ? [waiting.queueId!] : [];
    });
  }

  const isInAcw = ({ startAcw, endAcw }: StoredParty): boolean => startAcw !== undefined && endAcw === undefined;
  const userOf = ({ userId }: StoredParty): string | undefined => userId;

  it('never wait in a queue that has an idle agent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.constantFrom(0.7, 1, 2),
        fc.array(fc.integer({ min: 1, max: 20 * MINUTE }), { minLength: 1, maxLength: 5 }),
        (seed, intensity, steps) => {
          const sandbox = createSandbox({ seed, now: () => NOW, traffic: { historyMs: 1_800_000, intensity } });
          expect(queuesWithIdleAgents(sandbox)).toEqual([]);
          for (const step of steps) {
            sandbox.clock.advance(step);
            expect(queuesWithIdleAgents(sandbox)).toEqual([]);
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  it('are found again after a snapshot was restored in another sandbox', () => {
    const options = { now: () => NOW, traffic: { historyMs: 3_600_000, intensity: 2 } };
    const sandbox = createSandbox({ ...options, seed: seedOf(12, 40) });
    const restored = createSandbox({ ...options, seed: 5 });
    restored.restore(sandbox.snapshot());
    for (const each of [sandbox, restored]) each.clock.advance(HOUR);
    expect(conversationsOf(restored)).toEqual(conversationsOf(sandbox));
  });
});
