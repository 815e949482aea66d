import type { AreasOnDemand } from './areas-on-demand.js';
import { createDispatcher } from './engine/index.js';
import { checkBearer } from './sign-in/bearer.js';
import { checkBodyDivision, checkPermissions } from './sign-in/permission-check.js';
import type { World } from './store/world.js';
import type { RequestState } from './http/request-state.js';
import type { Check, OperationContext } from './http/operation-context.js';
import { rateLimit } from './http/rate-limit.js';
import { refuseRetired } from './http/refuse-retired.js';
import { explainFailure, validation } from './http/validation.js';

/** Responds to a request; `undefined` for an address that it does not serve. */
export type OperationServer = (context: OperationContext, state: RequestState) => Promise<Response | undefined>;

/**
 * Serves the operations of the API, and the addresses beside them, such as those of downloads.
 *
 * The steps are called one after another, and not as middleware of a web framework: there, a request kept 29 kB until its response
 * instead of 12 kB, and with 200 clients at a time, garbage collection took a third of the CPU time.
 */
export function createOperationServer(world: World, { area, effects }: AreasOnDemand): OperationServer {
  const checkToken = checkBearer(world);
  const checksOfCaller = [checkToken, rateLimit(world)];
  const checksOfOperation = [refuseRetired(world), checkPermissions(world), validation(world)];
  const checkDivision = checkBodyDivision(world);
  const dispatch = createDispatcher(area, world, effects);

  const serveOperation = async (context: OperationContext, state: RequestState): Promise<Response | undefined> => {
    await runChecks(context, checksOfCaller);
    const overrideResponse = await world.overrides.answer(context.rawRequest);
    if (overrideResponse?.type === 'error') {
      state.isDropped = true;
      return context.send(null, 500);
    }
    if (overrideResponse) return context.addHeadersTo(overrideResponse);
    await runChecks(context, checksOfOperation);
    try {
      await checkDivision(context);
      return await dispatch(context);
    } catch (error) {
      await explainFailure(context, world, error);
      throw error;
    }
  };

  const serveBeside = async (context: OperationContext): Promise<Response | undefined> => {
    // Looked up for each request, because areas may define more of them later.
    const match = area.sideRoutes.find(context.method, context.path);
    if (!match) return undefined;
    context.params = match.params;
    if (match.route.needsToken) await checkToken(context);
    return await match.route.handler(context);
  };

  return async (context, state) => {
    const response = isOfApi(context.path) ? await serveOperation(context, state) : undefined;
    return response ?? (await serveBeside(context));
  };
}

const isOfApi = (path: string): boolean => path === '/api/v2' || path.startsWith('/api/v2/');

async function runChecks(context: OperationContext, checks: readonly Check[]): Promise<void> {
  for (const check of checks) await check(context);
}
