import type { Wait } from '../core/client/limiter.js';
import type { Bucket } from './bucket.js';
import type { BucketReport } from './options.js';
import type { TokenLimits, WaitingCall } from './token-limits.js';

/**
 * Returns the state of a bucket.
 *
 * @param parked - Calls that wait for the first response of their route, of all buckets.
 */
function reportOf(bucket: Bucket<WaitingCall>, parked: readonly WaitingCall[]): BucketReport {
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

export function reportsOf(tokens: readonly TokenLimits[]): BucketReport[] {
  const parked = tokens.flatMap((token) => token.waiting());
  return tokens.flatMap(({ buckets }) => [...buckets.values()]).map((bucket) => reportOf(bucket, parked));
}

/** Returns the waiting calls: those of a sender, or all. */
export function waitsOf(tokens: readonly TokenLimits[], reserve: number, sender?: unknown): Wait[] {
  const isWanted = ({ call }: WaitingCall): boolean => sender === undefined || call.sender === sender;
  const lines = tokens.flatMap(({ buckets }) => [...buckets.values()].flatMap((bucket) => bucket.lines));
  const queued = lines.flatMap((line) =>
    [...line].flatMap((waiting, ahead) => (isWanted(waiting) ? [waitOf(waiting, ahead, reserve)] : [])),
  );
  const parked = tokens.flatMap((token) => token.waiting()).filter(isWanted);
  return [...queued, ...parked.map((waiting) => waitOf(waiting, 0, reserve))];
}

/**
 * Describes a waiting call.
 *
 * @param ahead - How many calls are before it.
 */
export function waitOf({ request, bucket, queue, kind }: WaitingCall, ahead: number, reserve: number): Wait {
  const { allowed, ends, isRefusing } = bucket;
  const { operation } = request;
  if (queue !== bucket) {
    return { operation, reason: 'first response of this route, which tells its rate limit', until: Math.round(Date.now()) };
  }
  const windows = Math.floor(ahead / bucket.most(kind, reserve));
  return {
    operation,
    reason: `rate limit, ${allowed} a minute for this token`,
    until: Math.round(Date.now() + Math.max(0, ends - performance.now()) + windows * 60_000),
    ...(isRefusing && { isRefused: true }),
  };
}
