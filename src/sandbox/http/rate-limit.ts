import type { RequestCount, Sender } from '../store/control/limits.js';
import type { Check, OperationContext } from './operation-context.js';
import { Problem } from '../store/errors.js';
import type { World } from '../store/world.js';

/** Refuses requests beyond the limit, and reports the remaining number with every response. */
export function rateLimit(world: World): Check {
  return (context) => {
    const { limits } = world;
    const sender = senderOf(context);
    if (!limits || !sender) return;
    const requestCount = limits.count(sender, `${context.method} ${context.path}`);
    if (requestCount.exceededLimit) {
      const { key: limitName, namespace, value } = requestCount.exceededLimit;
      const { userId } = sender;
      world.figures.add('ratelimits', {
        metric: 'oRateLimitRecorded',
        value: requestCount.count,
        time: world.now(),
        dimensions: {
          limitName,
          namespace,
          max: String(value),
          timeUnit: 'minute',
          userId,
          correlationId: context.correlationId,
        },
      });
      setRateLimitHeaders(context, requestCount);
      throw new Problem(429, `Rate limit exceeded the maximum. Retry the request in [${requestCount.reset}] seconds`, {
        headers: { 'Retry-After': String(requestCount.reset) },
        limit: requestCount.exceededLimit,
      });
    }
    setRateLimitHeaders(context, requestCount);
  };
}

/** A guest's token counts as its own owner. */
function senderOf(context: OperationContext): Sender | undefined {
  const token = context.header('authorization');
  if (token === undefined) return undefined;
  const access = context.token;
  return { token, clientId: access?.clientId ?? token, userId: access ? access.userId : token };
}

function setRateLimitHeaders(context: OperationContext, { count, limit, reset }: RequestCount): void {
  context.setHeader('inin-ratelimit-count', String(count));
  context.setHeader('inin-ratelimit-allowed', String(limit));
  context.setHeader('inin-ratelimit-reset', String(reset));
}
