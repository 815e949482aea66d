import { describe, expect, it } from 'vitest';
import { packLines, unpackLine } from '../../../src/sandbox/operations/packed-lines.js';
import { shapeTable } from '../../../src/sandbox/operations/shape-table.js';

describe('A packed table', () => {
  it('replaces frequent words, and keeps the names of lines', () => {
    const table =
      '\nConversation id conversation?=Conversation\nQueue conversation?=Conversation conversations?=Conversation[]\n';
    const { text, words } = packLines(table);
    expect(words).toEqual(['Conversation', 'conversation']);
    expect(text).toBe('\nConversation id ~AB?=~AA\nQueue ~AB?=~AA conversations?=~AA[]\n');
    expect(text.split('\n').map((line) => unpackLine(line, words))).toEqual(table.split('\n'));
  });

  it('of shapes has the same lines and takes at least a quarter less', () => {
    expect(shapeTable).not.toContain('~');
    const { text, words } = packLines(shapeTable);
    expect(text.split('\n').map((line) => unpackLine(line, words))).toEqual(shapeTable.split('\n'));
    expect(text.length + words.join(' ').length).toBeLessThan(shapeTable.length * 0.75);
  });

  it('leaves lines that are not packed', () => {
    expect(unpackLine('id name? state?=(on|off)', [''])).toBe('id name? state?=(on|off)');
  });
});
