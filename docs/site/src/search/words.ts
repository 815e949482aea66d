/** Says whether a text has all words of a query, or words that begin with them. */
export function hasWords(text: string, query: string): boolean {
  const words = wordsOf(text);
  const queryWords = wordsOf(query);
  return queryWords.length > 0 && queryWords.every((word) => words.some((each) => each.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '');
}
