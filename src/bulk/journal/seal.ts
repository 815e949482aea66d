/** The initial checksum: the offset basis of FNV-1a. */
export const FIRST_CHECKSUM = 0x811c9dc5;

/** A line with its checksum, as it is stored. */
export interface SealedLine {
  text: string;
  /** The checksum that the next line continues. */
  checksum: number;
}

/**
 * Continues a 32-bit checksum with a text (FNV-1a over UTF-16 units). It always detects a single changed character. Other
 * damage is missed once in 2^32 cases.
 *
 * @param end - The end of the text to include.
 */
export function checksumOf(text: string, before: number, end = text.length): number {
  let checksum = before;
  for (let index = 0; index < end; index++) checksum = Math.imul(checksum ^ text.charCodeAt(index), 0x01000193);
  return checksum >>> 0;
}

/**
 * Adds a checksum to a line of JSON as its last element or field, so that the line remains JSON.
 *
 * @param before - The checksum of the previous line: with it, a removed, repeated or moved line breaks the chain.
 */
export function seal(line: string, before: number): SealedLine {
  const checksum = checksumOf(line, before, line.length - 1);
  return { text: line.slice(0, -1) + suffixOf(line, checksum), checksum };
}

/** The original line, or `undefined` if the text was changed or moved. */
export function unseal(text: string, before: number): { line: string; checksum: number } | undefined {
  const end = text.length - suffixOf(text, 0).length;
  if (end < 1) return undefined;
  const checksum = checksumOf(text, before, end);
  return text.endsWith(suffixOf(text, checksum)) ? { line: text.slice(0, end) + text.slice(-1), checksum } : undefined;
}

/** The suffix with the checksum in a list or an object. */
function suffixOf(text: string, checksum: number): string {
  const digits = checksum.toString(16).padStart(8, '0');
  return text.endsWith('}') ? `,"sum":"${digits}"}` : `,"${digits}"]`;
}
