import type { Sandbox } from 'contact-centre-client/sandbox';

/** The part of a sandbox that WebSockets need. */
type Channels = Pick<Sandbox, 'connect'>;

const CONNECTING = 0;
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

/**
 * Returns a WebSocket class whose connections lead to the channels of sandboxes in this page, without a network.
 *
 * @param findChannels - Finds the sandbox that an address belongs to, and throws if there is none.
 */
export function socketClass(findChannels: (address: URL) => Channels): new (address: string | URL) => SandboxSocket {
  return class extends SandboxSocket {
    constructor(address: string | URL) {
      const url = new URL(address);
      super(url, findChannels(url));
    }
  };
}

/** A WebSocket on a channel of a sandbox. */
export class SandboxSocket extends EventTarget {
  static readonly CONNECTING = CONNECTING;
  static readonly OPEN = OPEN;
  static readonly CLOSING = CLOSING;
  static readonly CLOSED = CLOSED;
  readonly url: string;
  #state = CONNECTING;
  #connection: ReturnType<Channels['connect']>;

  constructor(url: URL, channels: Channels) {
    super();
    this.url = url.href;
    queueMicrotask(() => {
      this.#open(channels, url);
    });
  }

  get readyState(): number {
    return this.#state;
  }

  send(text: string): void {
    if (this.#state === CONNECTING) throw new DOMException('The WebSocket is still connecting.', 'InvalidStateError');
    queueMicrotask(() => {
      if (this.#state === OPEN) this.#connection?.receive(text);
    });
  }

  close(code = 1000, reason = ''): void {
    if (this.#state === CLOSING || this.#state === CLOSED) return;
    this.#state = CLOSING;
    queueMicrotask(() => {
      this.#end(code, reason);
    });
  }

  #open(channels: Channels, { pathname }: URL): void {
    if (this.#state !== CONNECTING) return;
    const id = pathname.split('/').at(-1) ?? '';
    this.#connection = channels.connect(id, {
      // After the current task, as from a network.
      send: (data) => {
        queueMicrotask(() => {
          if (this.#state === OPEN) this.#emit(new MessageEvent('message', { data }));
        });
      },
      close: (code, reason) => {
        queueMicrotask(() => {
          this.#end(code, reason);
        });
      },
    });
    if (!this.#connection) {
      this.#emit(new Event('error'));
      this.#end(1006, '');
      return;
    }
    this.#state = OPEN;
    this.#emit(new Event('open'));
  }

  #end(code: number, reason: string): void {
    if (this.#state === CLOSED) return;
    this.#state = CLOSED;
    this.#connection?.closed();
    this.#emit(new CloseEvent('close', { code, reason, wasClean: code !== 1006 }));
  }

  /** Calls the property `onopen`, `onmessage`, `onerror` or `onclose`, and the listeners. */
  #emit(event: Event): void {
    const handler: unknown = Reflect.get(this, `on${event.type}`);
    if (typeof handler === 'function') handler.call(this, event);
    this.dispatchEvent(event);
  }
}
