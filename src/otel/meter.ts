import type { Meter } from '@opentelemetry/api';
import { metrics } from '@opentelemetry/api';
import type { Demand } from '../core/arguments/option-checks.js';
import { readOptions } from '../core/arguments/option-checks.js';
import { isObject } from '../core/values/is-object.js';
import { isFunction } from '../core/values/plain-objects.js';

/** The name of the tracer and the meter. */
export const SCOPE = 'contact-centre-client';

/** Where metrics go. */
export interface MetricsOptions {
  /** Creates the metrics; by default `metrics.getMeter('contact-centre-client')` of the OpenTelemetry API. */
  meter?: Meter;
}

export const METER: Demand = [(value) => isObject(value) && isFunction(value['createHistogram']), 'a meter of OpenTelemetry'];

export function readMeter(owner: string, options: MetricsOptions): Meter {
  const { meter }: MetricsOptions = readOptions(owner, options, { meter: METER }, `${owner}: `);
  return meter ?? metrics.getMeter(SCOPE);
}
