import { PlatformApi } from 'contact-centre-client/fetch';
import type { ApiPromise } from 'contact-centre-client/fetch';

/** The route handlers of this application, for the hooks of React. */
export class WaitingApi extends PlatformApi {
  /** Returns the number of waiting interactions by queue id. */
  getWaiting(): ApiPromise<Record<string, number>> {
    return this.call('getWaiting', 'GET /api/waiting', {}, {}, undefined, { auth: 'none' });
  }
}
