export interface Finding {
  line: number;
  word: string;
  instead: string;
}

/** Finds listed words in the comments, test titles and messages of a file. */
export function findWords(path: string, text: string): Finding[];
