import { checked } from '../../src/check/check.js';
import { knownOf } from '../../src/check/known.js';
import type { Report } from '../../src/check/report.js';

/** What is found in files, by their names. */
export function found(files: Readonly<Record<string, string>>): Report {
  return checked(new Map(Object.entries(files)), knownOf(Object.values(files)));
}

/** The operations that a program uses, as `file:line Class.method`, of those of which there is something to be said; `?` marks what the name told. */
export function uses(files: Readonly<Record<string, string>>): string[] {
  const { findings } = found(files);
  const name = (apis: readonly string[], method: string): string => `${apis.join(' or ')}.${method}`;
  return [
    ...new Set(
      findings.map(({ file, line, apis, method, by }) => `${file}:${line} ${name(apis, method)}${by === 'name' ? '?' : ''}`),
    ),
  ];
}
