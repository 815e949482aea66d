/** A text for one line of a terminal: what would move its cursor, change its colours, turn its direction or break the line is spelled out. */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}}`,
  );
}
