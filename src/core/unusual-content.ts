/** What a body is that is not plainly JSON in UTF-8. */
interface Content {
  text: string;
  body: unknown;
  /** The text is JSON, which is still to be parsed. */
  isJson: boolean;
}

/** A body as text where it is text, else as bytes. */
export function contentOf(bytes: Uint8Array, contentType: string, status: number): Content {
  const said = contentType.toLowerCase();
  const mediaType = said.replace(/;.*/s, '').trim();
  const charset = /charset="?([^\s";]+)/.exec(said)?.[1];
  const text = TEXT.test(mediaType) ? decoded(bytes, charset) : unsaidText(bytes, mediaType, status);
  if (text === undefined) return { text: '', body: ownBytes(bytes), isJson: false };
  const isJson = /[/+]json$/.test(mediaType);
  return { text, body: !isJson && status < 300 ? text : undefined, isJson };
}

/** Types whose bodies are text. */
const TEXT = /^text\/|[/+](?:json|xml)$|^application\/(?:x-www-form-urlencoded|x-ndjson|xml-dtd)$/;

/** The text of a body that is not called one, where it is UTF-8: without a type, or of an error, which somebody will want to read. */
function unsaidText(bytes: Uint8Array, mediaType: string, status: number): string | undefined {
  if (mediaType !== '' && status < 300) return undefined;
  try {
    return typeof TextDecoder === 'undefined' ? bareUtf8(bytes) : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Plain bytes and no more of the memory behind them: a runtime's buffers are views on what holds other answers too. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes);
}

function decoded(bytes: Uint8Array, charset: string | undefined): string {
  if (typeof TextDecoder === 'undefined') return bareUtf8(bytes);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // A charset that nobody knows is most likely UTF-8 misspelled.
    return new TextDecoder().decode(bytes);
  }
}

/** UTF-8 without a decoder: an address escapes its bytes. Throws where it is none. */
function bareUtf8(bytes: Uint8Array): string {
  return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
}
