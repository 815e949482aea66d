import { UsersApi } from 'contact-centre-client/apis/users';
import { createSandbox } from 'contact-centre-client/sandbox';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../src/notifications/tabs/tabs.js';
import { hashAtOnce } from '../../support/hashing.js';
import { Browser, Tab } from './browser.js';
import { numbers } from '../support.js';

/** A few fixed runs by default; `npm run soak` runs many. Repeat a failed run with its seed and path. */
const { SOAK_RUNS, SOAK_SEED = SOAK_RUNS === undefined ? '16' : undefined, SOAK_PATH } = process.env;
const runs = {
  numRuns: Number(SOAK_RUNS ?? 2),
  ...(SOAK_SEED !== undefined && { seed: Number(SOAK_SEED) }),
  ...(SOAK_PATH !== undefined && { path: SOAK_PATH }),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  hashAtOnce();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

const turn = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

/** Advances the clock, with turns of the event loop for work without timers. */
async function pass(ms: number): Promise<void> {
  for (let remaining = ms; remaining > 0; remaining -= 100) {
    await vi.advanceTimersByTimeAsync(Math.min(remaining, 100));
    for (let count = 0; count < 3; count += 1) await turn();
  }
}

const step = fc.record({
  what: fc.constantFrom('change', 'die', 'close', 'away', 'stuck', 'cut', 'evict'),
  which: fc.nat(100),
  wait: fc.nat(300),
});

const sandbox = createSandbox({ rateLimit: false, tokenLifetimeMs: 30 * 86_400_000 });

it.each([2, 5])(
  '%i tabs that close, die, are suspended and hang all end with the current state of the platform',
  async (count) => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 15, maxLength: 30 }),
      fc.integer({ min: 1, max: 1e6 }),
      async (steps, seed) => {
        vi.spyOn(Math, 'random').mockImplementation(numbers(seed));
        sandbox.reset();
        const token = sandbox.issueAccessToken();
        const ids = sandbox.users.slice(0, 4).map(({ id }) => id);
        const headers = { Authorization: `Bearer ${sandbox.issueAccessToken()}`, 'Content-Type': 'application/json' };
        const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
          const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
          return await (await sandbox.fetch(new Request(`https://api.sandbox.example/api/v2/${path}`, init))).json();
        };
        const { entities: presences } = (await ask('GET', 'presencedefinitions')) as {
          entities: { id: string; primary: boolean }[];
        };
        const states = presences.filter(({ primary }) => primary).map(({ id }) => id);
        const stand = async (): Promise<object> => {
          const list = `users?pageSize=100&expand=presence&${ids.map((id) => `id=${id}`).join('&')}`;
          const { entities } = (await ask('GET', list)) as {
            entities: { id: string; presence: { presenceDefinition: { id: string } } }[];
          };
          return Object.fromEntries(entities.map(({ id, presence }) => [id, presence.presenceDefinition.id]));
        };

        const browser = new Browser();
        const closedTabs: Tab[] = [];
        const tabs: { tab: Tab; latestValues: Map<string, string | undefined> }[] = [];
        const open = async (): Promise<void> => {
          const tab = await new Tab(browser, sandbox).open(token);
          const latestValues = new Map<string, string | undefined>();
          tab.live.onEach(
            'v2.users.{id}.presence',
            ids,
            ({ eventBody, repaired }, id) => latestValues.set(id, repaired ?? eventBody?.presenceDefinition?.id),
            {
              repair: async (due: readonly string[]) => {
                const { entities } = await new UsersApi(tab.client).getUsers({ id: [...due], expand: ['presence'] });
                return new Map(entities.map(({ id, presence }) => [id, presence?.presenceDefinition?.id]));
              },
            },
          );
          tabs.push({ tab, latestValues });
        };
        const back: (() => unknown)[] = [];
        const allBack = async (): Promise<void> => {
          while (back.length > 0) await back.pop()?.();
        };
        for (let index = 0; index < count; index += 1) await open();
        for (const [at, { what, which, wait }] of steps.entries()) {
          const { tab } = tabs[which % tabs.length]!;
          if (what === 'cut' || what === 'evict') sandbox.failChannels({ effect: what });
          else if (what === 'away') {
            tab.page.dispatchEvent(new Event('pagehide'));
            back.push(async () => {
              tab.page.dispatchEvent(new Event('pageshow'));
              // Hashing the token takes time that fake timers do not cover.
              while (tabs.some((each) => each.tab === tab) && !browser.holds(tab)) await turn();
            });
          } else if (what === 'stuck') {
            const leader = tabs.find(({ tab: { sockets } }) => sockets.open.size > 0)?.tab;
            leader?.freeze();
            back.push(() => leader?.thaw());
            await pass(15_000);
          } else if (what === 'die' || what === 'close') {
            tabs.splice(which % tabs.length, 1);
            closedTabs.push(tab);
            if (what === 'die') tab.die();
            else await tab.live.close();
            await open();
          }
          // A presence changes in each step while tabs come and go.
          const presenceDefinition = { id: states[(which + at) % states.length]! };
          await ask('PATCH', `users/${ids[which % ids.length]!}/presences/purecloud`, { presenceDefinition });
          if (at % 3 === 2) await allBack();
          await pass(wait);
        }
        await allBack();
        const truth = await stand();
        const isRight = (): boolean =>
          tabs.every(({ tab, latestValues }) => {
            const values = Object.fromEntries(latestValues);
            return tab.live.status.state === 'live' && ids.every((id) => values[id] === truth[id as keyof typeof truth]);
          });
        for (let seconds = 0; seconds < 180 && !isRight(); seconds += 1) await pass(1000);
        for (const { tab, latestValues } of tabs)
          expect([tab.live.status.state, Object.fromEntries(latestValues)]).toEqual(['live', truth]);
        expect(tabs.reduce((sum, { tab }) => sum + tab.sockets.open.size, 0)).toBe(1);
        for (const { live } of [...tabs.map(({ tab }) => tab), ...closedTabs]) await live.close();
        // Lock requests of dead tabs get no response, but end.
        const countLeftovers = (): unknown[] => [vi.getTimerCount(), browser.locks.length, browser.channels.size];
        for (let seconds = 0; seconds < 60 && countLeftovers().some((count) => count !== 0); seconds += 1) await pass(1000);
        expect(countLeftovers()).toEqual([0, 0, 0]);
      },
    );
    await fc.assert(property, { ...runs, endOnFailure: true });
  },
);
