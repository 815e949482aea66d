import type { ApiResponse, OperationCall } from 'contact-centre-client/fetch';
import { ApiClient, ApiError, ApiPromise, RateLimitError } from 'contact-centre-client/fetch';
import { Pace } from './pace.js';

/** In s, by default if the platform does not send a delay. */
const PAUSE = 3;

/** Clock differences below this, in ms, are ignored: responses take time, and a header has whole seconds. */
const SAME_TIME = 3000;

/** The console's client, which follows the platform's rate limit and clock. */
export class ConsoleClient extends ApiClient {
  readonly pace = new Pace();
  #ahead = 0;

  /**
   * Returns the platform's time for a time of this device, both in ms since the epoch; the same time if the platform's clock is
   * unknown.
   */
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
