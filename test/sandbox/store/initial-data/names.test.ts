import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callWith } from '../../support.js';
import type { Listing, NamedEntity } from '../../support.js';

const NOW = Date.parse('2026-03-10T15:30:00Z');

/** Lists of entities with names, as a program reads them. */
const lists = {
  people: '/api/v2/users?pageSize=100',
  queues: '/api/v2/routing/queues?pageSize=100',
  skills: '/api/v2/routing/skills?pageSize=100',
  'wrap-up codes': '/api/v2/routing/wrapupcodes?pageSize=100',
};

async function namesIn(sandbox: Sandbox, path: string): Promise<string[]> {
  const { body } = await callWith(sandbox, sandbox.issueAccessToken())<Listing<NamedEntity>>('GET', path);
  return body.entities.map(({ name }) => name);
}

const create = (seed: number): Sandbox => createSandbox({ seed, now: () => NOW });

const callersOf = (sandbox: Sandbox): Set<string> =>
  new Set(
    sandbox
      .snapshot()
      .collections['conversations']!.flatMap(([, value]) =>
        (value as { parties: { purpose: string; name: string }[] }).parties
          .filter(({ purpose }) => purpose === 'customer')
          .map(({ name }) => name),
      ),
  );

describe('names', () => {
  it.each(Object.entries(lists))('of %s differ between seeds', async (_, path) => {
    const bySeed = await Promise.all([1, 2, 3, 7, 42, 1000].map(async (seed) => await namesIn(create(seed), path)));
    expect(new Set(bySeed.map((names) => JSON.stringify([...names].sort()))).size).toBe(bySeed.length);
    expect(new Set(bySeed.map((names) => names.length)).size).toBe(1);
  });

  it('of customers differ between seeds', () => {
    const one = callersOf(create(1));
    const other = callersOf(create(2));
    expect(other.size).toBeGreaterThan(5);
    expect([...other].filter((name) => one.has(name))).toEqual([]);
  });

  it('are the same for the same seed, also after a reset', async () => {
    const sandbox = create(9);
    const before = sandbox.snapshot();
    expect(create(9).snapshot()).toEqual(before);
    sandbox.reset();
    for (const path of Object.values(lists)) expect(await namesIn(sandbox, path)).toEqual(await namesIn(create(9), path));
  });

  it('of the default seed are those of the guides', () => {
    const { users, queues } = createSandbox();
    expect(users[0]!.name).toBe('Amara Osei');
    expect(queues[0]!.name).toBe('Bookings');
  });

  it('and e-mail addresses are unique within a contact centre, and addresses are plain', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { users, queues } = create(seed);
        for (const texts of [users.map(({ name }) => name), users.map(({ email }) => email), queues.map(({ name }) => name)])
          expect(new Set(texts).size).toBe(texts.length);
        for (const { email } of users) expect(email).toMatch(/^[a-z-]+(\.[a-z-]+)+@harbourline\.example$/);
      }),
      { numRuns: 15 },
    );
  });

  it('identify the purpose of each queue', () => {
    const sandbox = createSandbox({ seed: 5, now: () => NOW, traffic: { historyMs: 7_200_000 } });
    const mediaOf = new Map<string, Set<string>>();
    for (const [, value] of sandbox.snapshot().collections['conversations']!) {
      const { media, parties } = value as { media: string; parties: { queueId?: string }[] };
      const queue = sandbox.queues.find(({ id }) => parties.some(({ queueId }) => queueId === id))!;
      mediaOf.set(queue.name, (mediaOf.get(queue.name) ?? new Set()).add(media));
    }
    const chat = [...mediaOf].find(([name]) => name.startsWith('Web Chat '));
    expect([...chat![1]]).toEqual(['chat']);
    const emails = [...mediaOf].find(([name]) => name.startsWith('E-mail Desk '));
    expect([...emails![1]]).toEqual(['email']);
  });
});
