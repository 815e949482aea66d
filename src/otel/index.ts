/**
 * Spans, metrics and logs of OpenTelemetry.
 *
 * @packageDocumentation
 */
export { instrument } from './instrument.js';
export type { InstrumentOptions } from './instrument.js';
export { instrumentGovernor } from './governor.js';
export type { ReportsLimits } from './governor.js';
export { instrumentNotifications } from './notifications.js';
export type { ReportsDelivery } from './notifications.js';
export type { MetricsOptions } from './meter.js';
export { otelLogSink } from './log-sink.js';
export type { OtelLogger, OtelLogOptions, OtelLogRecord } from './log-sink.js';
