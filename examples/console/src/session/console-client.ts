import type { ApiResponse, OperationCall } from 'contact-centre-client/fetch';
import { ApiClient, ApiError, ApiPromise, RateLimitError } from 'contact-centre-client/fetch';
import { Pace } from './pace.js';

/** In s, where the platform does not say how long. */
const PAUSE = 3;

/** Two clocks that differ by less, in ms, agree: an answer takes its time, and a header counts whole seconds. */
const SAME_TIME = 3000;

/** The console's one way to the platform: at the platform's pace, and by its clock. */
export class ConsoleClient extends ApiClient {
  readonly pace = new Pace();
  #ahead = 0;

  /** What the platform's clock showed when this device's showed `ms`, both in ms since the epoch; the same where it does not tell. */
  readonly platformTime = (ms: number): number => ms + this.#ahead;

  override send<T>(call: OperationCall): ApiPromise<T> {
    return new ApiPromise<T>(this.#inTurn<T>(call), { extended: this.returnExtended, rejectWith: this.rejectWith });
  }

  async #inTurn<T>(call: OperationCall): Promise<ApiResponse<T>> {
    await this.pace.turn(call.request?.signal, isChange(call.route));
    try {
      const response = await super.send<T>(call).withResponse();
      this.#compareClocks(response.headers['date']);
      return response;
    } catch (error) {
      if (error instanceof ApiError) this.#compareClocks(error.headers['date']);
      if (error instanceof RateLimitError) this.pace.pause((error.retryAfter ?? PAUSE) * 1000);
      throw error;
    }
  }

  #compareClocks(date: string | undefined): void {
    const ahead = Date.parse(date ?? '') - Date.now();
    if (!Number.isNaN(ahead)) this.#ahead = Math.abs(ahead) < SAME_TIME ? 0 : ahead;
  }
}

const isChange = (route: string): boolean => !/^(?:GET|HEAD) |\/(?:query|search)$/.test(route);
