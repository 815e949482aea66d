import type { ResponseHeaders } from './errors.js';
import { loadedFor } from './loaded.js';
import type { TransportResponse } from './transport.js';

/** An answer whose body has been read as its content type says. */
export interface Answer {
  status: number;
  statusText: string;
  headers: ResponseHeaders;
  body: unknown;
  text: string;
}

/** What reading an answer needs to know of its request. */
export interface AnswerContext {
  method: string;
  url: string;
  secrets: readonly string[];
  confidential: boolean;
}

/**
 * Reads the body: nothing → `undefined`, JSON → parsed, text → string, anything else → the bytes. JSON that does not parse is an error
 * where the status says that all went well; beside any other status it is only text.
 */
export async function readAnswer(response: TransportResponse, context: AnswerContext): Promise<Answer> {
  const { status, statusText, headers, body: bytes } = response;
  const answer: Answer = { status, statusText, headers, body: undefined, text: '' };
  if (bytes.byteLength === 0) return answer;
  const contentType = (headers['content-type'] ?? '').toLowerCase();
  const mediaType = contentType.replace(/;.*/s, '').trim();
  const text = TEXT.test(mediaType) ? decode(bytes, contentType) : unsaidText(bytes, mediaType, status);
  if (text === undefined) {
    answer.body = ownBytes(bytes);
    return answer;
  }
  answer.text = text;
  if (!/[/+]json$/.test(mediaType)) {
    answer.body = status < 300 ? text : undefined;
    return answer;
  }
  try {
    answer.body = JSON.parse(text) as unknown;
  } catch (cause) {
    if (status >= 300) return answer;
    const { parseError } = await loadedFor({ ...context, status }, import('./failures.js'));
    throw parseError({ ...context, ...answer, cause });
  }
  return answer;
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

let utf8: TextDecoder | undefined;

function decode(bytes: Uint8Array, contentType: string): string {
  const charset = /charset="?([^\s";]+)/.exec(contentType)?.[1];
  // Jest's jsdom has none.
  if (typeof TextDecoder === 'undefined') return bareUtf8(bytes);
  try {
    if (charset !== undefined && charset !== 'utf-8') return new TextDecoder(charset).decode(bytes);
  } catch {
    // A charset that nobody knows is most likely UTF-8 misspelled.
  }
  return (utf8 ??= new TextDecoder()).decode(bytes);
}

/** UTF-8 without a decoder: an address escapes its bytes. Throws where it is none. */
function bareUtf8(bytes: Uint8Array): string {
  return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
}
