import { ApiClient } from 'contact-centre-client/fetch';
import type { Transport } from 'contact-centre-client/fetch';
import { Notifications } from 'contact-centre-client/notifications';
import type { NotificationsOptions, SocketClass } from 'contact-centre-client/notifications';
import { vi } from 'vitest';

/** A response of a simulated platform. A text body is sent unchanged. */
export interface Reply {
  status?: number;
  retryAfter?: number;
  body?: unknown;
  /** Delay in ms; `Infinity` for no response. */
  delay?: number;
}

/** How a simulated platform handles a new socket. */
export type Welcome =
  | 'open'
  | 'refuse'
  /** It neither opens nor fails. */
  | 'hang'
  /** It opens, and closes after a number of ms. */
  | { code: number; after: number };

export interface SentRequest {
  readonly at: number;
  readonly call: 'POST' | 'PUT' | 'HEAD' | 'GET' | 'OTHER';
  readonly channelId: string | undefined;
  /** The query, as it is in the URL. */
  readonly query: string;
  readonly topics: readonly string[];
  /** When the response is sent, and its content. */
  respondedAt: number;
  status: number;
  retryAfter: number | undefined;
}

interface PlatformChannel {
  readonly id: string;
  topics: readonly string[];
  expires: number;
  /** The sockets that the platform sends events on. */
  readonly sockets: Set<PlatformSocket>;
}

/** A WebSocket whose other side is a simulated platform. */
export class PlatformSocket extends EventTarget {
  phase: 'connecting' | 'open' | 'closing' | 'closed' = 'connecting';
  heardAt = 0;
  closingSince = 0;
  terminated = false;
  readonly sent: string[] = [];
  readonly createdAt = Date.now();
  readonly channelId: string;

  constructor(
    readonly platform: Platform,
    address: string,
  ) {
    super();
    this.channelId = address.split('/').at(-1) ?? '';
    platform.sockets.push(this);
    platform.welcome(this);
  }

  open(): void {
    if (this.phase !== 'connecting') return;
    this.phase = 'open';
    this.heardAt = Date.now();
    this.dispatchEvent(new Event('open'));
  }

  receive(data: unknown): void {
    if (this.phase !== 'open' && this.phase !== 'closing') return;
    this.heardAt = Date.now();
    this.dispatchEvent(Object.assign(new Event('message'), { data: typeof data === 'string' ? data : JSON.stringify(data) }));
  }

  end(code: number): void {
    if (this.phase === 'closed') return;
    this.phase = 'closed';
    this.platform.removeSocket(this);
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  send(text: string): void {
    this.sent.push(text);
    if (!this.platform.silent.has(this))
      this.platform.later(() => {
        this.receive({ topicName: 'channel.metadata', eventBody: { message: 'pong' } });
      });
  }

  close(): void {
    if (this.phase === 'closed') return;
    this.phase = 'closing';
    this.closingSince = Date.now();
    if (!this.platform.silent.has(this))
      this.platform.later(() => {
        this.end(1000);
      });
  }

  terminate(): void {
    this.terminated = true;
    this.end(1006);
  }
}

/** A simulated platform in virtual time. */
export class Platform {
  readonly requests: SentRequest[] = [];
  readonly sockets: PlatformSocket[] = [];
  readonly channels = new Map<string, PlatformChannel>();
  /** Sockets on which nothing arrives any more, in either direction. */
  readonly silent = new Set<PlatformSocket>();
  /** Replaces the platform's own response unless it returns `undefined`. */
  reply: (request: SentRequest) => Reply | undefined = () => undefined;
  /** What happens to a new socket. */
  nextWelcome: (socket: PlatformSocket) => Welcome = () => 'open';
  /** The latency of messages and responses, in ms. */
  latency = (): number => 5;
  isExtending = true;
  #lastId = 0;

  readonly transport: Transport = ({ url, method, body, signal }) => this.#handle(url, method, body, signal);

  get SocketClass(): SocketClass {
    // oxlint-disable-next-line typescript/no-this-alias -- a nested class has another `this`
    const platform = this;
    return class extends PlatformSocket {
      constructor(address: string) {
        super(platform, address);
      }
    };
  }

  get openSockets(): PlatformSocket[] {
    return this.sockets.filter(({ phase }) => phase === 'open');
  }

  later(act: () => void, ms = this.latency()): void {
    if (ms < Infinity) setTimeout(act, ms);
  }

  welcome(socket: PlatformSocket): void {
    const welcome = this.nextWelcome(socket);
    if (welcome === 'hang') {
      this.silent.add(socket);
      return;
    }
    this.later(() => {
      const channel = this.channels.get(socket.channelId);
      if (welcome === 'refuse' || !channel) {
        socket.dispatchEvent(new Event('error'));
        socket.end(1006);
        return;
      }
      channel.sockets.add(socket);
      socket.open();
      if (typeof welcome === 'object')
        this.later(() => {
          socket.end(welcome.code);
        }, welcome.after);
    });
  }

  removeSocket(socket: PlatformSocket): void {
    this.channels.get(socket.channelId)?.sockets.delete(socket);
  }

  /** Sends an event on every socket whose channel is subscribed to its topic. */
  publish(topicName: string, eventBody: unknown, metadata: object = { CorrelationId: `${(this.#lastId += 1)}` }): void {
    for (const { topics, sockets } of this.channels.values()) {
      if (!topics.flatMap(namesOf).includes(topicName.toLowerCase())) continue;
      for (const socket of sockets) this.say(socket, { topicName, eventBody, metadata });
    }
  }

  /** Sends a message on a socket, if it still delivers. */
  say(socket: PlatformSocket, message: unknown): void {
    if (!this.silent.has(socket))
      this.later(() => {
        if (!this.silent.has(socket)) socket.receive(message);
      });
  }

  /** Deletes a channel and closes its sockets. */
  evict(channel: PlatformChannel, code = 1001): void {
    this.channels.delete(channel.id);
    for (const socket of channel.sockets)
      this.later(() => {
        socket.end(code);
      });
  }

  heartbeat(): void {
    for (const { sockets } of this.channels.values())
      for (const socket of sockets)
        this.say(socket, { topicName: 'channel.metadata', eventBody: { message: 'WebSocket Heartbeat' } });
  }

  async #handle(
    url: string,
    method: string,
    body: unknown,
    signal: AbortSignal | undefined,
  ): Promise<Awaited<ReturnType<Transport>>> {
    const [, channelId] = /\/channels\/([^/?]+)/.exec(url) ?? [];
    const isAboutChannels = url.includes('/notifications/channels');
    const topics = method === 'PUT' && typeof body === 'string' ? (JSON.parse(body) as { id: string }[]).map(({ id }) => id) : [];
    const request: SentRequest = {
      at: Date.now(),
      call: isAboutChannels ? (method as 'POST') : 'OTHER',
      channelId,
      query: new URL(url).search,
      topics,
      respondedAt: Infinity,
      status: 0,
      retryAfter: undefined,
    };
    this.requests.push(request);
    const reply = this.reply(request);
    const { status = 200, retryAfter, delay = this.latency() } = reply ?? {};
    // The platform processes the request before it sends the response.
    const answer = reply && ('body' in reply || status >= 400) ? reply.body : this.#act(request);
    const isMissing = answer === undefined && status < 400 && !(reply && 'body' in reply);
    await new Promise<void>((resolve, reject) => {
      this.later(resolve, delay);
      signal?.addEventListener('abort', () => {
        request.respondedAt = Date.now();
        reject(new DOMException('The request was aborted', 'AbortError'));
      });
    });
    request.respondedAt = Date.now();
    request.status = isMissing ? 404 : status;
    request.retryAfter = retryAfter;
    const isText = typeof answer === 'string';
    const text = isText ? answer : JSON.stringify(answer ?? { message: 'No', code: 'no', status: request.status });
    const headers = {
      'content-type': isText ? textType(answer) : 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    };
    return { status: request.status, statusText: '', headers, body: new TextEncoder().encode(text) };
  }

  #act({ call, channelId = '', topics }: SentRequest): unknown {
    const expires = Date.now() + 24 * 3_600_000;
    const shown = (channel: PlatformChannel): object => ({ id: channel.id, expires: new Date(channel.expires).toISOString() });
    if (call === 'POST') {
      const id = `channel-${(this.#lastId += 1)}`;
      const channel: PlatformChannel = { id, topics: [], expires, sockets: new Set() };
      this.channels.set(id, channel);
      return { ...shown(channel), connectUri: `wss://streaming.example/channels/${id}` };
    }
    if (call === 'GET') return { entities: [...this.channels.values()].map(shown) };
    const channel = this.channels.get(channelId);
    if (!channel) return undefined;
    if (call === 'PUT') {
      channel.topics = topics;
      if (this.isExtending) channel.expires = expires;
    }
    return { entities: topics.map((id) => ({ id, state: 'Permitted' })) };
  }
}

function namesOf(text: string): string[] {
  const [base = '', suffixes] = text.toLowerCase().split('?', 2);
  return suffixes === undefined ? [base] : suffixes.split('&').map((suffix) => `${base}.${suffix}`);
}

export interface Scene {
  readonly platform: Platform;
  readonly client: ApiClient;
  readonly live: Notifications;
}

/** A client with notifications on a simulated platform. */
export function scene(options: NotificationsOptions = {}, platform = new Platform()): Scene {
  const client = new ApiClient({ apiUrl: 'https://api.example', timeout: 0, transport: platform.transport });
  client.setAccessToken('token');
  return { platform, client, live: new Notifications(client, { webSocket: platform.SocketClass, ...options }) };
}

/** Advances virtual time in steps, with turns of the event loop for work without timers. */
export async function pass(ms: number, check?: () => void, step = 500): Promise<void> {
  for (let remaining = ms; remaining > 0; remaining -= step) {
    await vi.advanceTimersByTimeAsync(Math.min(remaining, step));
    check?.();
  }
}

/** Loads the lazily loaded modules now, because virtual time does not wait for them. */
export async function preload(): Promise<void> {
  const { platform, client, live } = scene();
  platform.reply = () => ({ status: 500 });
  await client.send({ operation: 'any', route: 'GET /api/v2/any', required: {} }).then(undefined, () => undefined);
  platform.reply = () => ({ body: 'text' });
  await client.send({ operation: 'any', route: 'GET /api/v2/any', required: {} });
  await live.close();
}

function textType(text: string): string {
  return text.startsWith('<') ? 'text/html' : 'text/plain';
}
