import type { Wait } from 'contact-centre-client/fetch';

/** All times of a logged call are in ms since it was made. */
export interface LoggedWait extends Wait {
  readonly from: number;
  /** Missing while it waits. */
  readonly to?: number | undefined;
}

export interface LoggedRequest {
  readonly from: number;
  /** Missing until it is answered. */
  readonly to?: number | undefined;
  /** Whether a request was sent. Otherwise the call received the response of an early request. */
  readonly isSent: boolean;
  readonly status?: number;
  /** Those that are no secret. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly error?: LoggedError;
}

export interface LoggedError {
  readonly code: string;
  /** Missing if it may quote a secret. */
  readonly message?: string;
}

/** A call that the console has made, without tokens and other secrets. */
export interface LoggedCall {
  readonly id: number;
  /** `early`: sent while the page was still loading. `token`: obtains or ends a sign-in. */
  readonly kind: 'call' | 'early' | 'token';
  /** When it was made, in ms since the epoch. */
  readonly at: number;
  /** The method's name. */
  readonly operation: string;
  /** Verb and path, with placeholders instead of values. */
  readonly route: string;
  /** The path of the page that made it. */
  readonly page: string;
  /** The address, with secrets redacted. Missing until the request is built. */
  readonly url?: string;
  /** The arguments without the body, as JSON. */
  readonly args?: string | undefined;
  /** The body as it was sent. */
  readonly body?: string | undefined;
  /** Why arguments and body are not stored. */
  readonly omitted?: 'secret' | 'large';
  readonly waits: readonly LoggedWait[];
  /** More than one if it was sent again. */
  readonly requests: readonly LoggedRequest[];
  /** Why it ended without a request. */
  readonly error?: LoggedError;
  /** When it ended; missing until then. */
  readonly to?: number | undefined;
}

/** How many calls are kept. */
export const MAX_CALLS = 500;

/** Receives the call, and how long ago it was made, in ms. */
type Change = (call: LoggedCall, ms: number) => Partial<LoggedCall>;

/** The last calls of this page, in memory only. The oldest give way to new ones. */
export class CallLog {
  /** The oldest first. Ids have no gaps. */
  #calls: LoggedCall[] = [];
  #nextId = 1;
  #snapshot: readonly LoggedCall[] | undefined;
  readonly #listeners = new Set<() => void>();

  /** @returns its id. */
  add(call: Omit<LoggedCall, 'id'>): number {
    const id = this.#nextId++;
    this.#calls.push({ ...call, id });
    if (this.#calls.length > MAX_CALLS) this.#calls.shift();
    this.#report();
    return id;
  }

  /** Changes a call, unless it is no longer kept. */
  change(id: number, change: Change): void {
    const index = id - (this.#calls[0]?.id ?? this.#nextId);
    const call = this.#calls[index];
    if (!call) return;
    this.#calls[index] = { ...call, ...change(call, Date.now() - call.at) };
    this.#report();
  }

  readonly clear = (): void => {
    this.#calls = [];
    this.#report();
  };

  /** Returns the calls, the oldest first; the same list until something changes. */
  readonly read = (): readonly LoggedCall[] => (this.#snapshot ??= [...this.#calls]);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #report(): void {
    this.#snapshot = undefined;
    for (const listener of this.#listeners) listener();
  }
}
