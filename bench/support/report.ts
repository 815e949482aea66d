import type { Chart } from './chart.js';
import type { Outcomes } from './rounds.js';

/** A table as it is printed and written. The first column names the subject. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A limit that must be met. */
export interface Limit {
  what: string;
  value: number;
  bound: number;
  /** What the figure is to become. It is stricter than the bound, and a run that misses it has not failed. */
  goal?: number;
  /** Whether bound and goal are a maximum or a minimum. */
  is: 'at most' | 'at least';
  unit?: string;
}

/** The results of one measure. */
export interface Section {
  title: string;
  /** How it was measured, in sentences. */
  method: string;
  tables: readonly Table[];
  charts?: readonly Chart[];
  /** What could not be measured, and why. */
  missing?: readonly string[];
  limits: readonly Limit[];
}

/** A measure, by the name that `--only` takes. */
export interface Measure {
  name: string;
  /** @param quick - Fewer runs, for a quick check. */
  run(quick: boolean): Promise<Section>;
}

export function isMet({ value, bound, is }: Limit): boolean {
  return is === 'at most' ? value <= bound : value >= bound;
}

/** Whether a limit has a goal that is not reached. */
export function missesGoal({ value, goal, is }: Limit): boolean {
  if (goal === undefined) return false;
  return is === 'at most' ? value > goal : value < goal;
}

/** Formats a number with its significant digits. */
export function figure(value: number, digits = 2): string {
  return Number.isNaN(value)
    ? 'not measured'
    : value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function limitLine(limit: Limit): string {
  const { what, value, bound, goal, is, unit = '×' } = limit;
  const sign = is === 'at most' ? '≤' : '≥';
  // One digit more than the bound: otherwise 0.334 against 0.33, for example, would look as if it were within the bound.
  const verdict = isMet(limit) ? 'held' : 'NOT held';
  const goalText = goal === undefined ? '' : `; goal ${figure(goal)}, ${missesGoal(limit) ? 'not reached' : 'reached'}`;
  return `limit ${what} ${sign} ${figure(bound)} ${unit}: measured ${figure(value, 3)}, ${verdict}${goalText}`;
}

/** Returns one row: the figures of a subject, if it has any. */
export function row(label: string, outcome: object, cells: () => readonly string[]): readonly string[] {
  return 'reason' in outcome ? [label, 'not measured'] : [label, ...cells()];
}

/** Returns a sentence for each subject that could not be measured. */
export function missing<N extends string>(
  outcomes: Outcomes<N, unknown>,
  labels: Record<NoInfer<N>, { label: string }>,
): string[] {
  return (Object.keys(outcomes) as N[]).flatMap((name) => {
    const outcome = outcomes[name];
    return 'reason' in outcome ? [`${labels[name].label} could not be measured: ${outcome.reason}`] : [];
  });
}

/** Returns a section as Markdown. */
export function markdown({ title, method, tables, missing = [], limits }: Section): string {
  const line = (cells: readonly string[], width: number): string =>
    `| ${Array.from({ length: width }, (_, column) => (cells[column] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  const text = tables.map(({ head, rows }) => {
    const rule = `| --- |${' ---: |'.repeat(head.length - 1)}`;
    return [line(head, head.length), rule, ...rows.map((cells) => line(cells, head.length))].join('\n');
  });
  const list = limits.map((limit) => `- ${limitLine(limit)}`).join('\n');
  return [`## ${title}`, method, ...text, ...missing, list].filter((part) => part !== '').join('\n\n');
}
