import type { Bucket } from './bucket.js';
import type { BucketReport } from './options.js';
import type { WaitingCall } from './token-limits.js';

/** @param parked - Calls that wait for the first response of their route, of all buckets. */
export function reportOf(bucket: Bucket<WaitingCall>, parked: readonly WaitingCall[]): BucketReport {
  const left = Math.max(0, bucket.ends - performance.now());
  const queued = (kind: number): number =>
    (bucket.lines[kind]?.size ?? 0) + parked.filter((waiting) => waiting.bucket === bucket && waiting.kind === kind).length;
  return {
    key: bucket.id,
    allowed: bucket.allowed,
    used: left > 0 ? bucket.used : bucket.open.size,
    resetsAt: Math.round(Date.now() + left),
    queued: { interactive: queued(0), normal: queued(1), background: queued(2) },
  };
}
