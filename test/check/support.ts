import { checkProgram } from '../../src/check/check.js';
import { readTables } from '../../src/check/fact-tables.js';
import type { Report } from '../../src/check/report.js';

/** Returns the findings in files, by name. */
export function reportOn(files: Readonly<Record<string, string>>): Report {
  return checkProgram(new Map(Object.entries(files)), readTables(Object.values(files)));
}

const marks = { class: '', name: '?', path: '#' };

/**
 * Returns the operations with findings, as `file:line Class.method`; `?` marks those recognized by name, `#` those recognized
 * by path.
 */
export function uses(files: Readonly<Record<string, string>>): string[] {
  const { findings } = reportOn(files);
  const name = (apis: readonly string[], method: string): string => `${apis.join(' or ')}.${method}`;
  return [...new Set(findings.map(({ file, line, apis, method, by }) => `${file}:${line} ${name(apis, method)}${marks[by]}`))];
}

/** Returns the findings about removals, as `file:line Class.method: text`. */
export function removedFieldsOf(files: Readonly<Record<string, string>>): string[] {
  const { findings } = reportOn(files);
  return findings
    .filter(({ kind }) => kind === 'gone')
    .map(
      ({ file, line, apis, method, text, by }) =>
        `${file}:${line} ${apis.join(' or ')}.${method}: ${text}${by === 'class' ? '' : ` (${by})`}`,
    );
}
