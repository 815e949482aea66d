/** Escapes a text for one line of a terminal: cursor movements, colours, text direction and line breaks. */
export function escapeControlCharacters(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}}`,
  );
}
