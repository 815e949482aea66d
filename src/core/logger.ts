import type { ExchangeRequest } from './exchange.js';
import type { TransportResponse } from './transport.js';

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
  request: ExchangeRequest;
  /** ms since the epoch */
  started: number;
  response?: TransportResponse;
  /** The answer's body, as far as it is text. */
  text?: string;
  failure?: { name: string; code: string; message: string };
}

/** A client's own log. Its settings may be changed at any time. */
export class Logger {
  level: LogLevel;
  format: LogFormat;
  /** Where lines go; the console where it is undefined. */
  sink: LogSink | undefined;
  requestBody: boolean;
  responseBody: boolean;

  constructor(options: LoggerOptions = {}) {
    this.level = options.level ?? 'none';
    this.format = options.format ?? 'text';
    this.sink = options.sink;
    this.requestBody = options.requestBody ?? false;
    this.responseBody = options.responseBody ?? false;
  }

  /** Writes one entry where the level asks for it. Never fails: a log must not change what becomes of a call. */
  record(exchange: Exchange): Promise<void> | undefined {
    return this.level === 'none' ? undefined : this.#write(exchange, Date.now());
  }

  async #write(exchange: Exchange, now: number): Promise<void> {
    try {
      // Most clients never log: what formats an entry is loaded by those that do.
      const { writeEntry } = await import('./log-entry.js');
      writeEntry(this, exchange, now);
    } catch {
      // A sink that throws is the sink's trouble.
    }
  }
}
