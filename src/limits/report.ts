import type { Wait } from '../core/client/limiter.js';
import type { Bucket } from './bucket.js';
import type { BucketReport } from './options.js';
import type { TokenLimits, WaitingCall } from './token-limits.js';

/**
 * Returns the state of a bucket.
 *
 * @param parkedCalls - Calls that wait for the first response of their route, of all buckets.
 */
function describeBucket(bucket: Bucket<WaitingCall>, parkedCalls: readonly WaitingCall[]): BucketReport {
  const remainingMs = Math.max(0, bucket.endsAt - performance.now());
  const countQueued = (priority: number): number =>
    (bucket.queues[priority]?.size ?? 0) +
    parkedCalls.filter((waitingCall) => waitingCall.bucket === bucket && waitingCall.priority === priority).length;
  return {
    key: bucket.id,
    allowed: bucket.allowed,
    used: remainingMs > 0 ? bucket.used : bucket.permits.size,
    resetsAt: Math.round(Date.now() + remainingMs),
    queued: { interactive: countQueued(0), normal: countQueued(1), background: countQueued(2) },
  };
}

export function describeBuckets(tokens: readonly TokenLimits[]): BucketReport[] {
  const parkedCalls = tokens.flatMap((token) => token.calls());
  return tokens.flatMap(({ buckets }) => [...buckets.values()]).map((bucket) => describeBucket(bucket, parkedCalls));
}

/** Returns the waiting calls: those of a sender, or all. */
export function listWaits(tokens: readonly TokenLimits[], reserve: number, sender?: unknown): Wait[] {
  const isWanted = ({ call }: WaitingCall): boolean => sender === undefined || call.sender === sender;
  const queues = tokens.flatMap(({ buckets }) => [...buckets.values()].flatMap((bucket) => bucket.queues));
  const queuedCalls = queues.flatMap((queue) =>
    [...queue].flatMap((waitingCall, callsAhead) =>
      isWanted(waitingCall) ? [describeWait(waitingCall, callsAhead, reserve)] : [],
    ),
  );
  const parkedCalls = tokens.flatMap((token) => token.calls()).filter(isWanted);
  return [...queuedCalls, ...parkedCalls.map((waitingCall) => describeWait(waitingCall, 0, reserve))];
}

/**
 * Describes a waiting call.
 *
 * @param callsAhead - How many calls are before it.
 */
export function describeWait({ request, bucket, queue, priority }: WaitingCall, callsAhead: number, reserve: number): Wait {
  const { allowed, endsAt, isRefusing } = bucket;
  const { operation } = request;
  if (queue !== bucket) {
    return { operation, reason: 'first response of this route, which states its rate limit', until: Math.round(Date.now()) };
  }
  const windows = Math.floor(callsAhead / bucket.maxFor(priority, reserve));
  return {
    operation,
    reason: `rate limit, ${allowed} a minute for this token`,
    until: Math.round(Date.now() + Math.max(0, endsAt - performance.now()) + windows * 60_000),
    ...(isRefusing && { isRefused: true }),
  };
}
