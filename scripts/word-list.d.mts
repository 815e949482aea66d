export interface Finding {
  line: number;
  word: string;
  instead: string;
}

/** Finds sentences of a Markdown page that have more than 25 words. */
export function findLongSentences(text: string): { line: number; count: number }[];

/** Finds listed words in the comments, test titles and messages of a file. */
export function findWords(path: string, text: string): Finding[];
