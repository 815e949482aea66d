/** What a chain of lines begins with: the offset basis of FNV-1a. */
export const FIRST_CHECKSUM = 0x811c9dc5;

/** A line with its checksum, as it is stored. */
export interface SealedLine {
  text: string;
  /** Continues with the next line of a chain. */
  checksum: number;
}

/**
 * Continues a checksum of 32 bits with a text (FNV-1a over UTF-16 units). A single changed character always changes it, any other damage
 * goes unnoticed once in four thousand million times.
 *
 * @param end - Where the text ends that is to be looked at.
 */
export function checksumOf(text: string, before: number, end = text.length): number {
  let checksum = before;
  for (let index = 0; index < end; index++) checksum = Math.imul(checksum ^ text.charCodeAt(index), 0x01000193);
  return checksum >>> 0;
}

/**
 * Puts a checksum into a line of JSON, as its last element or field, so that it remains JSON.
 *
 * @param before - The checksum of the line before it: with it, a removed, repeated or moved line breaks the chain.
 */
export function seal(line: string, before: number): SealedLine {
  const checksum = checksumOf(line, before, line.length - 1);
  return { text: line.slice(0, -1) + suffixOf(line, checksum), checksum };
}

/** The line that was sealed, or `undefined` if it is not as it was written, or not where it was written. */
export function unseal(text: string, before: number): { line: string; checksum: number } | undefined {
  const end = text.length - suffixOf(text, 0).length;
  if (end < 1) return undefined;
  const checksum = checksumOf(text, before, end);
  return text.endsWith(suffixOf(text, checksum)) ? { line: text.slice(0, end) + text.slice(-1), checksum } : undefined;
}

/** What stands behind the content of a list or an object. */
function suffixOf(text: string, checksum: number): string {
  const digits = checksum.toString(16).padStart(8, '0');
  return text.endsWith('}') ? `,"sum":"${digits}"}` : `,"${digits}"]`;
}
