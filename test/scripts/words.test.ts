import { describe, expect, it } from 'vitest';
import { findLongSentences, findWords } from '../../scripts/word-list.mjs';

const wordsIn = (text: string, path = 'src/example.ts'): string[] => findWords(path, text).map(({ word }) => word);

describe('The word check', () => {
  it('finds listed words in comments, also where a line of the comment ends between them', () => {
    expect(wordsIn('// Whoever calls this')).toEqual(['Whoever']);
    expect(wordsIn('/**\n * A channel goes\n * on.\n */\nconst a = 1;')).toEqual(['goes on']);
    expect(wordsIn('call(/* where nothing is said */ 1); // nobody')).toEqual(['where nothing is said', 'nobody']);
  });

  it('finds them in messages, and not in names or short texts', () => {
    expect(wordsIn("throw new Error('Somebody else has the lock');")).toEqual(['Somebody']);
    expect(wordsIn('const text = `${name} names nobody who is active`;')).toEqual(['nobody']);
    expect(wordsIn("const nobody = 'nobody';")).toEqual([]);
  });

  it('reads only titles and comments of tests, whose other texts are data', () => {
    const path = 'test/example.test.ts';
    expect(wordsIn("it('tells of it', () => call('nobody at all answers'));", path)).toEqual(['tells of']);
    expect(wordsIn("describe.skipIf(true)('what there is', () => {});", path)).toEqual(['what there is']);
    expect(wordsIn("it.each([1])('looks after %s', () => {});", path)).toEqual(['looks after']);
  });

  it('reads the prose of guides, and no code in them', () => {
    const page = 'A channel goes\non.\n\n```ts\n// nobody\n```\n\nPass `nobody`.\n\nNobody does.';
    const inPage = findWords('docs/page.md', page).map(({ line, word }) => [line, word]);
    expect(inPage).toEqual(
      expect.arrayContaining([
        [1, 'goes on'],
        [10, 'Nobody'],
      ]),
    );
    expect(inPage).toHaveLength(2);
  });

  it('finds sentences of more than 25 words, where a list item, a cell and code are separate', () => {
    const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
    expect(findLongSentences(`Short.\n\n${words(13)}\n${words(13)}.\n`)).toEqual([{ line: 3, count: 26 }]);
    expect(findLongSentences(`${words(20)}. ${words(20)}\n- ${words(20)}\n| ${words(20)} | ${words(20)} |`)).toEqual([]);
    expect(findLongSentences('```\n' + words(30) + '\n```\n\nPass `' + words(30) + '`.')).toEqual([]);
  });

  it('names the line, and what to write instead', () => {
    expect(findWords('src/example.ts', 'const a = 1;\n\n// It goes on.')).toEqual([
      { line: 3, word: 'goes on', instead: '"continues"' },
    ]);
  });
});
