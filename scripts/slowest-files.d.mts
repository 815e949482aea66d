export interface CheckLog {
  name: string;
  /** What the check printed. */
  output: string;
}

/** Returns a table of the test files that took longest, as lines; none if the logs name no test file. */
export function slowestFiles(checks: readonly CheckLog[]): string[];
