import { checkBoolean } from '../core/call/request-checks.js';
import { isObject } from '../core/values/is-object.js';
import type { LogEntry, LogFormat, LogLevel } from '../core/logging/log.js';
import { formatEntry, redactBody, toConsole } from '../core/logging/log-entry.js';
import { demand } from '../core/arguments/option-checks.js';
import { isText, kindOf } from '../core/values/plain-objects.js';
import { redactHeaders, redactText, redactUrl } from '../core/redaction/redact.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import { fileAppender, logSink } from './log-sink.js';
import type { ClientSettings } from './settings.js';

/** An enumeration of the vendor's client. A name that it does not have is `undefined`, to the compiler too. */
export type VendorEnum<Members, Value> = Readonly<Members> & Readonly<Record<string, Value | undefined>>;

const levels = { LTrace: 'trace', LDebug: 'debug', LError: 'error', LNone: 'none' } as const;
const formats = { JSON: 'json', TEXT: 'text' } as const;

/** How much each level logs. */
const rank: Readonly<Record<LogLevel, number>> = { none: 0, error: 1, debug: 2, trace: 3 };

/** `client.config.logger`: the settings of `client.logger` under the vendor's names. Every change takes effect at once. */
export class LogConfiguration {
  readonly #client: ClientSettings;
  #isOnConsole = true;
  #filePath: string | undefined;
  readonly #runSafely = isolateErrors('Writing the log', (step: () => unknown) => step());
  readonly logLevelEnum: { readonly level: VendorEnum<typeof levels, LogLevel> } = { level: levels };
  readonly logFormatEnum: { readonly formats: VendorEnum<typeof formats, LogFormat> } = { formats };

  constructor(client: ClientSettings) {
    this.#client = client;
  }

  /** Which exchanges are logged. `undefined` and `null` mean `none`; an unknown level throws a {@link ConfigurationError}. */
  get log_level(): LogLevel {
    return this.#client.logger.level;
  }

  set log_level(level: string | null | undefined) {
    this.#client.logger.level = (level ?? 'none') as LogLevel;
  }

  /** `json` or `text`. As in the vendor's client, everything that is not `json` means `text`. */
  get log_format(): LogFormat {
    return this.#client.logger.format;
  }

  set log_format(format: string | null | undefined) {
    this.#client.logger.format = this.getLogFormat(format);
  }

  /** Whether request bodies are logged, redacted. */
  get log_request_body(): boolean {
    return this.#client.logger.requestBody;
  }

  set log_request_body(isLogged: boolean | null | undefined) {
    this.#client.logger.requestBody = checkBoolean('log_request_body', isLogged ?? false);
  }

  /** Whether response bodies are logged, redacted. */
  get log_response_body(): boolean {
    return this.#client.logger.responseBody;
  }

  set log_response_body(isLogged: boolean | null | undefined) {
    this.#client.logger.responseBody = checkBoolean('log_response_body', isLogged ?? false);
  }

  /** Whether lines go to the console. Setting it replaces `client.logger.sink`. */
  get log_to_console(): boolean {
    return this.#isOnConsole;
  }

  set log_to_console(isOnConsole: boolean | null | undefined) {
    this.#isOnConsole = checkBoolean('log_to_console', isOnConsole ?? false);
    this.#updateSink();
  }

  /**
   * The file that lines are appended to. Its folder is created with the first line. Setting it replaces `client.logger.sink`.
   * A browser has no files: there it has no effect.
   */
  get log_file_path(): string | undefined {
    return this.#filePath;
  }

  set log_file_path(path: string | null | undefined) {
    demand(path === undefined || path === null || isText(path), 'log_file_path', `a string, not ${kindOf(path)}`);
    this.#filePath = path === null || path === '' ? undefined : path;
    this.#updateSink();
  }

  /** Does nothing, since every setting takes effect at once. Kept for programs that call it. */
  setLogger(): void {
    return;
  }

  /** Returns the level of a name; `none` for an unknown name. */
  getLogLevel(level: unknown): LogLevel {
    return Object.values(levels).find((choice) => choice === level) ?? 'none';
  }

  /** Returns the format of a name; `text` for an unknown name. */
  getLogFormat(format: unknown): LogFormat {
    return format === 'json' ? 'json' : 'text';
  }

  /** Returns 1 if an entry of this level is logged, and -1 if not. */
  calculateLogLevel(level: unknown): 1 | -1 {
    const entryRank = rank[this.getLogLevel(level)];
    return entryRank > 0 && entryRank <= rank[this.log_level] ? 1 : -1;
  }

  /**
   * Writes your entry to the log, if the level permits it. Secrets are redacted as in every other entry, and bodies are omitted
   * unless `log_request_body` and `log_response_body` are on. It never throws.
   */
  log(
    level: string,
    statusCode?: number,
    method?: string,
    url?: string | URL,
    requestHeaders?: object | null,
    responseHeaders?: object | null,
    requestBody?: unknown,
    responseBody?: unknown,
  ): void {
    if (this.calculateLogLevel(level) < 0) return;
    this.#runSafely(() => {
      const { logger } = this.#client;
      const headersReceived = loggedHeaders(responseHeaders);
      const entry: LogEntry = {
        time: new Date().toISOString(),
        level: level === 'error' ? 'error' : 'debug',
        operation: 'log',
        method: redactText(method ?? ''),
        url: redactUrl(String(url ?? '')),
        duration: 0,
      };
      if (typeof statusCode === 'number') entry.status = statusCode;
      const correlationId = headersReceived?.['inin-correlation-id'];
      if (correlationId !== undefined) entry.correlationId = redactText(correlationId);
      const headersSent = loggedHeaders(requestHeaders);
      if (headersSent) entry.requestHeaders = redactHeaders(headersSent);
      if (headersReceived) entry.responseHeaders = redactHeaders(headersReceived);
      if (logger.requestBody && hasBody(requestBody)) entry.requestBody = loggedBody(requestBody, headersSent);
      if (logger.responseBody && hasBody(responseBody)) entry.responseBody = loggedBody(responseBody, headersReceived);
      return (logger.sink ?? toConsole)(formatEntry(logger, entry), entry);
    });
  }

  #updateSink(): void {
    this.#client.logger.sink = logSink(this.#filePath, this.#isOnConsole, fileAppender());
  }
}

function loggedHeaders(headers: object | null | undefined): Record<string, string> | undefined {
  if (!isObject(headers)) return undefined;
  const pairs: [string, unknown][] = Symbol.iterator in headers ? Array.from(headers as never) : Object.entries(headers);
  return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

const hasBody = (body: unknown): boolean => body !== undefined && body !== null && body !== '';

function loggedBody(body: unknown, headers: Readonly<Record<string, string>> | undefined): string {
  const isText = typeof body === 'string';
  return redactBody(isText ? body : JSON.stringify(body), isText ? headers?.['content-type'] : 'application/json');
}
