/** An event that occurs unless another one prevents it. */
export interface Turn {
  /** ms since the epoch */
  at: number;
  /** The conversation that it belongs to, if any. */
  conversationId?: string;
  run(): void;
}

/** The earliest of them; of several at the same moment the first in the list. */
export function earliest(turns: Iterable<Turn | undefined>): Turn | undefined {
  let first: Turn | undefined;
  for (const turn of turns) if (turn && (!first || turn.at < first.at)) first = turn;
  return first;
}
