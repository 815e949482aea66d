import { act, cleanup, render } from '@testing-library/react';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { Live } from '../../../examples/console/src/live/live.js';
import type { ConsoleClient } from '../../../examples/console/src/session/console-client.js';
import { ConnectionProvider, useConnection } from '../../../examples/console/src/session/connection.js';
import { firstConnection } from '../../../examples/console/src/session/place-connection.js';
import { socketsOf } from '../../notifications/support.js';

export const sandboxUrl = 'https://api.sandbox.example';

/** The console's connection to a sandbox in the same process, with a controlled clock. */
export interface Stage {
  sandbox: Sandbox;
  sockets: ReturnType<typeof socketsOf>;
  /** Returns the requests, as `VERB path`, without ids. */
  requests: string[];
  client: () => ConsoleClient;
  /** Renders something for a signed-in user. */
  open: (userId: string | undefined, children: ReactNode) => void;
  /** Advances the time of page and contact centre by a number of seconds. */
  passing: (seconds: number) => Promise<void>;
}

export function begin(options: SandboxOptions = {}): Stage {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.setSystemTime('2026-03-12T14:25:00Z');
  const sandbox = createSandbox(options);
  const sockets = socketsOf(sandbox);
  const requests: string[] = [];
  vi.stubGlobal('WebSocket', sockets);
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    requests.push(`${method} ${new URL(input).pathname.replace(/[\da-f]{8}-[\da-f-]{27}/g, '{id}')}`);
    return await sandbox.fetch(new Request(input, { method, ...(headers && { headers }), ...(body != null && { body }) }));
  });
  let client: ConsoleClient | undefined;
  function SignedIn({ userId, children }: { userId: string | undefined; children: ReactNode }): ReactNode {
    const { client: connected } = useConnection();
    useEffect(() => {
      client = connected;
      connected.setAccessToken(sandbox.issueAccessToken(userId));
    }, [connected, userId]);
    return children;
  }
  return {
    sandbox,
    sockets,
    requests,
    client: () => {
      if (client) return client;
      throw new Error('Nothing has been opened yet');
    },
    open: (userId, children) => {
      const { clients, organisation } = sandbox;
      const settings = {
        apiUrl: sandboxUrl,
        organisation: organisation.name,
        people: [],
        clients: { implicit: clients.implicit.id, pkce: clients.pkce.id },
      };
      render(
        <MemoryRouter>
          <ConnectionProvider first={firstConnection({ sandbox: settings }, undefined)} sandbox={settings}>
            <SignedIn userId={userId}>
              <Live>{children}</Live>
            </SignedIn>
          </ConnectionProvider>
        </MemoryRouter>,
      );
    },
    passing: async (seconds) => {
      const step = Math.min(seconds, 5);
      for (let second = 0; second < seconds; second += step) {
        await act(async () => {
          sandbox.clock.advance(0);
          await vi.advanceTimersByTimeAsync(step * 1000);
          await vi.dynamicImportSettled();
          // A body is read in several asynchronous steps.
          for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
        });
      }
    },
  };
}

export function end(): void {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
