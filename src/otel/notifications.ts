import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { isFunction } from '../core/values/plain-objects.js';
import type { MetricsOptions } from './meter.js';
import { readMeter } from './meter.js';

/** `Notifications` of `contact-centre-client/notifications`. */
export interface ReportsDelivery {
  onStatus(listener: (status: { readonly state: string }) => void): () => void;
  onGap(listener: (gap: { readonly from: number; readonly to: number }) => void): () => void;
}

/**
 * Counts the gaps and the reconnections of live events.
 *
 * @returns a function that ends the recording.
 */
export function instrumentNotifications(notifications: ReportsDelivery, options: MetricsOptions = {}): () => void {
  if (!isObject(notifications) || !isFunction(notifications['onGap']))
    throw new ConfigurationError(
      'instrumentNotifications needs Notifications. Import the class from contact-centre-client/notifications',
    );
  const meter = readMeter('instrumentNotifications', options);
  const gaps = meter.createHistogram('genesyscloud.notifications.gap.duration', {
    description: 'Periods in which events may have been missed that no repair has recovered',
    unit: 's',
    advice: { explicitBucketBoundaries: [1, 5, 10, 30, 60, 300, 900, 3600] },
  });
  const interruptions = meter.createCounter('genesyscloud.notifications.interruptions', {
    description: 'How often live events were interrupted',
    unit: '{interruption}',
  });
  const reconnections = meter.createCounter('genesyscloud.notifications.reconnections', {
    description: 'How often live events arrive again after an interruption',
    unit: '{reconnection}',
  });
  let isInterrupted = false;
  const removeStatus = notifications.onStatus(({ state }) => {
    if (state === 'waiting' && !isInterrupted) interruptions.add(1);
    if (state === 'live' && isInterrupted) reconnections.add(1);
    // While it connects, it is neither interrupted anew nor live again.
    if (state !== 'connecting') isInterrupted = state === 'waiting';
  });
  const removeGap = notifications.onGap(({ from, to }) => {
    gaps.record((to - from) / 1000);
  });
  return () => {
    removeStatus();
    removeGap();
  };
}
