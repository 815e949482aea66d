import { checkBoolean } from '../call/request-checks.js';
import { loadModule } from '../arguments/load-module.js';
import type { Exchange, LogFormat, LogLevel, LogSink } from './log.js';
import { copyOptions, demand } from '../arguments/option-checks.js';
import { isolateErrors } from '../values/isolate-errors.js';
import { quoteValue } from '../values/plain-objects.js';

export interface LoggerOptions {
  level?: LogLevel;
  format?: LogFormat;
  /** Where lines go; the console by default. */
  sink?: LogSink;
  /** Whether to log request bodies, redacted. */
  requestBody?: boolean;
  /** Whether to log response bodies, redacted. */
  responseBody?: boolean;
}

const levels: readonly LogLevel[] = ['none', 'error', 'debug', 'trace'];
const formats: readonly LogFormat[] = ['text', 'json'];

const defaults: Record<keyof LoggerOptions, unknown> = {
  format: 'text',
  level: 'none',
  requestBody: false,
  responseBody: false,
  sink: undefined,
};

/** A client's log. Its settings may be changed at any time. */
export class Logger {
  #level!: LogLevel;
  #format!: LogFormat;
  #sink: LogSink | undefined;
  #requestBody!: boolean;
  #responseBody!: boolean;
  /** Logging must not change the outcome of a call: a failure to write is reported once and ignored. */
  readonly #isolate = isolateErrors('Writing the log', (step: () => unknown) => step());

  /** @throws {@link ConfigurationError} if a setting is unknown or invalid. */
  constructor(options: LoggerOptions = {}) {
    const settings = copyOptions('logger', options, defaults);
    for (const [name, fallback] of Object.entries(defaults)) {
      const { [name]: value = fallback } = settings;
      // The setters check the values.
      Object.assign(this, { [name]: value });
    }
  }

  /** Which exchanges are logged; setting any other value throws a {@link ConfigurationError}. */
  get level(): LogLevel {
    return this.#level;
  }

  set level(level: LogLevel) {
    this.#level = checkOneOf(levels, 'level', level);
  }

  /** A line of text, or JSON; setting any other value throws a {@link ConfigurationError}. */
  get format(): LogFormat {
    return this.#format;
  }

  set format(format: LogFormat) {
    this.#format = checkOneOf(formats, 'format', format);
  }

  /** Where lines go; the console if it is undefined. */
  get sink(): LogSink | undefined {
    return this.#sink;
  }

  set sink(sink: LogSink | undefined) {
    demand(sink === undefined || typeof sink === 'function', 'logger.sink', 'a function');
    this.#sink = sink;
  }

  /** Log request bodies, redacted. Setting anything but true or false throws a {@link ConfigurationError}. */
  get requestBody(): boolean {
    return this.#requestBody;
  }

  set requestBody(requestBody: boolean) {
    this.#requestBody = checkBoolean('logger.requestBody', requestBody);
  }

  /** Log response bodies, redacted. Setting anything but true or false throws a {@link ConfigurationError}. */
  get responseBody(): boolean {
    return this.#responseBody;
  }

  set responseBody(responseBody: boolean) {
    this.#responseBody = checkBoolean('logger.responseBody', responseBody);
  }

  /** Writes one entry if the level includes it, and never fails. */
  record(exchange: Exchange): Promise<void> | undefined {
    if (this.#level === 'none') return undefined;
    const now = Date.now();
    // Most clients never log, so the code that formats an entry is loaded lazily.
    const writing = loadModule(() => import('./log-entry.js')).then(({ write }) => {
      write(this, exchange, now, this.#isolate);
    });
    this.#isolate(() => writing);
    return writing.catch(() => undefined);
  }
}

function checkOneOf<T extends string>(values: readonly T[], setting: string, value: T): T {
  demand(values.includes(value), `logger.${setting}`, `one of ${values.join(', ')}, not ${quoteValue(value)}`);
  return value;
}
