import type { Outcome } from '../call/run.js';

/** The body of an answer of this visit. It is in memory only, since it may be secret. */
export interface PastAnswer {
  /** That of the call in the history. */
  id: string;
  method: string;
  /** ms since the epoch. */
  at: number;
  status: number;
  text: string;
}

const MOST_ANSWERS = 30;
/** In characters. The oldest answers are forgotten first. */
const MOST_TEXT = 8_000_000;

export class PastAnswers {
  #answers: readonly PastAnswer[] = [];

  add(call: Pick<PastAnswer, 'id' | 'method' | 'at'>, outcome: Outcome): void {
    if (outcome.kind !== 'answered' || typeof outcome.body !== 'object' || outcome.body instanceof Uint8Array) return;
    const { status, text } = outcome;
    let length = 0;
    this.#answers = [{ ...call, status, text }, ...this.#answers].slice(0, MOST_ANSWERS).filter((answer) => {
      length += answer.text.length;
      return length <= MOST_TEXT;
    });
  }

  /** Returns the answers of a method, the latest first. */
  of(method: string): readonly PastAnswer[] {
    return this.#answers.filter((answer) => answer.method === method);
  }

  clear(): void {
    this.#answers = [];
  }
}

export const pastAnswers = new PastAnswers();
