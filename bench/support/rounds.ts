/** The result of measuring one subject: one sample a round, or the reason for a failure. */
export type Outcome<T> = { samples: T[] } | { reason: string };

/** The results by subject. */
export type Outcomes<N extends string, T> = Record<N, Outcome<T>>;

/**
 * Takes a sample of every subject in each round, one after the other, and reverses the order in every second round, so that a
 * subject does not always follow the same one. A subject that fails once is skipped from then on, and its reason is stored.
 */
export async function sampleInterleaved<N extends string, T>(
  names: readonly N[],
  rounds: number,
  sample: (name: N) => Promise<T>,
): Promise<Outcomes<N, T>> {
  const outcomes = Object.fromEntries(names.map((name) => [name, { samples: [] }])) as unknown as Outcomes<N, T>;
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const outcome = outcomes[name];
      if ('reason' in outcome) continue;
      try {
        outcome.samples.push(await sample(name));
      } catch (error) {
        outcomes[name] = { reason: error instanceof Error ? error.message : String(error) };
      }
    }
  }
  return outcomes;
}

/**
 * Returns the samples of the subject that others are compared with; NaN in every round if it could not be measured, so that no
 * limit is met.
 */
export function numbers<T>(outcome: Outcome<T>, of: (sample: T) => number): number[] {
  return 'reason' in outcome ? [NaN] : outcome.samples.map(of);
}
