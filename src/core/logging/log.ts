import type { ExchangeRequest } from '../call/exchange-request.js';
import type { TransportResponse } from '../transport/transport.js';

/**
 * `none` logs nothing, `error` the exchanges that failed (no response, or a status from 400), `debug` every exchange in one
 * line, `trace` the headers too.
 */
export type LogLevel = 'none' | 'error' | 'debug' | 'trace';
export type LogFormat = 'json' | 'text';

/**
 * One exchange: a request and its outcome. Secrets are redacted by the names of their fields. Secrets that the client has are
 * redacted wherever a response repeats them. Other external content is unchanged; only lines have their control characters
 * escaped.
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
  /** A fact about the operation, on a separate line before its first exchange: that the platform has retired it. */
  notice?: string;
  requestHeaders?: Record<string, string>;
  responseHeaders?: Record<string, string>;
  requestBody?: string;
  responseBody?: string;
}

/**
 * Receives the formatted line and the entry it was made from. Its result is not awaited. The first time that it throws or
 * rejects, the error is reported to the console.
 */
export type LogSink = (line: string, entry: LogEntry) => unknown;

/** What decides which exchanges are logged, and how. */
export interface LogSettings {
  readonly level: LogLevel;
  readonly format: LogFormat;
  readonly requestBody: boolean;
  readonly responseBody: boolean;
}

/** What a logger receives of an exchange. Nothing in it is formatted yet. */
export interface Exchange {
  request: ExchangeRequest;
  /** ms since the epoch */
  startedAt: number;
  response: TransportResponse | undefined;
  /** The body of the response, if it is text. */
  text: string | undefined;
  failure: { name: string; code: string; message: string } | undefined;
}

/** Whether an exchange has failed: with an error, or with a status from 400. */
export const hasFailed = ({ failure, response }: Exchange): boolean => failure !== undefined || (response?.status ?? 0) >= 400;
