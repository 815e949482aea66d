import type { ApiClientOptions, Hook } from 'contact-centre-client/fetch';
import { ApiClient } from 'contact-centre-client/fetch';
import type { GovernedCall } from 'contact-centre-client/limits';
import { Governor } from 'contact-centre-client/limits';
import { earlyResponses } from './early-responses.js';

/** Clock differences below this, in ms, are ignored: responses take time, and a header has whole seconds. */
const SAME_TIME = 3000;

/** The console's client, which follows the platform's rate limit and clock. */
export class ConsoleClient extends ApiClient {
  /**
   * Returns the platform's time for a time of this device, both in ms since the epoch; the same time if the platform's clock is
   * unknown.
   */
  readonly platformTime: (ms: number) => number;

  constructor(options: Omit<ApiClientOptions, 'limiter' | 'hooks'>) {
    let ahead = 0;
    const compareClocks: Hook = async (_request, next) => {
      const response = await next();
      ahead = timeAhead(response.headers['date']) ?? ahead;
      return response;
    };
    const early = earlyResponses(() => this.authData.accessToken);
    super({ ...options, limiter: new Governor({ priority: priorityOf }), hooks: [early, compareClocks] });
    this.platformTime = (ms) => ms + ahead;
  }
}

/** How far the platform's clock is ahead of this device's, in ms; `undefined` if it is unknown. */
function timeAhead(date: string | undefined): number | undefined {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(ahead)) return undefined;
  return Math.abs(ahead) < SAME_TIME ? 0 : ahead;
}

/** Changes, which the user has just triggered, precede background updates. */
function priorityOf({ route }: GovernedCall): 'interactive' | 'normal' {
  return /^(?:GET|HEAD) |\/(?:query|search)$/.test(route) ? 'normal' : 'interactive';
}
