import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchOf } from '../../src/move/patch.js';
import { applied } from '../../src/program/syntax.js';
import type { Edit } from '../../src/program/syntax.js';

/** What a patch makes of a text. */
function patched(text: string, patch: readonly string[]): string {
  const lines = text.split('\n');
  const made: string[] = [];
  let at = 0;
  for (const line of patch.slice(2)) {
    const [, from] = /^@@ -(\d+)/.exec(line) ?? [];
    if (from !== undefined) {
      while (at < Number(from) - 1) made.push(lines[at++] ?? '');
    } else if (line.startsWith('+')) made.push(line.slice(1));
    else if (!line.startsWith('\\')) {
      expect(line.slice(1)).toBe(lines[at]);
      if (line.startsWith(' ')) made.push(line.slice(1));
      at++;
    }
  }
  return [...made, ...lines.slice(at)].join('\n');
}

/** Replaces a word wherever it stands. */
function edits(text: string, word: string, instead: string): Edit[] {
  return Array.from(text.matchAll(new RegExp(word, 'g')), ({ index }) => ({
    ...{ start: index, end: index + word.length },
    text: instead,
  }));
}

describe('patchOf', () => {
  it('shows what changes with two lines around it', () => {
    const text = 'a\nb\nc\nold\nd\ne\nf\n';
    expect(patchOf('x.js', text, edits(text, 'old', 'new\nnewer'))).toEqual([
      ...['--- a/x.js', '+++ b/x.js', '@@ -2,5 +2,6 @@'],
      ...[' b', ' c', '-old', '+new', '+newer', ' d', ' e'],
    ]);
  });

  it('shows changes together whose surroundings meet, and others apart', () => {
    const text = 'old\n1\n2\n3\n4\nold\n1\n2\n3\n4\n5\nold';
    const patch = patchOf('x.js', text, edits(text, 'old', 'new'));
    expect(patch.filter((line) => line.startsWith('@@'))).toEqual(['@@ -1,8 +1,8 @@', '@@ -10,3 +10,3 @@']);
    expect(patch.slice(-4)).toEqual(['-old', '\\ No newline at end of file', '+new', '\\ No newline at end of file']);
  });

  it('counts lines on after those that have come', () => {
    const text = `old\n${'1\n'.repeat(9)}old\n`;
    const patch = patchOf('x.js', text, edits(text, 'old', 'new\nnew'));
    expect(patch.filter((line) => line.startsWith('@@'))).toEqual(['@@ -1,3 +1,4 @@', '@@ -9,3 +10,4 @@']);
  });

  it('takes out lines that are gone, and says nothing of edits that change nothing', () => {
    const text = 'a\nb\nc\nd\n';
    expect(patchOf('x.js', text, [{ start: 2, end: 4, text: '' }]).slice(3)).toEqual([' a', '-b', ' c', ' d']);
    expect(patchOf('x.js', text, [{ start: 2, end: 3, text: 'b' }])).toHaveLength(2);
  });

  it('makes of any text what the edits make of it', () => {
    const word = fc.constantFrom('a', 'b', 'old', '\n', 'old\n', '\n\n');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.constantFrom('x', 'x\ny', '\nx', ''), (words, instead) => {
        const text = `${words.join('')}end`;
        const all = edits(text, 'old\\n?', '').map(({ start }) => ({ start, end: start + 3, text: instead }));
        expect(patched(text, patchOf('x.js', text, all))).toBe(applied(text, all));
      }),
    );
  });

  it('goes through many lines once', { timeout: 60_000 }, () => {
    const text = 'old\n'.repeat(50_000);
    expect(patchOf('x.js', text, edits(text, 'old', 'new'))).toHaveLength(100_003);
  });
});
