import type { Outcome } from '../call/run.js';

/** The body of a response of this visit. It is in memory only, since it may be secret. */
export interface PastResponse {
  /** That of the call in the history. */
  id: string;
  method: string;
  /** ms since the epoch. */
  at: number;
  status: number;
  text: string;
}

const MOST_RESPONSES = 30;
/** In characters. The oldest responses are forgotten first. */
const MOST_TEXT = 8_000_000;

export class PastResponses {
  #responses: readonly PastResponse[] = [];

  add(call: Pick<PastResponse, 'id' | 'method' | 'at'>, outcome: Outcome): void {
    if (outcome.kind !== 'responded' || typeof outcome.body !== 'object' || outcome.body instanceof Uint8Array) return;
    const { status, text } = outcome;
    let length = 0;
    this.#responses = [{ ...call, status, text }, ...this.#responses].slice(0, MOST_RESPONSES).filter((response) => {
      length += response.text.length;
      return length <= MOST_TEXT;
    });
  }

  /** Returns the responses of a method, the latest first. */
  of(method: string): readonly PastResponse[] {
    return this.#responses.filter((response) => response.method === method);
  }

  clear(): void {
    this.#responses = [];
  }
}

export const pastResponses = new PastResponses();
