import type { Failure } from '../failure.js';
import { socketFailure } from '../failure.js';
import type { Timings } from '../settings.js';
import { Terminator } from './termination.js';
import type { SocketClass, SocketLike } from '../web-socket.js';

/** How long a socket has to respond to an extra ping, in ms. */
const RESPOND_WITHIN = 5000;
/** The clock is checked at least this often to detect the end of a sleep soon, in ms. */
const LONGEST_TICK = 5000;
/** A timer that is later than this was delayed by sleep, a hidden page or a busy process, in ms. */
const LATE_AFTER = 1000;
/** A closing handshake that takes longer is cut off, in ms. */
const CLOSE_WITHIN = 2000;

/** The reports of a socket. After `ended`, and after `drop()`, it reports only `finished`. */
export interface SocketListener {
  onOpen(): void;
  onMessage(text: string): void;
  /** It could not be opened, or has ended. */
  onEnd(failure: Failure): void;
  /** Whether it is silent for longer than the watchdog permits, but not closed yet. */
  onDoubt(isDoubtful: boolean): void;
  /** The connection is closed, as far as the runtime permits. */
  onFinish(): void;
}

type Phase = 'opening' | 'open' | 'retired' | 'closing' | 'finished';

/** One WebSocket: its opening, its watchdog and its end. */
export class ChannelSocket {
  readonly #timings: Timings;
  readonly #listener: SocketListener;
  /** 0 until it opens. */
  #heardAt = 0;
  /** When the watchdog checks next, by the clock at the start of its timer. */
  #checkAt = 0;
  #phase: Phase = 'opening';
  readonly #socket: SocketLike;
  readonly #terminator: Terminator;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closeTimer: ReturnType<typeof setTimeout> | undefined;
  /** When the socket is closed unless it responds, in ms since the epoch; absent if no ping is pending. */
  #deadline: number | undefined;
  #isDoubtful = false;
  #hadGrace = false;

  constructor(Socket: SocketClass, uri: string, timings: Timings, listener: SocketListener) {
    this.#timings = timings;
    this.#listener = listener;
    this.#terminator = new Terminator(uri);
    try {
      this.#socket = new Socket(uri);
    } catch (error) {
      this.#terminator.stop();
      throw error;
    }
    this.#terminator.attach(this.#socket);
    // All handlers are set before anything can arrive: an event may be in the same packet as the response that opens the
    // socket.
    this.#socket.addEventListener('message', ({ data }: { data: unknown }) => {
      this.#receive(data);
    });
    this.#socket.addEventListener('open', () => {
      this.#handleOpen();
    });
    this.#socket.addEventListener('error', () => {
      if (this.#phase === 'opening') this.#end(socketFailure('The WebSocket could not be opened'));
    });
    this.#socket.addEventListener('close', (event?: { code?: unknown }) => {
      this.#handleClose(event?.code);
    });
    this.#timer = setTimeout(() => {
      this.#end(socketFailure(`The WebSocket did not open within ${timings.openTimeoutMs} ms`));
    }, timings.openTimeoutMs);
  }

  /** In ms since the epoch. Adjusted when the clock is set back, so that no wait is extended and no gap hidden. */
  get lastHeardAt(): number {
    const now = Date.now();
    if (this.#heardAt > now) this.#heardAt = Math.min(this.#heardAt + now - this.#checkAt, now);
    return this.#heardAt;
  }

  /** Checks whether the other side responds. */
  checkAlive(): void {
    if (this.#phase !== 'open') return;
    this.#deadline ??= Date.now() + RESPOND_WITHIN;
    this.#deadline = Math.min(this.#deadline, Date.now() + RESPOND_WITHIN);
    this.#ping();
    this.#watch();
  }

  /** Closes the socket; further messages are still reported. */
  retire(): void {
    if (this.#phase === 'open') this.#close('retired');
    else this.drop();
  }

  /** Closes the socket and reports nothing more. */
  drop(): void {
    if (this.#phase === 'finished') return;
    if (this.#phase === 'closing' || this.#phase === 'retired') this.#phase = 'closing';
    else this.#close('closing');
  }

  #handleOpen(): void {
    if (this.#phase !== 'opening') return;
    this.#phase = 'open';
    this.#heardAt = Date.now();
    this.#watch();
    this.#listener.onOpen();
  }

  #receive(data: unknown): void {
    if (this.#phase === 'opening') this.#handleOpen();
    if (this.#phase !== 'open' && this.#phase !== 'retired') return;
    this.#listener.onMessage(String(data));
    this.#heardAt = Date.now();
    this.#deadline = undefined;
    this.#hadGrace = false;
    this.#doubt(false);
  }

  #handleClose(code: unknown): void {
    const description = this.#phase === 'opening' ? 'could not be opened' : 'was closed';
    this.#end(socketFailure(`The WebSocket ${description}`, typeof code === 'number' ? code : undefined));
    this.#finish();
  }

  /** Ends a socket that has failed. */
  #end(failure: Failure): void {
    if (this.#phase !== 'opening' && this.#phase !== 'open') return;
    this.#close('closing');
    this.#listener.onEnd(failure);
  }

  #close(phase: 'retired' | 'closing'): void {
    this.#phase = phase;
    clearTimeout(this.#timer);
    try {
      this.#socket.close();
    } catch {
      // A socket that cannot be closed is terminated below.
    }
    this.#closeTimer = setTimeout(() => {
      this.#terminator.terminate();
      this.#finish();
    }, CLOSE_WITHIN);
  }

  #finish(): void {
    if (this.#phase === 'finished') return;
    clearTimeout(this.#timer);
    clearTimeout(this.#closeTimer);
    this.#phase = 'finished';
    this.#terminator.stop();
    this.#listener.onFinish();
  }

  #ping(): void {
    try {
      this.#socket.send('{"message":"ping"}');
    } catch {
      // A socket that cannot send receives no response either, so the watchdog ends it.
    }
  }

  #doubt(isDoubtful: boolean): void {
    if (this.#isDoubtful === isDoubtful) return;
    this.#isDoubtful = isDoubtful;
    this.#listener.onDoubt(isDoubtful);
  }

  #watch(): void {
    clearTimeout(this.#timer);
    const start = Date.now();
    const due = this.#deadline ?? this.lastHeardAt + this.#timings.askAfterMs;
    const ms = Math.min(Math.max(due - start, 0), LONGEST_TICK);
    this.#checkAt = start + ms;
    this.#timer = setTimeout(() => {
      const now = Date.now();
      const delay = now - start - ms;
      this.#tick(now, delay > LATE_AFTER);
    }, ms);
  }

  #tick(now: number, isLate: boolean): void {
    const { askAfterMs, deadAfterMs } = this.#timings;
    const silence = now - this.lastHeardAt;
    if (this.#deadline !== undefined) this.#deadline = Math.min(this.#deadline, now + deadAfterMs);
    if (this.#deadline === undefined && silence >= askAfterMs) {
      // After a sleep the deadline may have passed before any ping, so the socket gets time to respond.
      this.#deadline = Math.max(this.lastHeardAt + deadAfterMs, now + Math.min(RESPOND_WITHIN, deadAfterMs - askAfterMs));
      this.#ping();
    } else if (this.#deadline !== undefined && now >= this.#deadline) {
      if (!isLate || this.#hadGrace) {
        this.#end(socketFailure(`The WebSocket has been silent for ${Math.round(silence / 1000)} s`));
        return;
      }
      this.#hadGrace = true;
      this.#deadline = now + RESPOND_WITHIN;
      this.#ping();
    }
    if (silence >= deadAfterMs) this.#doubt(true);
    this.#watch();
  }
}
