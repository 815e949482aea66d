import type { ResponseHeaders } from '../errors/errors.js';
import type { ExchangeRequest } from '../call/exchange-request.js';
import { headerOf } from '../values/headers.js';
import { loadForResponse } from '../arguments/load-module.js';
import type { TransportResponse } from '../transport/transport.js';

/** A response whose body has been read according to its content type. */
export interface Answer {
  status: number;
  statusText: string;
  headers: ResponseHeaders;
  body: unknown;
  text: string;
  /** Errors have the same fields, with this one set. */
  error: undefined;
}

/**
 * Reads the body: nothing → `undefined`, JSON → parsed, text → string, anything else → the bytes. JSON that does not parse, and
 * a page where JSON is expected, is an error if the status is a success; with any other status it is text.
 */
export async function readAnswer(response: TransportResponse, request: ExchangeRequest): Promise<Answer> {
  const { status, statusText, headers, body: bytes } = response;
  const answer: Answer = { status, statusText, headers, body: undefined, text: '', error: undefined };
  if (bytes.byteLength === 0) return answer;
  const contentType = headerOf(headers, 'content-type') ?? '';
  // Jest's jsdom has no decoder.
  if (PLAIN_JSON.test(contentType) && typeof TextDecoder !== 'undefined')
    answer.text = (utf8 ??= new TextDecoder()).decode(bytes);
  else {
    const { readContent } = await loadForResponse(request, status, () => import('../transport/unusual.js'));
    const { isJson, ...content } = readContent(
      bytes,
      contentType,
      status,
      request.confidential ? undefined : request.headers['accept'],
    );
    Object.assign(answer, content);
    if (!isJson) return answer;
  }
  try {
    answer.body = JSON.parse(answer.text) as unknown;
  } catch (cause) {
    if (status >= 300) return answer;
    const { parseError } = await loadForResponse(request, status, () => import('./recovery.js'));
    throw parseError(answer, cause, request);
  }
  return answer;
}

/** The content type of nearly every response. */
const PLAIN_JSON = /^[^;]*[/+]json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

let utf8: TextDecoder | undefined;
