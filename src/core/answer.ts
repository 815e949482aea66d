import { ResponseParseError, safeCause } from './errors.js';
import type { ResponseHeaders } from './errors.js';
import { redactHeaders, redactValues } from './redact.js';
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
  /** Names the request in an error. */
  named: () => string;
  secrets: readonly string[];
  confidential: boolean;
}

/**
 * Reads the body: nothing → `undefined`, JSON → parsed, text → string, anything else → the bytes. JSON that does not parse is an error
 * where the status says that all went well; beside an error status it is only text.
 */
export function readAnswer(response: TransportResponse, context: AnswerContext): Answer {
  const { status, statusText, headers, body: bytes } = response;
  const answer: Answer = { status, statusText, headers, body: undefined, text: '' };
  if (bytes.byteLength === 0) return answer;
  const contentType = (headers['content-type'] ?? '').toLowerCase();
  const mediaType = contentType.replace(/;.*/s, '').trim();
  if (isBinary(mediaType)) {
    answer.body = bytes;
    return answer;
  }
  answer.text = decode(bytes, contentType);
  if (!/[/+]json$/.test(mediaType)) {
    answer.body = status < 400 ? answer.text : undefined;
    return answer;
  }
  try {
    answer.body = JSON.parse(answer.text) as unknown;
  } catch (error) {
    if (status < 400) throw parseError(answer, error, context);
  }
  return answer;
}

function parseError(
  { status, headers, text }: Answer,
  cause: unknown,
  { named, secrets, confidential }: AnswerContext,
): ResponseParseError {
  if (confidential) return new ResponseParseError(named(), status, {}, `[${text.length} characters]`);
  // The parser quotes what it choked on, so its message is cleaned like every other.
  return new ResponseParseError(named(), status, redactHeaders(headers, secrets), redactValues(text, secrets), {
    cause: safeCause(cause, secrets),
  });
}

function isBinary(mediaType: string): boolean {
  return (
    /^(audio|image|video|font)\/|^application\/(octet-stream|pdf|zip|gzip|vnd\.|x-zip)/.test(mediaType) &&
    !/[+/](xml|json)$/.test(mediaType)
  );
}

function decode(bytes: Uint8Array, contentType: string): string {
  const charset = /charset="?([^\s";]+)/.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
