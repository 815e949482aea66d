/** The engine searches for texts up to this length faster; longer ones could take it quadratic time. */
const SHORT = 32;

/** Whether a text contains another one, in linear time for any input. */
export function contains(text: string, wanted: string): boolean {
  return indexOf(text, wanted, 0) >= 0;
}

/** Matches texts against a pattern in which `*` stands for any text. Takes linear time. */
export function wildcard(pattern: string): (text: string) => boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return (text) => text === first;
  return (text) => {
    if (!text.startsWith(first)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = indexOf(text, part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return text.length - last.length >= at && text.endsWith(last);
  };
}

/** Like `String.prototype.indexOf`, by Knuth, Morris and Pratt: no character of the text is read twice. */
function indexOf(text: string, wanted: string, from: number): number {
  if (wanted.length <= SHORT) return text.indexOf(wanted, from);
  if (wanted.length > text.length - from) return -1;
  const borders = bordersOf(wanted);
  let matched = 0;
  for (let at = from; at < text.length; at += 1) {
    matched = extended(wanted, borders, matched, text[at]);
    if (matched === wanted.length) return at - matched + 1;
  }
  return -1;
}

/** For each prefix of a text, the length of its longest proper prefix that is also a suffix. */
function bordersOf(text: string): number[] {
  const borders = [0];
  for (let at = 1; at < text.length; at += 1) borders.push(extended(text, borders, borders[at - 1] ?? 0, text[at]));
  return borders;
}

/** The matched length of `wanted` after one more character. */
function extended(wanted: string, borders: readonly number[], before: number, character: string | undefined): number {
  let matched = before;
  while (matched > 0 && wanted[matched] !== character) matched = borders[matched - 1] ?? 0;
  return wanted[matched] === character ? matched + 1 : matched;
}
