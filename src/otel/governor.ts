import type { BatchObservableResult } from '@opentelemetry/api';
import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { isFunction } from '../core/values/plain-objects.js';
import type { MetricsOptions } from './meter.js';
import { readMeter } from './meter.js';

const priorities = ['interactive', 'normal', 'background'] as const;

/** A `Governor` of `contact-centre-client/limits`. */
export interface ReportsLimits {
  report(): {
    readonly buckets: readonly {
      readonly queued: { readonly interactive: number; readonly normal: number; readonly background: number };
    }[];
    readonly underWay: number;
  };
}

/**
 * Records how many calls wait for a governor, by priority, and how many of its requests are pending, whenever metrics are
 * collected.
 *
 * @returns a function that ends the recording.
 */
export function instrumentGovernor(governor: ReportsLimits, options: MetricsOptions = {}): () => void {
  if (!isObject(governor) || !isFunction(governor['report']))
    throw new ConfigurationError('instrumentGovernor needs a Governor. Import it from contact-centre-client/limits');
  const meter = readMeter('instrumentGovernor', options);
  const queue = meter.createObservableGauge('genesyscloud.client.queue.length', {
    description: 'Calls that wait for a permit',
    unit: '{call}',
  });
  const pending = meter.createObservableGauge('genesyscloud.client.requests.pending', {
    description: 'Requests without a response',
    unit: '{request}',
  });
  const observe = (result: BatchObservableResult): void => {
    const { buckets, underWay } = governor.report();
    for (const priority of priorities) {
      const length = buckets.reduce((sum, { queued }) => sum + queued[priority], 0);
      result.observe(queue, length, { 'genesyscloud.priority': priority });
    }
    result.observe(pending, underWay);
  };
  meter.addBatchObservableCallback(observe, [queue, pending]);
  return () => {
    meter.removeBatchObservableCallback(observe, [queue, pending]);
  };
}
