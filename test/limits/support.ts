import { UsersApi } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import type { ApiClientOptions } from 'contact-centre-client/fetch';
import { Governor } from 'contact-centre-client/limits';
import type { GovernorOptions } from 'contact-centre-client/limits';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { onTestFinished, vi } from 'vitest';
// Loads what is loaded lazily: these tests do not measure how long that takes.
import '../../src/limits/dispatcher.js';
import '../../src/core/response/failures.js';

/** A request that reached the sandbox. */
export interface Arrival {
  /** By the virtual clock, in ms. */
  at: number;
  status: number;
  method: string;
  path: string;
}

export interface Stage {
  sandbox: Sandbox;
  client: ApiClient;
  users: UsersApi;
  governor: Governor;
  arrivals: Arrival[];
  /** Lets time pass, from one event to the next, until the work has settled. */
  until: <T>(work: Promise<T>) => Promise<T>;
  /** Lets so many ms pass. */
  pass: (ms: number) => Promise<void>;
  /** Resolves when no request is under way and no further effect is pending. */
  quiet: () => Promise<void>;
}

interface Setting {
  governor?: GovernorOptions;
  sandbox?: SandboxOptions;
  client?: ApiClientOptions;
  /** How long the platform takes to respond, in ms. */
  takes?: number;
  /** Whether the page can read only the headers that the sandbox exposes. */
  page?: boolean;
}

/** A client with a governor on a sandbox in this process, in virtual time; its `patchUser` responds to any request. */
export function stage(setting: Setting = {}): Stage {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: Date.parse('2026-05-04T10:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const sandbox = createSandbox({ permissions: 'off', validation: 'lenient', ...setting.sandbox });
  sandbox.on(UsersApi, 'patchUser', () => new Response('{}', { headers: { 'content-type': 'application/json' } }));
  const governor = new Governor(setting.governor);
  const { fetch, arrivals, pending } = counted(sandbox, setting);
  const client = new ApiClient({
    apiUrl: 'https://sandbox.example',
    fetch,
    timeout: 0,
    rejectWith: 'error',
    limiter: governor,
    ...setting.client,
  });
  client.setAccessToken(sandbox.issueAccessToken());
  const quiet = async (): Promise<void> => {
    for (let turns = 0; turns < 5; turns++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (pending() > 0) turns = 0;
    }
  };
  const until = async <T>(work: Promise<T>): Promise<T> => {
    let settled = false;
    const end = (): void => {
      settled = true;
    };
    work.then(end, end);
    for (let steps = 0; steps < 100_000; steps++) {
      await quiet();
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- it changes meanwhile
      if (settled) return await work;
      if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    }
    throw new Error('Nothing happens any more');
  };
  const pass = async (ms: number): Promise<void> => {
    await quiet();
    const end = performance.now() + ms;
    await until(new Promise<void>((resolve) => setTimeout(resolve, ms)));
    if (performance.now() < end) throw new Error('Time has not passed');
    await quiet();
  };
  return { sandbox, client, users: new UsersApi(client), governor, arrivals, until, pass, quiet };
}

function counted(sandbox: Sandbox, { takes = 0, page = false }: Setting) {
  const arrivals: Arrival[] = [];
  let computing = 0;
  // A digest is computed outside the event loop: while it runs, the work is not finished.
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...args) => {
    computing++;
    try {
      return await digest(...args);
    } finally {
      computing--;
    }
  });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    computing++;
    try {
      const at = performance.now();
      const response = await sandbox.fetch(request);
      arrivals.push({ at, status: response.status, method: request.method, path: new URL(request.url).pathname });
      const shown = new Response(response.status === 204 ? null : await response.arrayBuffer(), response);
      const exposed = shown.headers.get('access-control-expose-headers') ?? '';
      for (const name of page ? [...shown.headers.keys()] : [])
        if (!exposed.includes(name) && !name.startsWith('content')) shown.headers.delete(name);
      if (takes === 0) return shown;
      computing--;
      try {
        await new Promise((resolve) => setTimeout(resolve, takes));
      } finally {
        computing++;
      }
      return shown;
    } finally {
      computing--;
    }
  };
  return { fetch, arrivals, pending: () => computing };
}

/** Statuses, each with how often it was received. */
export function statuses(arrivals: readonly Arrival[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of arrivals) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
