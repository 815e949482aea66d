/** What came of measuring one subject: its samples, one a round, or why there are none. */
export type Outcome<T> = { samples: T[] } | { reason: string };

/** The outcomes by the subjects' names. */
export type Outcomes<N extends string, T> = Record<N, Outcome<T>>;

/**
 * Takes a sample of every subject in each round, one after the other and there and back in turn, so that none always follows the same one.
 * A subject that fails once is left out from then on, and its reason kept.
 */
export async function interleaved<N extends string, T>(
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

/** The samples of a subject that others are compared with; NaN in every round where it could not be measured, which no limit holds for. */
export function numbers<T>(outcome: Outcome<T>, of: (sample: T) => number): number[] {
  return 'reason' in outcome ? [NaN] : outcome.samples.map(of);
}
