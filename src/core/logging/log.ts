import type { ExchangeRequest } from '../call/exchange-request.js';
import type { TransportResponse } from '../transport/transport.js';

/**
 * `none` logs nothing, `error` the exchanges that failed (no answer, or a status from 400), `debug` every exchange in one line, `trace`
 * the headers too.
 */
export type LogLevel = 'none' | 'error' | 'debug' | 'trace';
export type LogFormat = 'json' | 'text';

/**
 * One exchange: a request and what came of it. Secrets are redacted by the names of the fields that hold them, and those that the client
 * knows wherever an answer repeats them. What came from outside is otherwise as it came: only lines have their control characters escaped.
 */
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
  /** What is to be known of the operation, in a line of its own before its first exchange: that the platform has retired it. */
  notice?: string;
  requestHeaders?: Record<string, string>;
  responseHeaders?: Record<string, string>;
  requestBody?: string;
  responseBody?: string;
}

/**
 * Receives the formatted line and the entry it was made from. What it returns is not waited for; the first time that it throws, or that a
 * promise of it rejects, is reported to the console.
 */
export type LogSink = (line: string, entry: LogEntry) => unknown;

/** What decides which exchanges are logged, and how. */
export interface LogSettings {
  readonly level: LogLevel;
  readonly format: LogFormat;
  readonly requestBody: boolean;
  readonly responseBody: boolean;
}

/** What a logger is told of an exchange. Nothing in it is formatted yet. */
export interface Exchange {
  request: ExchangeRequest;
  /** ms since the epoch */
  started: number;
  response: TransportResponse | undefined;
  /** The answer's body, as far as it is text. */
  text: string | undefined;
  failure: { name: string; code: string; message: string } | undefined;
}
