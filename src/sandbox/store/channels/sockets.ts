import type { Clock } from '../clock.js';
import type { ChannelSocket } from './connection.js';

const HEARTBEAT_MS = 30_000;

/** Time between the announced end of a socket and its end, in ms. */
export const CLOSE_NOTICE_MS = 60_000;

/** The close code for a connection without a close frame. */
const ABNORMAL_CLOSURE = 1006;

interface OpenSocket {
  readonly socket: ChannelSocket;
  lastBeat: number;
  /** When it ends, in ms since the epoch; set once its end was announced. */
  closesAt?: number;
  /** Open, but delivers no messages any more. */
  isSilent?: boolean;
}

export const metadataMessage = (message: string): string =>
  JSON.stringify({ topicName: 'channel.metadata', eventBody: { message } });

const closeNotice = (channelId: string, message: string): string =>
  JSON.stringify({ topicName: 'v2.system.socket_closing', eventBody: { channelId, message } });

/** The open sockets, one per channel. */
export class Sockets {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #openSockets = new Map<string, OpenSocket>();

  /** @param onChange - Called whenever the number of sockets may have changed. */
  constructor(clock: Clock, onChange: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  get size(): number {
    return this.#openSockets.size;
  }

  /** The channels with a connection. */
  get ids(): string[] {
    return [...this.#openSockets.keys()];
  }

  has(id: string): boolean {
    return this.#openSockets.has(id);
  }

  /** @returns a function to call when the socket is closed. */
  add(id: string, socket: ChannelSocket): () => void {
    this.end(id, 'Another socket was opened on the channel');
    const openSocket: OpenSocket = { socket, lastBeat: this.#clock.present() };
    this.#openSockets.set(id, openSocket);
    this.#onChange();
    return () => {
      if (this.#openSockets.get(id) === openSocket) this.#openSockets.delete(id);
      this.#onChange();
    };
  }

  send(id: string, text: string): void {
    const openSocket = this.#openSockets.get(id);
    if (openSocket && openSocket.isSilent !== true) openSocket.socket.send(text);
  }

  /** Announces the end of a socket. It stays open for a minute, so that the client can open another. */
  announceEnd(id: string, reason: string): void {
    const openSocket = this.#openSockets.get(id);
    if (!openSocket || openSocket.closesAt !== undefined) return;
    openSocket.closesAt = this.#clock.present() + CLOSE_NOTICE_MS;
    this.send(id, closeNotice(id, reason));
  }

  /** Closes a socket, and announces that first if it was not announced. */
  end(id: string, reason: string): void {
    const openSocket = this.#take(id);
    if (!openSocket) return;
    if (openSocket.closesAt === undefined && openSocket.isSilent !== true) openSocket.socket.send(closeNotice(id, reason));
    openSocket.socket.close(1001, reason);
  }

  /** Ends the connection without a close frame. */
  cut(id: string): void {
    this.#take(id)?.socket.close(ABNORMAL_CLOSURE, '');
  }

  silence(id: string): void {
    const openSocket = this.#openSockets.get(id);
    if (openSocket) openSocket.isSilent = true;
  }

  /** Sends heartbeats, and ends sockets whose minute is over. */
  sweep(): void {
    // Sockets use the present time, even while a past event is being delivered.
    const now = this.#clock.present();
    for (const [id, openSocket] of [...this.#openSockets]) {
      if (openSocket.closesAt !== undefined && openSocket.closesAt <= now) this.end(id, 'The socket was announced to close');
      else if (now - openSocket.lastBeat >= HEARTBEAT_MS || now < openSocket.lastBeat) {
        openSocket.lastBeat = now;
        this.send(id, metadataMessage('WebSocket Heartbeat'));
      }
    }
  }

  #take(id: string): OpenSocket | undefined {
    const openSocket = this.#openSockets.get(id);
    if (openSocket) {
      this.#openSockets.delete(id);
      this.#onChange();
    }
    return openSocket;
  }
}
