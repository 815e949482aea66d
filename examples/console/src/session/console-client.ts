import type { ApiClientOptions, ApiPromise, Hook, OperationCall } from 'contact-centre-client/fetch';
import { ApiClient } from 'contact-centre-client/fetch';
import type { GovernedCall, GovernorReport } from 'contact-centre-client/limits';
import { Governor } from 'contact-centre-client/limits';
import { callLog } from '../call-log/console-calls.js';
import { CallRecorder } from '../call-log/recorder.js';
import { earlyResponses } from './early-responses.js';

/** Clock differences below this, in ms, are ignored: responses take time, and a header has whole seconds. */
const SAME_TIME = 3000;

/** The console's client, which follows the platform's rate limit and clock, and logs its calls. */
export class ConsoleClient extends ApiClient {
  /**
   * Returns the platform's time for a time of this device, both in ms since the epoch; the same time if the platform's clock is
   * unknown.
   */
  readonly platformTime: (ms: number) => number;
  /** Returns the state of the platform's rate limits. */
  readonly limits: () => GovernorReport;
  readonly #recorder: CallRecorder;

  constructor(options: Omit<ApiClientOptions, 'limiter' | 'hooks'>) {
    let ahead = 0;
    const recorder = new CallRecorder(callLog, () => this.authData.accessToken);
    const compareClocks: Hook = async ({ tag }, next) => {
      recorder.sent(tag);
      const response = await next();
      ahead = timeAhead(response.headers['date']) ?? ahead;
      return response;
    };
    const early = earlyResponses(() => this.authData.accessToken);
    const governor = new Governor({ priority: priorityOf, onWait: recorder.onWait });
    super({ ...options, limiter: recorder.watch(governor), hooks: [recorder.hook, early, compareClocks] });
    this.platformTime = (ms) => ms + ahead;
    this.limits = () => governor.report();
    this.#recorder = recorder;
  }

  override send<T>(call: OperationCall): ApiPromise<T> {
    return super.send<T>(this.#recorder.begin(call));
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
