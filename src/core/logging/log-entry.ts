import { headerOf } from '../values/headers.js';
import { isObject } from '../values/is-object.js';
import type { Exchange, LogEntry, LogLevel, LogSettings, LogSink } from './log.js';
import { hasFailed } from './log.js';
import { RETIRED } from '../response/failures.js';
import { ownFields } from '../values/plain-objects.js';
import { parseJson, stringifyRedacted } from '../redaction/redact-json.js';
import { REDACTED, redactHeaders, redactPairs, redactText, redactUrl, redactValues } from '../redaction/redact.js';
import { collectSecrets } from '../redaction/collect-secrets.js';
import type { TransportResponse } from '../transport/transport.js';

const rank: Readonly<Record<LogLevel, number>> = { none: 0, error: 1, debug: 2, trace: 3 };

/** Writes the lines of an exchange; `isolate` wraps each step that runs the user's code. */
export function write(log: LogTarget, exchange: Exchange, now: number, isolate: (step: () => unknown) => void): void {
  for (const entry of [createNotice(log, exchange, now), createEntry(log, exchange, now)]) {
    if (entry) isolate(() => (log.sink ?? toConsole)(formatEntry(log, entry), entry));
  }
}

/** The settings of a log when an entry is written. */
interface LogTarget extends LogSettings {
  readonly sink: LogSink | undefined;
}

/** Formats an entry as a line of text or JSON. */
export const formatEntry = ({ format }: Pick<LogSettings, 'format'>, entry: LogEntry): string =>
  format === 'json' ? escapeControls(JSON.stringify(entry)) : textLine(entry);

/** The operations that each log has written a notice for. */
const noticedOperations = new WeakMap<LogSettings, Set<string>>();

/** Returns an entry, once for each operation, that says that the platform has retired the operation. */
function createNotice(settings: LogSettings, exchange: Exchange, now: number): LogEntry | undefined {
  if (rank[settings.level] < rank.debug || exchange.request.retired !== true) return undefined;
  const { request } = exchange;
  const { operation, method, url } = request;
  const operations = noticedOperations.get(settings) ?? new Set();
  if (operations.has(operation)) return undefined;
  noticedOperations.set(settings, operations.add(operation));
  return {
    time: new Date(now).toISOString(),
    level: 'debug',
    operation,
    method,
    duration: 0,
    url: redactValues(redactUrl(url), collectSecrets(request)),
    notice: RETIRED,
  };
}

/** The default sink. */
export const toConsole: LogSink = (line, { level }) => {
  (level === 'error' ? console.error : console.debug)(line);
};

/** Returns the entry of an exchange; nothing if the level excludes it. */
function createEntry(settings: LogSettings, exchange: Exchange, now: number): LogEntry | undefined {
  const { failure, response } = exchange;
  const level = hasFailed(exchange) ? 'error' : 'debug';
  if (rank[settings.level] < rank[level]) return undefined;
  const { request, startedAt } = exchange;
  const { operation, method, url, headers, body } = request;
  const secrets = collectSecrets(request);
  const entry: LogEntry = {
    time: new Date(now).toISOString(),
    level,
    operation,
    method,
    url: redactValues(redactUrl(url), secrets),
    duration: now - startedAt,
  };
  if (response) {
    entry.status = response.status;
    entry.statusText = redactText(response.statusText, secrets);
    const correlationId = headerOf(response.headers, 'inin-correlation-id');
    if (correlationId !== undefined) entry.correlationId = redactText(correlationId, secrets);
  }
  if (failure) entry.error = { name: failure.name, code: failure.code, message: redactText(failure.message, secrets) };
  if (settings.level === 'trace') {
    entry.requestHeaders = redactHeaders(headers);
    if (response) entry.responseHeaders = redactHeaders(response.headers, secrets);
  }
  if (settings.requestBody && body !== undefined)
    entry.requestBody = redactBody(body, headerOf(headers, 'content-type'), secrets);
  if (settings.responseBody && response) entry.responseBody = responseBody(exchange, response, secrets);
  return entry;
}

/** Fields of a token response that are no secret (RFC 6749, 5.1 and 5.2, and the platform's own). */
const publicFields = new Set([
  'error',
  'error_description',
  'error_uri',
  'expires_in',
  'message',
  'scope',
  'status',
  'token_type',
]);

function responseBody(
  { request, text = '' }: Exchange,
  { headers, body }: TransportResponse,
  secrets: readonly string[],
): string {
  if (text === '') return body.byteLength === 0 ? '' : `[${body.byteLength} bytes]`;
  if (!request.confidential) return redactBody(text, headerOf(headers, 'content-type'), secrets);
  // A token may be anywhere in it, whatever its content type says.
  const tokens = parseJson(text);
  if (!isObject(tokens) || Array.isArray(tokens)) return `[${text.length} characters]`;
  const fields = Object.entries(tokens).map(([name, value]) => [name, publicFields.has(name) ? value : REDACTED]);
  return stringifyRedacted(Object.fromEntries(fields), secrets);
}

/** Returns a body for a log line: JSON and forms field by field; of JSON that does not parse, only the length. */
export function redactBody(text: string, contentType = '', secrets: readonly string[] = []): string {
  const mediaType = contentType.toLowerCase();
  if (mediaType.includes('x-www-form-urlencoded')) return redactValues(redactPairs(text), secrets);
  if (!mediaType.includes('json') && !/^\s*[[{]/.test(text)) return redactText(text, secrets);
  const body = parseJson(text);
  return body === undefined ? `[${text.length} characters that are not JSON]` : stringifyRedacted(body, secrets);
}

/** Formats the first line, and the others indented below it, so that no external text can begin a line. */
function textLine(entry: LogEntry): string {
  const {
    time,
    level,
    operation,
    method,
    url,
    duration,
    status,
    statusText,
    error,
    notice: noticeText,
    correlationId,
    ...rest
  } = ownFields(entry) as unknown as LogEntry;
  const outcome = error ? `${error.code} ${error.message}` : [status, statusText].filter(Boolean).join(' ');
  const requestLine = `${time} ${level.toUpperCase()} ${operation}: ${method} ${url}`;
  const head = noticeText === undefined ? `${requestLine} → ${outcome} (${duration} ms)` : `${requestLine}: ${noticeText}`;
  const details = Object.entries({ correlationId, ...rest }).filter(([, value]) => value !== undefined);
  return [head, ...details.map(([name, value]) => `  ${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)]
    .map(escapeControls)
    .join('\n');
}

/** Writes control characters, line separators and bidirectional marks as escapes, as JSON does. */
function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (sign) => {
    return shortEscapes[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
