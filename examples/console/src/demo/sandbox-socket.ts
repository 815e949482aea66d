import type { Sandbox } from 'contact-centre-client/sandbox';

/** The part of a sandbox that WebSockets need. */
type Channels = Pick<Sandbox, 'connect'>;

/** Finds the sandbox that an address belongs to. @throws if there is none. */
export type FindChannels = (address: URL) => Channels;

const CONNECTING = 0;
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

/** Returns a WebSocket class whose connections lead to the channels of sandboxes in this page, without a network. */
export function socketClass(findChannels: FindChannels) {
  return class SandboxSocket extends EventTarget {
    static readonly CONNECTING = CONNECTING;
    static readonly OPEN = OPEN;
    static readonly CLOSING = CLOSING;
    static readonly CLOSED = CLOSED;
    readonly url: string;
    #state = CONNECTING;
    #connection: ReturnType<Channels['connect']>;

    constructor(address: string | URL) {
      super();
      const url = new URL(address);
      this.url = url.href;
      const channels = findChannels(url);
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
        send: (data) => {
          // After the current task, as from a network.
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
  };
}
