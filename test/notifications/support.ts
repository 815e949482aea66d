import { ApiClient } from 'contact-centre-client/fetch';
import type { Transport } from 'contact-centre-client/fetch';
import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import { Notifications } from 'contact-centre-client/notifications';
import type { NotificationsOptions, SocketClass } from 'contact-centre-client/notifications';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { ChannelConnection, Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';

export const origin = 'https://api.sandbox.example';

/** Replaces `Math.random` by the same numbers every time. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A WebSocket class that connects to a sandbox in the same process. */
export function socketsOf(
  sandbox: Sandbox,
): SocketClass & { open: Set<EventTarget & { heardAt: number }>; socketCount: number; opened: () => void; die(): void } {
  class SandboxSocket extends EventTarget {
    static readonly open = new Set<SandboxSocket>();
    static socketCount = 0;
    /** Called for every socket that has opened. */
    static opened = (): void => undefined;
    heardAt = 0;
    static #isDead = false;
    #connection: ChannelConnection | undefined;
    #isClosed = false;

    constructor(address: string) {
      super();
      if (SandboxSocket.#isDead) throw new Error('The page is gone');
      SandboxSocket.socketCount += 1;
      const id = new URL(address).pathname.split('/').at(-1) ?? '';
      queueMicrotask(() => {
        if (this.#isClosed) return;
        this.#connection = sandbox.connect(id, {
          send: (data) => {
            this.#later(() => {
              this.heardAt = Date.now();
              this.dispatchEvent(Object.assign(new Event('message'), { data }));
            });
          },
          close: (code) => {
            this.#later(() => {
              this.#end(code);
            });
          },
        });
        if (!this.#connection) {
          this.dispatchEvent(new Event('error'));
          this.#end(1006);
          return;
        }
        SandboxSocket.open.add(this);
        this.heardAt = Date.now();
        this.dispatchEvent(new Event('open'));
        SandboxSocket.opened();
      });
    }

    /** Simulates the end of the process that had the sockets. */
    static die(): void {
      SandboxSocket.#isDead = true;
      for (const socket of SandboxSocket.open) socket.close();
    }

    send(text: string): void {
      this.#connection?.receive(text);
    }

    close(): void {
      queueMicrotask(() => {
        this.#end(1000);
      });
    }

    /** Delivers as a network does: never synchronously within the cause. */
    #later(act: () => unknown): void {
      queueMicrotask(() => {
        if (!this.#isClosed) act();
      });
    }

    #end(code: number): void {
      if (this.#isClosed) return;
      this.#isClosed = true;
      SandboxSocket.open.delete(this);
      this.#connection?.closed();
      this.dispatchEvent(Object.assign(new Event('close'), { code }));
    }
  }
  return SandboxSocket;
}

/** Sends a client's requests to a sandbox in the same process. */
export function transportTo(sandbox: Sandbox): Transport {
  return async ({ url, method, headers, body, signal }) => {
    const init = { method, headers, ...(body !== undefined && { body }), signal };
    const response = await sandbox.fetch(new Request(url, init));
    if (response.type === 'error') throw new TypeError('fetch failed');
    const { status, statusText } = response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status, statusText, headers: Object.fromEntries(response.headers), body: bytes };
  };
}

export interface Stage {
  sandbox: Sandbox;
  client: ApiClient;
  live: Notifications;
  sockets: ReturnType<typeof socketsOf>;
  /** The requests to the platform, as `VERB path`, without ids. */
  sentRequests: () => string[];
}

/** A sandbox, a client for it, and its notifications. */
export function stage(
  options: NotificationsOptions = {},
  { userId, ...sandboxOptions }: SandboxOptions & { userId?: (sandbox: Sandbox) => string } = {},
): Stage {
  const sandbox = createSandbox({ rateLimit: false, tokenLifetimeMs: 30 * 86_400_000, ...sandboxOptions });
  const client = new ApiClient({ timeout: 0, apiUrl: origin, transport: transportTo(sandbox) });
  client.setAccessToken(sandbox.issueAccessToken(userId?.(sandbox)));
  const sockets = socketsOf(sandbox);
  const live = new Notifications(client, { webSocket: sockets, ...options });
  const sentRequests = (): string[] =>
    sandbox.requests.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`);
  return { sandbox, client, live, sockets, sentRequests };
}

/**
 * Gives a user only the roles of these names. Permissions of existing subscriptions are checked only at the next subscription.
 */
export async function giveRoles({ sandbox }: Pick<Stage, 'sandbox'>, userId: string, names: readonly string[]): Promise<void> {
  const admin = new ApiClient({ timeout: 0, apiUrl: origin, transport: transportTo(sandbox) });
  admin.setAccessToken(sandbox.issueAccessToken());
  const authorization = new AuthorizationApi(admin);
  const { entities } = await authorization.getAuthorizationRoles();
  const roles = entities.filter(({ name = '' }) => names.includes(name));
  const { homeDivisionId: divisionId } = sandbox.organisation;
  await authorization.postAuthorizationSubjectBulkreplace(userId, {
    grants: roles.map(({ id: roleId = '' }) => ({ roleId, divisionId })),
  });
}
