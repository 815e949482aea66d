import type { Clock } from '../clock.js';
import type { ChannelSocket } from './connection.js';

const HEARTBEAT = 30_000;

/** Time between the announced end of a socket and its end, in ms. */
export const FAREWELL = 60_000;

/** The close code for a connection without a close frame. */
const ABNORMAL = 1006;

interface Open {
  readonly socket: ChannelSocket;
  lastBeat: number;
  /** When it ends, in ms since the epoch; set once its end was announced. */
  closes?: number;
  /** Open, but delivers no messages any more. */
  isSilent?: boolean;
}

export const metadata = (message: string): string => JSON.stringify({ topicName: 'channel.metadata', eventBody: { message } });

const farewell = (channelId: string, message: string): string =>
  JSON.stringify({ topicName: 'v2.system.socket_closing', eventBody: { channelId, message } });

/** The open sockets, one per channel. */
export class Sockets {
  readonly #clock: Clock;
  readonly #changed: () => void;
  readonly #open = new Map<string, Open>();

  /** @param changed - Called whenever the number of sockets may have changed. */
  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get size(): number {
    return this.#open.size;
  }

  /** The channels with a connection. */
  get ids(): string[] {
    return [...this.#open.keys()];
  }

  has(id: string): boolean {
    return this.#open.has(id);
  }

  /** @returns a function to call when the socket is closed. */
  add(id: string, socket: ChannelSocket): () => void {
    this.end(id, 'Another socket was opened on the channel');
    const open: Open = { socket, lastBeat: this.#clock.present() };
    this.#open.set(id, open);
    this.#changed();
    return () => {
      if (this.#open.get(id) === open) this.#open.delete(id);
      this.#changed();
    };
  }

  send(id: string, text: string): void {
    const open = this.#open.get(id);
    if (open && open.isSilent !== true) open.socket.send(text);
  }

  /** Announces the end of a socket. It stays open for a minute, so that the client can open another. */
  announceEnd(id: string, reason: string): void {
    const open = this.#open.get(id);
    if (!open || open.closes !== undefined) return;
    open.closes = this.#clock.present() + FAREWELL;
    this.send(id, farewell(id, reason));
  }

  /** Closes a socket, and announces that first if it was not announced. */
  end(id: string, reason: string): void {
    const open = this.#take(id);
    if (!open) return;
    if (open.closes === undefined && open.isSilent !== true) open.socket.send(farewell(id, reason));
    open.socket.close(1001, reason);
  }

  /** Ends the connection without a close frame. */
  cut(id: string): void {
    this.#take(id)?.socket.close(ABNORMAL, '');
  }

  silence(id: string): void {
    const open = this.#open.get(id);
    if (open) open.isSilent = true;
  }

  /** Sends heartbeats, and ends sockets whose minute is over. */
  sweep(): void {
    // Sockets use the present time, even while a past event is being delivered.
    const now = this.#clock.present();
    for (const [id, open] of [...this.#open]) {
      if (open.closes !== undefined && open.closes <= now) this.end(id, 'The socket was announced to close');
      else if (now - open.lastBeat >= HEARTBEAT || now < open.lastBeat) {
        open.lastBeat = now;
        this.send(id, metadata('WebSocket Heartbeat'));
      }
    }
  }

  #take(id: string): Open | undefined {
    const open = this.#open.get(id);
    if (open) {
      this.#open.delete(id);
      this.#changed();
    }
    return open;
  }
}
