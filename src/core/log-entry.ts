import type { Exchange, LogEntry, LogLevel, LogSink, Logger } from './logger.js';
import { isSecret, redactHeaders, redactPairs, redactUrl, redactValues, REDACTED } from './redact.js';

const rank: Readonly<Record<LogLevel, number>> = { none: 0, error: 1, debug: 2, trace: 3 };

const toConsole: LogSink = (line, entry) => {
  (entry.level === 'error' ? console.error : console.debug)(line);
};

/** Formats an exchange and gives it to the logger's sink, where the level asks for it. */
export function writeEntry(logger: Logger, exchange: Exchange, now: number): void {
  const failed = exchange.failure !== undefined || (exchange.response?.status ?? 0) >= 400;
  if (rank[logger.level] < (failed ? rank.error : rank.debug)) return;
  const entry = entryOf(logger, exchange, failed, now);
  const { sink = toConsole } = logger;
  sink(logger.format === 'json' ? JSON.stringify(entry) : textLine(entry), entry);
}

function entryOf(logger: Logger, exchange: Exchange, failed: boolean, now: number): LogEntry {
  const { request, started, response, text = '', failure } = exchange;
  const { operation, method, url, headers, body, secrets } = request;
  const shown = (content: string, type: string | undefined): string => redactValues(redactBody(content, type), secrets);
  const entry: LogEntry = {
    time: new Date(now).toISOString(),
    level: failed ? 'error' : 'debug',
    operation,
    method,
    url: redactUrl(url),
    duration: now - started,
  };
  if (response) {
    entry.status = response.status;
    entry.statusText = response.statusText;
    const correlationId = response.headers['inin-correlation-id'];
    if (correlationId !== undefined) entry.correlationId = correlationId;
  }
  if (failure) entry.error = { name: failure.name, code: failure.code, message: failure.message };
  if (logger.level === 'trace') {
    entry.requestHeaders = redactHeaders(headers);
    if (response) entry.responseHeaders = redactHeaders(response.headers, secrets);
  }
  if (logger.requestBody && body !== undefined) entry.requestBody = shown(body, headers['content-type']);
  if (logger.responseBody && response) entry.responseBody = shown(text, response.headers['content-type']);
  return entry;
}

function textLine(entry: LogEntry): string {
  const { time, level, operation, method, url, duration, status, statusText, error, correlationId, ...rest } = entry;
  const outcome = error ? `${error.code} ${error.message}` : [status, statusText].filter(Boolean).join(' ');
  const head = `${time} ${level.toUpperCase()} ${operation}: ${method} ${url} → ${outcome} (${duration} ms)`;
  const more = Object.entries({ correlationId, ...rest }).filter(([, value]) => value !== undefined);
  return [head, ...more.map(([name, value]) => `  ${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)].join(
    '\n',
  );
}

/** A body fit for a log line: JSON and forms field by field; JSON that does not parse is only counted. */
export function redactBody(text: string, contentType = ''): string {
  const mediaType = contentType.toLowerCase();
  if (mediaType.includes('x-www-form-urlencoded')) return redactPairs(text);
  if (!mediaType.includes('json') && !/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) => (isSecret(name) ? REDACTED : value));
  } catch {
    return `[${text.length} characters that are not JSON]`;
  }
}
