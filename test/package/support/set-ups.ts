import minimums from '../minimums.json' with { type: 'json' };
import setUps from '../set-ups.json' with { type: 'json' };

/** A configuration that the package is tested in: a row of the tables in docs/requirements.md. */
export interface SetUp {
  kind: 'bundler' | 'deno' | 'jest' | 'node-bundle' | 'parcel' | 'peerless' | 'runtime' | 'script' | 'typescript' | 'worker';
  /** The configuration, as named in the table. */
  what: string;
  /** What the test uses in it. */
  use: string;
  compiler?: string;
  file?: string;
  permissions?: string[];
  program?: string;
  runtime?: string;
  tool?: string;
}

/** A row of the table of minimum versions. `peer` is the name of an optional package. */
export interface Minimum {
  what: string;
  minimum: string;
  details: string;
  peer?: string;
}

export const allMinimums = minimums as readonly Minimum[];
export const allSetUps = setUps as readonly SetUp[];

/** Returns the rows of a kind, for `it.each`, so that tests and tables have the same rows. */
export function setUpsOf(kind: SetUp['kind']): SetUp[] {
  const rows = allSetUps.filter((row) => row.kind === kind);
  if (rows.length === 0) throw new Error(`test/package/set-ups.json has no ${kind}`);
  return rows;
}
