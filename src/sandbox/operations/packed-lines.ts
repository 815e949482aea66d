/** A table of lines whose frequent words are replaced by `~` and two letters. The first word of a line, its name, stays. */
export interface PackedLines {
  readonly text: string;
  /** The replaced words, in the order of their codes. */
  readonly words: readonly string[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const WORD = /[A-Za-z]\w{3,}/g;
const CODE_LENGTH = 3;

/** Packs a table. The build calls it: the sandbox only unpacks the lines that it reads. */
export function packLines(table: string): PackedLines {
  const counts = new Map<string, number>();
  for (const [word] of table.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const saved = (word: string): number => (counts.get(word) ?? 0) * (word.length - CODE_LENGTH) - word.length;
  const words = [...counts.keys()]
    .filter((word) => saved(word) > 0)
    .sort((one, other) => saved(other) - saved(one))
    .slice(0, LETTERS.length ** 2);
  const codes = new Map(words.map((word, index) => [word, codeOf(index)]));
  const packLine = (line: string): string => {
    const end = line.indexOf(' ');
    return line.slice(0, end) + line.slice(end).replace(WORD, (word) => codes.get(word) ?? word);
  };
  const text = table
    .split('\n')
    .map((line) => (line.includes(' ') ? packLine(line) : line))
    .join('\n');
  return { text, words };
}

/** Returns a line of a packed table as it was. A line of another table stays. */
export function unpackLine(line: string, words: readonly string[]): string {
  return line.replace(/~(.)(.)/g, (_code, first: string, second: string) => {
    return words[LETTERS.indexOf(first) * LETTERS.length + LETTERS.indexOf(second)] ?? '';
  });
}

function codeOf(index: number): string {
  return `~${LETTERS.charAt(Math.floor(index / LETTERS.length))}${LETTERS.charAt(index % LETTERS.length)}`;
}
