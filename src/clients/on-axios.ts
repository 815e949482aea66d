import type { ClientOptions } from '../auth/client-options.js';
import { clientOptions } from '../auth/client-options.js';
import { SignInClient } from '../auth/sign-in-client.js';
import { brand } from '../core/values/brand.js';
import { checkClientOptions } from '../core/call/request-checks.js';
import { defaultClient } from '../core/call/default-client.js';
import { encodeForm } from '../core/transport/encode-qs.js';
import type { AxiosTransportOptions } from '../core/transport/transport-axios.js';
import { axiosDemands, axiosTransport } from '../core/transport/transport-axios.js';

/** Options of the {@link ApiClient} on axios. */
export interface ApiClientOptions extends ClientOptions, AxiosTransportOptions {}

const optionChecks = { ...clientOptions, ...axiosDemands };

/**
 * The client: it sends calls to a region's hosts and manages the sign-in.
 *
 * ```ts
 * const client = new ApiClient({ region: 'eu_west_1' });
 * await client.loginClientCredentialsGrant(clientId, clientSecret);
 * const queues = await new RoutingApi(client).getRoutingQueues({ pageSize: 100 });
 * ```
 */
export class ApiClient extends SignInClient {
  static #instance: ApiClient | undefined;

  constructor(options: ApiClientOptions = {}) {
    const checkedOptions = checkClientOptions(options, optionChecks);
    super(checkedOptions, { transport: axiosTransport(checkedOptions), encode: encodeForm });
  }

  /** The default client, used by API classes that are created without one. Created on first use. */
  static get instance(): ApiClient {
    ApiClient.#instance ??= new ApiClient();
    defaultClient.current ??= ApiClient.#instance;
    return ApiClient.#instance;
  }
}

brand({ ApiClient });
