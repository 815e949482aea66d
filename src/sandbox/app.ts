import { registerLoginPages } from './sign-in/authorize.js';
import { registerTokenRoutes } from './sign-in/control-tokens.js';
import { registerTokenEndpoint } from './sign-in/token-endpoint.js';
import { bearerToken } from './sign-in/bearer.js';
import { registerControlRoutes } from './http/control.js';
import { CONTROL } from './http/control-path.js';
import { answerPreflight, crossOriginHeaders } from './http/cross-origin.js';
import { writeError } from './http/error-response.js';
import { badRequest, methodNotAllowed, Problem } from './store/errors.js';
import { faultProblem } from './store/control/faults.js';
import { countCall } from './areas/usage/counts.js';
import { AreasOnDemand } from './areas-on-demand.js';
import type { AreaParts } from './areas-on-demand.js';
import { SandboxNotLoadedError } from './operations/wholeness.js';
import { pathnameOf } from './values/pathname.js';
import { hasLoggedText } from './store/control/request-log.js';
import type { RequestState } from './http/request-state.js';
import { OperationContext } from './http/operation-context.js';
import { createOperationServer } from './operation-server.js';
import type { World } from './store/world.js';

/** The web application of a sandbox. */
export interface SandboxApp {
  /** Responds to a request; also to one that fails. */
  readonly respond: (request: Request, state?: RequestState) => Promise<Response>;
  readonly areas: AreasOnDemand;
}

/** Creates the app that serves the login host and the API host. */
export function createApp(world: World, parts?: AreaParts): SandboxApp {
  const areas = new AreasOnDemand(
    world,
    async (path, init) => await respond(new Request(new URL(path, 'http://localhost'), init)),
    parts,
  );
  const { sideRoutes } = areas.area;
  registerTokenEndpoint(sideRoutes, world);
  registerLoginPages(sideRoutes, world);
  registerControlRoutes(sideRoutes, world);
  registerTokenRoutes(sideRoutes, world);
  const serve = createOperationServer(world, areas);
  const sharedHeaders = [
    ['x-content-type-options', 'nosniff'] as const,
    ...crossOriginHeaders({ exposesRateLimit: world.limits?.hasExposedHeaders !== false }),
  ];

  const handle = async (context: OperationContext, state: RequestState): Promise<Response> => {
    if (context.method === 'OPTIONS') return answerPreflight(context);
    checkEncoding(context);
    applyEffect(context, state);
    const response = await serve(context, state);
    if (response) return response;
    const verbs = sideRoutes.verbsAt(context.path);
    throw verbs.length === 0 ? new Problem(404) : methodNotAllowed(verbs);
  };

  const applyEffect = (context: OperationContext, { fault }: RequestState): void => {
    const problem = fault && faultProblem(fault);
    if (problem) throw problem;
    if (fault?.effect === 'expire-token') world.tokens.revoke(bearerToken(context) ?? '');
  };

  const respond = async (request: Request, state: RequestState = {}): Promise<Response> => {
    const context = new OperationContext(request, world.newCorrelationId());
    context.setHeader('inin-correlation-id', context.correlationId);
    // The sandbox's clock, so that a client can compare the header with the times in response bodies.
    context.setHeader('date', new Date(world.now()).toUTCString());
    for (const [name, value] of sharedHeaders) context.setHeader(name, value);
    const isLogged = !isControl(context.path);
    const hasText = isLogged && hasLoggedText(request);
    let response: Response;
    try {
      response = await handle(context, state);
    } catch (error) {
      state.needsMore = error instanceof SandboxNotLoadedError;
      const { body, status, headers } = writeError(error, context);
      response = context.send(body, status, headers);
    }
    const text = hasText ? await context.text().catch(() => '') : undefined;
    if (state.needsMore === true) return response;
    countCall(world, context, response.status);
    if (isLogged) world.requests.add(request, response.status, text);
    return context.method === 'HEAD' ? new Response(null, response) : response;
  };

  return { respond, areas };
}

const isControl = (path: string): boolean => `${path}/`.startsWith(`${CONTROL}/`);

/** @throws the platform's 400 for a path that is not percent-encoded as it should be. */
function checkEncoding({ url }: OperationContext): void {
  const path = pathnameOf(url);
  if (!path.includes('%')) return;
  try {
    decodeURIComponent(path);
  } catch {
    throw badRequest('The path is not percent-encoded as it should be');
  }
}
