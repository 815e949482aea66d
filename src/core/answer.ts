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
  const charset = /charset="?([^\s";]+)/.exec(contentType)?.[1] ?? 'utf-8';
  const isText = TEXT.test(mediaType);
  let text: string | Uint8Array;
  // Jest's jsdom has no decoder.
  if (isText && charset === 'utf-8' && typeof TextDecoder !== 'undefined') text = (utf8 ??= new TextDecoder()).decode(bytes);
  else {
    const { contentOf } = await loadedFor({ ...context, status }, import('./unusual-content.js'));
    text = contentOf(bytes, { mediaType, charset: isText ? charset : undefined, status });
  }
  if (typeof text !== 'string') {
    answer.body = text;
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

let utf8: TextDecoder | undefined;
