import type { Demand } from '../arguments/option-checks.js';
import { BOOLEAN, copyOptions } from '../arguments/option-checks.js';
import { addSettings } from '../arguments/settings.js';
import { loadModule } from '../arguments/load-module.js';
import type { Exchange, LogFormat, LogLevel, LogSink } from './log.js';
import { hasFailed } from './log.js';
import { isolateErrors } from '../values/isolate-errors.js';
import { isFunction } from '../values/plain-objects.js';

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

/** A client's log. Its settings may be changed at any time. */
export class Logger {
  /** Which exchanges are logged; setting any other value throws a {@link ConfigurationError}. */
  declare level: LogLevel;
  /** A line of text, or JSON; setting any other value throws a {@link ConfigurationError}. */
  declare format: LogFormat;
  /** Where lines go; the console if it is undefined. */
  declare sink: LogSink | undefined;
  /** Log request bodies, redacted. Setting anything but true or false throws a {@link ConfigurationError}. */
  declare requestBody: boolean;
  /** Log response bodies, redacted. Setting anything but true or false throws a {@link ConfigurationError}. */
  declare responseBody: boolean;
  /** Logging must not change the outcome of a call: a failure to write is reported once and ignored. */
  readonly #isolate = isolateErrors('Writing the log', (step: () => unknown) => step());

  /** @throws {@link ConfigurationError} if a setting is unknown or invalid. */
  constructor(options: LoggerOptions = {}) {
    const copy: LoggerOptions = copyOptions('logger', options, settings);
    const { format = 'text', level = 'none', requestBody = false, responseBody = false, sink } = copy;
    // The settings check their values.
    Object.assign(this, { format, level, requestBody, responseBody, sink });
  }

  /** Writes one entry if the level includes it, and never fails. */
  record(exchange: Exchange): Promise<void> | undefined {
    if (this.level === 'none' || (this.level === 'error' && !hasFailed(exchange))) return undefined;
    const now = Date.now();
    // Most clients never log, so the code that formats an entry is loaded lazily.
    const writing = loadModule(() => import('./log-entry.js')).then(({ write }) => {
      write(this, exchange, now, this.#isolate);
    });
    this.#isolate(() => writing);
    return writing.catch(() => undefined);
  }
}

/** The check of a setting with few possible values. */
function oneOf(values: readonly string[]): Exclude<Demand, 0> {
  return [(value) => values.includes(value as string), `one of ${values.join(', ')}`, true];
}

const settings: Record<keyof LoggerOptions, Exclude<Demand, 0>> = {
  format: oneOf(['text', 'json'] satisfies LogFormat[]),
  level: oneOf(['none', 'error', 'debug', 'trace'] satisfies LogLevel[]),
  requestBody: BOOLEAN,
  responseBody: BOOLEAN,
  sink: [(value) => value === undefined || isFunction(value), 'a function'],
};

addSettings(Logger, settings, 'logger.');
