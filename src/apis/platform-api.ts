import { ApiPromise } from '../core/call/api-promise.js';
import { defaultClient } from '../core/call/default-client.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { CallSender, OperationDetails, RequestOptions, Route, RouteArguments } from '../core/call/operation.js';

/**
 * Base of every API class. Each method sends exactly one request and rejects with a {@link MissingParameterError} before sending it where
 * a required argument is absent.
 *
 * Extend it for an operation that no class has yet:
 *
 * ```ts
 * class PilotApi extends PlatformApi {
 *   getPilot(pilotId: string, request?: RequestOptions): ApiPromise<Pilot> {
 *     return this.call('getPilot', 'GET /api/v2/pilots/{pilotId}', { pilotId }, {}, request);
 *   }
 * }
 * ```
 */
export class PlatformApi {
  protected readonly client: CallSender | undefined;

  /** @param client - Whose tokens and settings the calls use; `ApiClient.instance` by default. */
  constructor(client?: CallSender) {
    this.client = client;
  }

  /**
   * Describes one call to the client.
   *
   * @param operation - The calling method's name, for errors and logs.
   * @param route - Verb and path; each placeholder must be among the required arguments.
   * @param required - Required arguments in signature order. One that the route names goes into the path, `body` into the body, all others into the query.
   * @param optional - Optional values, placed the same way.
   */
  protected call<T, R extends Route = Route>(
    operation: keyof this & string,
    route: R,
    required: RouteArguments<R>,
    optional?: object,
    request?: RequestOptions,
    details?: OperationDetails,
  ): ApiPromise<T> {
    const client = this.client ?? defaultClient.current;
    if (typeof client?.send === 'function') return client.send<T>({ operation, route, required, optional, request, details });
    return new ApiPromise<T>(rejectWithoutClient(client), { extended: false, rejectWith: 'error' });
  }
}

async function rejectWithoutClient(client: unknown): Promise<never> {
  const { missingClientError } = await loadModule(() => import('../core/call/slow-argument-rules.js'));
  throw missingClientError(client);
}

/** The options of a method, which stand before how it is sent. */
export type OptionsOf<Method extends (...values: never[]) => unknown> =
  Required<Parameters<Method>> extends [...unknown[], infer Options, RequestOptions] ? Options : never;
