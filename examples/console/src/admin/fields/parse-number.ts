/** Reads a number with a point or a comma as the decimal separator; `undefined` for any other text. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
