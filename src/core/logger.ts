import { findHeader } from './headers.js';
import { redactAll, redactBody, redactHeaders, redactUrl, redactValues } from './redact.js';

/**
 * `none` logs nothing, `error` the exchanges that failed (no answer, or a status from 400), `debug` every exchange in one line, `trace`
 * the headers too.
 */
export type LogLevel = 'none' | 'error' | 'debug' | 'trace';
export type LogFormat = 'json' | 'text';

/** One exchange: a request and what came of it. Secrets are redacted by the names of the fields that hold them. */
export interface LogEntry {
  /** ISO 8601, UTC. */
  time: string;
  level: 'error' | 'debug';
  operation: string;
  method: string;
  url: string;
  /** From sending to the last byte, in ms. */
  duration: number;
  status?: number;
  statusText?: string;
  correlationId?: string;
  error?: { name: string; code: string; message: string };
  requestHeaders?: Record<string, string>;
  responseHeaders?: Record<string, string>;
  requestBody?: string;
  responseBody?: string;
}

/** Receives the formatted line and the entry it was made from. */
export type LogSink = (line: string, entry: LogEntry) => void;

export interface LoggerOptions {
  level?: LogLevel;
  format?: LogFormat;
  /** Where lines go; the console where nothing is said. */
  sink?: LogSink;
  /** Log request bodies, redacted. */
  requestBody?: boolean;
  /** Log response bodies, redacted. */
  responseBody?: boolean;
}

/** What a logger is told of an exchange. Nothing in it is formatted yet. */
export interface Exchange {
  operation: string;
  method: string;
  url: string;
  started: number;
  requestHeaders: Readonly<Record<string, string>>;
  requestBody: string | undefined;
  /** Values that must not show, wherever they stand. */
  secrets: readonly string[];
  response?: { status: number; statusText: string; headers: Readonly<Record<string, string>>; text: string };
  failure?: { name: string; code: string; message: string };
}

const rank: Readonly<Record<LogLevel, number>> = { none: 0, error: 1, debug: 2, trace: 3 };

const toConsole: LogSink = (line, entry) => {
  (entry.level === 'error' ? console.error : console.debug)(line);
};

/** A client's own log. Its settings may be changed at any time. */
export class Logger {
  level: LogLevel;
  format: LogFormat;
  sink: LogSink;
  requestBody: boolean;
  responseBody: boolean;

  constructor(options: LoggerOptions = {}) {
    this.level = options.level ?? 'none';
    this.format = options.format ?? 'text';
    this.sink = options.sink ?? toConsole;
    this.requestBody = options.requestBody ?? false;
    this.responseBody = options.responseBody ?? false;
  }

  /** Writes one entry where the level asks for it. Never throws: a log must not change what becomes of a call. */
  record(exchange: Exchange): void {
    if (this.level === 'none') return;
    try {
      const failed = exchange.failure !== undefined || (exchange.response?.status ?? 0) >= 400;
      if (rank[this.level] < (failed ? rank.error : rank.debug)) return;
      const entry = this.#entry(exchange, failed);
      this.sink(this.format === 'json' ? JSON.stringify(entry) : textLine(entry), entry);
    } catch {
      // A sink that throws is the sink's trouble.
    }
  }

  #entry(exchange: Exchange, failed: boolean): LogEntry {
    const { operation, method, url, started, requestHeaders, requestBody, secrets, response, failure } = exchange;
    const bodyText = (text: string, headers: Readonly<Record<string, string>>): string =>
      redactValues(redactBody(text, findHeader(headers, 'content-type')?.[1]), secrets);
    const now = Date.now();
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
    if (this.level === 'trace') {
      entry.requestHeaders = redactHeaders(requestHeaders);
      if (response) entry.responseHeaders = redactAll(redactHeaders(response.headers), secrets);
    }
    if (this.requestBody && requestBody !== undefined) entry.requestBody = bodyText(requestBody, requestHeaders);
    if (this.responseBody && response) entry.responseBody = bodyText(response.text, response.headers);
    return entry;
  }
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
