import type { Attributes } from '@opentelemetry/api';
import { ConfigurationError } from '../core/errors/errors.js';
import { readOptions, BOOLEAN } from '../core/arguments/option-checks.js';
import { isObject } from '../core/values/is-object.js';
import { isFunction } from '../core/values/plain-objects.js';
import type { LogEntry, LogSink } from '../core/logging/log.js';
import { correlationAttributes, outcomeAttributes } from './attributes.js';

/** A record as the logs API of OpenTelemetry takes it. */
export interface OtelLogRecord {
  timestamp: Date;
  severityNumber: number;
  severityText: string;
  body: string;
  attributes: Attributes;
}

/** A logger of the logs API, as `logs.getLogger('contact-centre-client')` of `@opentelemetry/api-logs` returns it. */
export interface OtelLogger {
  emit(record: OtelLogRecord): void;
}

export interface OtelLogOptions {
  /**
   * Whether records contain the whole line of the log, with the address, and with headers and bodies if the client logs them.
   * Secrets are redacted, but ids and search texts are not.
   *
   * @defaultValue `false`
   */
  details?: boolean;
}

/** DEBUG and ERROR of the logs data model. */
const severities = { debug: 5, error: 17 } as const;

/**
 * Returns a sink that passes a client's log to OpenTelemetry:
 * `new ApiClient({ logger: { level: 'error', sink: otelLogSink(logs.getLogger('contact-centre-client')) } })`.
 */
export function otelLogSink(logger: OtelLogger, options: OtelLogOptions = {}): LogSink {
  if (!isObject(logger) || !isFunction(logger['emit']))
    throw new ConfigurationError(
      'otelLogSink needs a logger of OpenTelemetry. Pass logs.getLogger(…) of @opentelemetry/api-logs',
    );
  const { details = false }: OtelLogOptions = readOptions('otelLogSink', options, { details: BOOLEAN }, 'otelLogSink: ');
  return (line, entry) => {
    logger.emit({
      timestamp: new Date(entry.time),
      severityNumber: severities[entry.level],
      severityText: entry.level.toUpperCase(),
      body: details ? line : summaryOf(entry),
      attributes: attributesOf(entry),
    });
  };
}

/** A sentence without anything that may contain an id. */
function summaryOf({ operation, notice, error, status }: LogEntry): string {
  if (notice !== undefined) return `${operation}: ${notice}`;
  return error ? `${operation} failed with ${error.code}` : `${operation} responded with status ${status}`;
}

function attributesOf({ operation, method, duration, status, error, correlationId }: LogEntry): Attributes {
  return {
    'genesyscloud.operation': operation,
    'http.request.method': method,
    'genesyscloud.duration_ms': duration,
    ...outcomeAttributes(status, error?.code),
    ...correlationAttributes(correlationId),
  };
}
