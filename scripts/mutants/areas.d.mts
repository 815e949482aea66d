/** A folder whose tests `npm run mutants` tries. */
export interface Area {
  /** The folder of the sources. */
  readonly source: string;
  /** Patterns of the tests that run in Node. */
  readonly tests: string[];
  /** Patterns of the tests that run as in a browser's page. */
  readonly pages: string[];
  /** Tests that need a separate process. */
  readonly isolated: string[];
  readonly excluded: string[];
  /** The share of mutants that the tests must notice, in %. */
  readonly minPercent: number;
}

export type AreaName = 'core' | 'auth' | 'notifications' | 'limits' | 'tokens' | 'files' | 'jobs' | 'bulk' | 'react';

export declare const areas: Readonly<Record<AreaName, Area>>;
