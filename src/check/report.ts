import { LONGEST_LINE } from '../parsing/files.js';
import { OURS, THEIRS } from '../parsing/packages.js';
import { kinds } from './facts.js';
import type { Kind } from './facts.js';
import type { Origin } from './modules.js';

/** A fact about one place in a program. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly kind: Kind;
  /** The class; several if the method's name exists in more than one. */
  readonly apis: readonly string[];
  readonly method: string;
  readonly text: string;
  /** How it was found: by an instance of the class, by the method's name alone, or by the path. */
  readonly by: 'class' | 'name' | 'path';
  /** The package of the class, if it is known. */
  readonly from: Origin | undefined;
}

/** An operation that a program uses. */
export interface UsedOperation {
  readonly method: string;
  /** Where it is used: the files and lines. */
  readonly places: readonly { readonly file: string; readonly line: number }[];
}

/** A file that could not be read. */
export interface Unread {
  readonly file: string;
  readonly line: number | undefined;
  readonly reason: string;
}

/** A bundled file, which was skipped. */
export interface Skipped {
  readonly file: string;
  /** The line that is too long to be written by hand. */
  readonly line: number;
}

/** The result of a check. */
export interface Report {
  /** Whether any file names one of the two packages. */
  readonly isNamed: boolean;
  /** Number of uses of operations, and of the files that contain them. */
  readonly uses: number;
  readonly files: number;
  readonly findings: readonly Finding[];
  /** The operations that are used, in the order of their first use. */
  readonly operations: readonly UsedOperation[];
  readonly unread: readonly Unread[];
  readonly skipped: readonly Skipped[];
}

/** Sorts findings by file, line and seriousness, and removes duplicates. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const key = (each: Finding): [string, number, number, string, string, string] => [
    each.file,
    each.line,
    kinds.indexOf(each.kind),
    each.method,
    each.apis.join(),
    each.text,
  ];
  const sorted = [...findings].sort((one, other) => compare(key(one), key(other)));
  return sorted.filter((each, index) => {
    const before = sorted[index - 1];
    return before === undefined || compare(key(before), key(each)) !== 0;
  });
}

function compare(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  for (const [index, value] of one.entries()) {
    const otherValue = other[index] ?? '';
    if (value !== otherValue) return value < otherValue ? -1 : 1;
  }
  return 0;
}

export function countsOf(findings: readonly Finding[]): Record<Kind, number> {
  const counts = { retired: 0, gone: 0, changed: 0, deprecated: 0, preview: 0, new: 0 };
  for (const { kind } of findings) counts[kind]++;
  return counts;
}

const width = Math.max(...kinds.map(({ length }) => length));

/** Returns one line of the report. */
export function lineOf({ file, line, kind, apis, method, text, by }: Finding): string {
  return `${file}:${line}  ${kind.padEnd(width)}  ${apis.join(' or ')}.${method}: ${text}${by === 'class' ? '' : ` (by its ${by})`}`;
}

/** Returns the line that reports a skipped bundled file. */
export function skippedLine({ file, line }: Skipped): string {
  return `${file}:${line}  skipped: this line is longer than ${LONGEST_LINE.toLocaleString('en')} characters, so the file is bundled. Check its sources instead.`;
}

export function summary({ isNamed, files, uses, findings }: Report): string {
  if (!isNamed) return `No file uses ${OURS} or ${THEIRS}.`;
  if (uses === 0) return 'No file uses an operation.';
  const usesText = `${countText(uses, 'use')} of operations in ${countText(files, 'file')}`;
  const counts = countsOf(findings);
  const findingCounts = kinds.flatMap((kind) => (counts[kind] > 0 ? [`${counts[kind]} ${kind}`] : []));
  return findingCounts.length === 0 ? `${usesText}: no findings.` : `${usesText}: ${findingCounts.join(', ')}.`;
}

function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns the report as JSON. Control characters are escaped, so that a terminal does not interpret them. */
export function asJson({ uses, files, findings, unread, skipped }: Report, more?: object): string {
  const text = JSON.stringify({ uses, files, counts: countsOf(findings), findings, unread, skipped, ...more }, undefined, 2);
  return text.replace(/[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu, (match) =>
    Array.from({ length: match.length }, (_, index) => `\\u${match.charCodeAt(index).toString(16).padStart(4, '0')}`).join(''),
  );
}
