import { applied } from '../program/syntax.js';
import type { Edit } from '../program/syntax.js';

/** Lines that become others; numbers from 0. */
interface Change {
  readonly at: number;
  readonly gone: string[];
  readonly come: string[];
}

/** Lines shown around what changes. */
const CONTEXT = 2;

/** What edits make of a text, line by line, as `diff -u` shows it. */
export function patchOf(name: string, text: string, edits: readonly Edit[]): string[] {
  const lines = text.split('\n');
  // What follows the last line feed is no line, unless there is something.
  const isEnded = lines.at(-1) === '';
  if (isEnded) lines.pop();
  const shown: string[] = [`--- a/${name}`, `+++ b/${name}`];
  const show = (mark: string, line: string, index: number): void => {
    shown.push(`${mark}${line}`);
    if (!isEnded && index === lines.length - 1) shown.push('\\ No newline at end of file');
  };
  let shift = 0;
  for (const hunk of hunksOf(changesOf(text, lines, edits))) {
    const [first, last] = [hunk[0], hunk.at(-1)];
    if (!first || !last) continue;
    const from = Math.max(0, first.at - CONTEXT);
    const to = Math.min(lines.length, last.at + last.gone.length + CONTEXT);
    const growth = hunk.reduce((sum, { gone, come }) => sum + come.length - gone.length, 0);
    shown.push(`@@ -${from + 1},${to - from} +${from + 1 + shift},${to - from + growth} @@`);
    shift += growth;
    let at = from;
    for (const { at: start, gone, come } of hunk) {
      for (; at < start; at++) show(' ', lines[at] ?? '', at);
      gone.forEach((line, index) => {
        show('-', line, start + index);
      });
      come.forEach((line, index) => {
        show('+', line, index === come.length - 1 ? start + gone.length - 1 : -1);
      });
      at = start + gone.length;
    }
    for (; at < to; at++) show(' ', lines[at] ?? '', at);
  }
  return shown;
}

function changesOf(text: string, lines: readonly string[], edits: readonly Edit[]): Change[] {
  const changes: Change[] = [];
  const sorted = [...edits].sort((one, other) => one.start - other.start);
  let [line, start] = [0, 0];
  const endOf = (index: number, from: number): number => from + (lines[index]?.length ?? 0);
  for (let next = 0; next < sorted.length;) {
    while (endOf(line, start) < (sorted[next]?.start ?? 0)) start = endOf(line++, start) + 1;
    // All that touches these lines.
    let [last, end] = [line, endOf(line, start)];
    const here: Edit[] = [];
    for (let edit = sorted[next]; edit && edit.start <= end; edit = sorted[++next]) {
      here.push({ ...edit, start: edit.start - start, end: edit.end - start });
      while (end < edit.end && last < lines.length - 1) end = endOf(++last, end + 1);
    }
    const change = trimmed(line, lines.slice(line, last + 1), applied(text.slice(start, end), here).split('\n'));
    if (change.gone.length + change.come.length > 0) changes.push(change);
    [line, start] = [last + 1, end + 1];
  }
  return changes;
}

/** Without the lines at the beginning and at the end that stay. */
function trimmed(at: number, gone: readonly string[], come: readonly string[]): Change {
  let [before, after] = [0, 0];
  const shortest = Math.min(gone.length, come.length);
  while (before < shortest && gone[before] === come[before]) before++;
  while (after < shortest - before && gone.at(-1 - after) === come.at(-1 - after)) after++;
  return { at: at + before, gone: gone.slice(before, gone.length - after), come: come.slice(before, come.length - after) };
}

/** Changes whose surroundings meet are shown together, and those that meet themselves are one. */
function hunksOf(changes: readonly Change[]): Change[][] {
  const hunks: Change[][] = [];
  for (const change of changes) {
    const hunk = hunks.at(-1);
    const before = hunk?.at(-1);
    const between = before ? change.at - before.at - before.gone.length : Infinity;
    if (between === 0) {
      before?.gone.push(...change.gone);
      before?.come.push(...change.come);
    } else if (between <= 2 * CONTEXT) hunk?.push(change);
    else hunks.push([change]);
  }
  return hunks;
}
