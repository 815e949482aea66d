import { strictUtf8Text, utf8Text } from '../values/utf8.js';

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
    return strictUtf8Text(bytes);
  } catch {
    return undefined;
  }
}

/** Plain bytes and no more of the memory behind them: a runtime's buffers are views on what holds other answers too. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes);
}

function decoded(bytes: Uint8Array, charset: string | undefined): string {
  try {
    return typeof TextDecoder === 'function' ? new TextDecoder(charset).decode(bytes) : utf8Text(bytes);
  } catch {
    // A charset that nobody knows is most likely UTF-8 misspelled.
    return utf8Text(bytes);
  }
}
