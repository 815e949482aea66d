import { act, cleanup, render } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { useSession } from 'contact-centre-client/react';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { largeCentre } from '../../../examples/console/command/large-centre.js';
import { socketClass } from '../../../examples/console/src/demo/sandbox-socket.js';
import { Live } from '../../../examples/console/src/live/live.js';
import { serverTokens } from '../../../examples/console/src/session/server-tokens.js';
import { ConnectionProvider } from '../../../examples/console/src/session/connection.js';
import { firstConnection } from '../../../examples/console/src/session/place-connection.js';
import { text } from '../../../examples/console/src/shared/text.js';
import { Component as DisplayPage } from '../../../examples/console/src/wall/display-page.js';
import '../support/english.js';

/** Two days of a quarter of an hour by default; `npm run soak:console` runs seven whole days. */
const days = Number(process.env['SOAK_DAYS'] ?? 2);
const DAY = process.env['SOAK_DAYS'] === undefined ? 900_000 : 86_400_000;
/** Everything restarts for so many ms each night. */
const NIGHT = 180_000;
const STEP = 15_000;
/** A step while nothing fails. Timers run within it as always; responses arrive between steps. */
const QUIET_STEP = 60_000;
const TOKEN_LIFETIME = DAY / 3;
const seed = largeCentre({ queues: 12, agents: 24, seed: 1 });
const API_URL = 'https://api.sandbox.example';

/** What must be the same every morning. */
interface Morning {
  openSockets: number;
  cachedQueries: number;
  timers: number;
  /** MB after a garbage collection. */
  heap: number;
}

const observed = {
  statuses: new Set<string>(),
  cache: undefined as QueryClient | undefined,
};

function Observer() {
  observed.statuses.add(useSession().status);
  observed.cache = useQueryClient();
  return null;
}

/** A platform, a console's server and a network that can all stop and start again. */
class World {
  isOffline = false;
  tokens = 0;
  openSockets = 0;
  sandbox: Sandbox = this.#createSandbox();

  #createSandbox(): Sandbox {
    return createSandbox({
      seed,
      rateLimit: false,
      traffic: { historyMs: 600_000, intensity: 0.5 },
      tokenLifetimeMs: TOKEN_LIFETIME,
    });
  }

  restart(): void {
    this.sandbox = this.#createSandbox();
    this.isOffline = false;
  }

  stop(): void {
    this.isOffline = true;
    this.sandbox.failChannels({ effect: 'cut' });
  }

  readonly fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    if (this.isOffline) throw new TypeError('Failed to fetch');
    if (input === '/session/token') return this.#issueToken();
    const { method = 'GET', headers, body } = init;
    return await this.sandbox.fetch(new Request(input, { method, ...(headers && { headers }), ...(body != null && { body }) }));
  };

  #issueToken(): Response {
    this.tokens += 1;
    const accessToken = this.sandbox.issueAccessToken(this.sandbox.users[0]?.id);
    return Response.json({ accessToken, expiresIn: TOKEN_LIFETIME / 1000 });
  }

  readonly socketClass = socketClass(() => ({
    connect: (id, peer) => {
      if (this.isOffline) return undefined;
      const connection = this.sandbox.connect(id, peer);
      if (!connection) return undefined;
      this.openSockets += 1;
      return {
        receive: (text) => {
          connection.receive(text);
        },
        closed: () => {
          this.openSockets -= 1;
          connection.closed();
        },
      };
    },
  }));
}

async function passing(world: World, ms: number, step = STEP): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    await act(async () => {
      world.sandbox.clock.advance(0);
      await vi.advanceTimersByTimeAsync(step);
      await vi.dynamicImportSettled();
      // A body is read in several asynchronous steps.
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    });
  }
}

const isLive = (): boolean => document.querySelector('main [role=status]')?.textContent === text('display.live');

/** The figures of each queue as the display shows them. */
function readTiles(): ReadonlyMap<string, readonly string[]> {
  const tiles = [...document.querySelectorAll('main section')];
  return new Map(
    tiles.map((tile) => [tile.getAttribute('aria-label') ?? '', [...tile.querySelectorAll('dd')].map((dd) => dd.textContent)]),
  );
}

/** Waits until the wall is live again. @returns after how many steps. */
async function recovery(world: World): Promise<number> {
  for (let steps = 1; steps < 60; steps++) {
    await passing(world, STEP);
    if (isLive()) return steps;
  }
  throw new Error(`The wall is not live: ${document.body.textContent}`);
}

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

function readMorning(world: World): Morning {
  collectGarbage();
  return {
    openSockets: world.openSockets,
    cachedQueries: observed.cache?.getQueryCache().getAll().length ?? 0,
    timers: vi.getTimerCount(),
    heap: Math.round(process.memoryUsage().heapUsed / 1_000_000),
  };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it(`A wall of 12 queues ends live after ${days} days with a restart of everything each night, and holds no more than on the first morning`, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.setSystemTime('2026-03-12T14:25:00Z');
  const world = new World();
  vi.stubGlobal('fetch', world.fetch);
  vi.stubGlobal('WebSocket', world.socketClass);
  const { clients, organisation } = world.sandbox;
  const sandbox = {
    apiUrl: API_URL,
    organisation: organisation.name,
    people: [],
    clients: { implicit: clients.implicit.id, pkce: clients.pkce.id },
  };
  const tokens = serverTokens();
  render(
    <MemoryRouter initialEntries={['/wall/Front%20desk?size=12&total=false&figures=interacting,offered']}>
      <ConnectionProvider first={firstConnection({ sandbox }, tokens)} sandbox={sandbox} tokenProvider={tokens}>
        <Live>
          <Observer />
          <Routes>
            <Route path="/wall/:view" element={<DisplayPage />} />
          </Routes>
        </Live>
      </ConnectionProvider>
    </MemoryRouter>,
  );
  await recovery(world);

  const mornings: Morning[] = [];
  for (let day = 0; day < days; day++) {
    const figuresBefore = JSON.stringify([...readTiles()]);
    await passing(world, DAY - NIGHT, QUIET_STEP);
    expect(isLive()).toBe(true);
    const tiles = readTiles();
    expect([...tiles.keys()].sort()).toEqual(world.sandbox.queues.map(({ name }) => name).sort());
    const figures = [...tiles.values()].flat();
    expect(figures.filter((figure) => /^[\d,]+$/.test(figure))).toHaveLength(2 * tiles.size);
    expect(JSON.stringify([...tiles])).not.toBe(figuresBefore);
    world.stop();
    await passing(world, NIGHT);
    world.restart();
    await recovery(world);
    mornings.push(readMorning(world));
  }
  console.table(mornings);
  console.log(`CPU time of the process: ${(process.cpuUsage().user / 1_000_000).toFixed(0)} s`);

  expect([...observed.statuses]).not.toContain('signed-out');
  expect([...observed.statuses]).not.toContain('error');
  expect(world.tokens).toBeGreaterThanOrEqual(3 * days);
  const [first, ...later] = mornings as [Morning, ...Morning[]];
  for (const morning of later) {
    expect(morning.openSockets).toBe(1);
    expect(morning.cachedQueries).toBe(first.cachedQueries);
    expect(morning.timers).toBeLessThanOrEqual(first.timers + 3);
    if (process.env['SOAK_DAYS'] !== undefined) expect(morning.heap).toBeLessThan(first.heap * 1.2);
  }
});
