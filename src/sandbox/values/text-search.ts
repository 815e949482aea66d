/** The engine searches for texts up to this length faster; longer ones could take it quadratic time. */
const MAX_NATIVE_LENGTH = 32;

/** Whether a text contains another one, in linear time for any input. */
export function contains(text: string, searchText: string): boolean {
  return indexOf(text, searchText, 0) >= 0;
}

/** Matches texts against a pattern in which `*` stands for any text. Takes linear time. */
export function compileWildcard(pattern: string): (text: string) => boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return (text) => text === first;
  return (text) => {
    if (!text.startsWith(first)) return false;
    let position = first.length;
    for (const part of rest) {
      const index = indexOf(text, part, position);
      if (index < 0) return false;
      position = index + part.length;
    }
    return text.length - last.length >= position && text.endsWith(last);
  };
}

/** Like `String.prototype.indexOf`, by Knuth, Morris and Pratt: no character of the text is read twice. */
function indexOf(text: string, searchText: string, from: number): number {
  if (searchText.length <= MAX_NATIVE_LENGTH) return text.indexOf(searchText, from);
  if (searchText.length > text.length - from) return -1;
  const borders = bordersOf(searchText);
  let matchLength = 0;
  for (let position = from; position < text.length; position += 1) {
    matchLength = extendMatch(searchText, borders, matchLength, text[position]);
    if (matchLength === searchText.length) return position - matchLength + 1;
  }
  return -1;
}

/** For each prefix of a text, the length of its longest proper prefix that is also a suffix. */
function bordersOf(text: string): number[] {
  const borders = [0];
  for (let position = 1; position < text.length; position += 1)
    borders.push(extendMatch(text, borders, borders[position - 1] ?? 0, text[position]));
  return borders;
}

/** The matched length of `searchText` after one more character. */
function extendMatch(
  searchText: string,
  borders: readonly number[],
  previousLength: number,
  character: string | undefined,
): number {
  let matchLength = previousLength;
  while (matchLength > 0 && searchText[matchLength] !== character) matchLength = borders[matchLength - 1] ?? 0;
  return searchText[matchLength] === character ? matchLength + 1 : matchLength;
}
