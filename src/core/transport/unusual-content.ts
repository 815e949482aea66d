import { strictUtf8Text, utf8Text } from '../values/utf8.js';

/** The content of a body that is not plainly JSON in UTF-8. */
interface Content {
  text: string;
  body: unknown;
  /** The text is JSON, which is still to be parsed. */
  isJson: boolean;
}

/**
 * Returns a body as text if it is text, else as bytes. A page (HTML or XML) in response to a request that accepts only JSON counts as JSON,
 * which cannot be parsed then: a captive portal, a proxy or a wrong address has responded.
 *
 * @param accept - The header `Accept` of the request.
 */
export function readContent(bytes: Uint8Array, contentType: string, status: number, accept: string | undefined): Content {
  const type = contentType.toLowerCase();
  const mediaType = type.replace(/;.*/s, '').trim();
  const charset = /charset="?([^\s";]+)/.exec(type)?.[1];
  const text = TEXT.test(mediaType) ? decodeText(bytes, charset) : decodeUntyped(bytes, mediaType, status);
  if (text === undefined) return { text: '', body: copyBytes(bytes), isJson: false };
  const isJson = /[/+]json$/.test(mediaType) || (status < 300 && PAGE.test(mediaType) && JSON_ONLY.test(accept ?? ''));
  return { text, body: !isJson && status < 300 ? text : undefined, isJson };
}

/** Types of pages, which are never the result of an operation that returns JSON. */
const PAGE = /^(?:text\/html|application\/xhtml\+xml|(?:text|application)\/xml)$/;

const JSON_ONLY = /^application\/json$/i;

/** Types whose bodies are text. */
const TEXT = /^text\/|[/+](?:json|xml)$|^application\/(?:x-www-form-urlencoded|x-ndjson|xml-dtd)$/;

/** Returns UTF-8 text of a body without a text type: without any type, or of an error, which must be readable. */
function decodeUntyped(bytes: Uint8Array, mediaType: string, status: number): string | undefined {
  if (mediaType !== '' && status < 300) return undefined;
  try {
    return strictUtf8Text(bytes);
  } catch {
    return undefined;
  }
}

/** Copies the bytes without the memory behind them: a runtime's buffers are views on memory that holds other responses too. */
function copyBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes);
}

function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  try {
    return typeof TextDecoder === 'function' ? new TextDecoder(charset).decode(bytes) : utf8Text(bytes);
  } catch {
    // An unknown charset is most likely UTF-8 misspelled.
    return utf8Text(bytes);
  }
}
