import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { registerLoginPages } from './sign-in/authorize.js';
import { checkBearer, bearerToken } from './sign-in/bearer.js';
import { registerTokenRoutes } from './sign-in/control-tokens.js';
import { registerTokenEndpoint } from './sign-in/token-endpoint.js';
import { registerControlRoutes } from './http/control.js';
import { CONTROL } from './http/control-path.js';
import { badRequest, methodNotAllowed, OAuthProblem, Problem, scimError } from './store/errors.js';
import { faultProblem } from './store/control/faults.js';
import { AreasOnDemand } from './areas-on-demand.js';
import type { AreaParts } from './areas-on-demand.js';
import { createDispatcher } from './engine/index.js';
import { isScim } from './operations/scim.js';
import { SandboxNotLoadedError } from './operations/wholeness.js';
import { checkBodyDivision, checkPermissions } from './sign-in/permission-check.js';
import { rateLimit } from './http/rate-limit.js';
import { refuseRetired } from './http/refuse-retired.js';
import { pathnameOf } from './values/pathname.js';
import { compileRoute, paramsOf } from './values/route-pattern.js';
import { callCount } from './areas/usage/counts.js';
import { hasLoggedText } from './store/control/request-log.js';
import { validation } from './http/validation.js';
import type { SandboxContext, SandboxEnv } from './http/context.js';
import { operationContext } from './http/operation-context.js';
import type { Middleware } from './http/operation-context.js';
import type { World } from './store/world.js';

const exposeHeaders = [
  'inin-correlation-id',
  'retry-after',
  'etag',
  'date',
  'x-sandbox-unsupported',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'inin-ratelimit-count',
  'inin-ratelimit-allowed',
  'inin-ratelimit-reset',
];

/** The web application of a sandbox. */
export interface SandboxApp {
  readonly app: Hono<SandboxEnv>;
  readonly areas: AreasOnDemand;
}

/** Creates the app that serves the login host and the API host. */
export function createApp(world: World, parts?: AreaParts): SandboxApp {
  const app = new Hono<SandboxEnv>();
  const areas = new AreasOnDemand(world, async (path, init) => await app.request(path, init, {}), parts);

  prepareResponses(app, world);
  const exposedHeaders =
    world.limits?.hasExposedHeaders === false ? exposeHeaders.filter((name) => !name.includes('ratelimit')) : exposeHeaders;
  app.use(allowOrigins(exposedHeaders));
  app.use(async (context, next) => {
    if (!isDecodable(pathnameOf(context.req.url))) throw badRequest('The path is not percent-encoded as it should be');
    await next();
  });
  app.use(async (context, next) => {
    const problem = context.env.fault && faultProblem(context.env.fault);
    if (problem) throw problem;
    if (context.env.fault?.effect === 'expire-token') world.tokens.revoke(bearerToken(operationContext(context)) ?? '');
    await next();
  });
  app.use(
    '/api/v2/*',
    ...[checkBearer(world), callCount(world), rateLimit(world)].map(adaptMiddleware),
    async (context, next) => {
      const overrideResponse = await world.overrides.answer(context.req.raw);
      if (overrideResponse?.type === 'error') {
        context.env.isDropped = true;
        return context.body(null, 500);
      }
      if (overrideResponse) return addPreparedHeaders(context, overrideResponse);
      await next();
      return undefined;
    },
  );
  app.use(
    '/api/v2/*',
    ...[refuseRetired(world), checkPermissions(world), validation(world), checkBodyDivision(world)].map(adaptMiddleware),
  );

  registerTokenEndpoint(app, world);
  registerLoginPages(app, world);
  registerControlRoutes(app, world);
  registerTokenRoutes(app, world);
  serveOperations(app, world, areas);

  app.onError((error, context) => {
    context.env.needsMore = error instanceof SandboxNotLoadedError;
    return sendError(error, context);
  });
  app.notFound((context) => sendError(unroutedProblem(app, areas, context), context));
  return { app, areas };
}

/** Sets the headers that every response has, and logs requests. */
function prepareResponses(app: Hono<SandboxEnv>, world: World): void {
  app.use(async (context, next) => {
    const correlationId = world.newCorrelationId();
    context.set('correlationId', correlationId);
    context.header('inin-correlation-id', correlationId);
    context.header('X-Content-Type-Options', 'nosniff');
    // The sandbox's clock, so that a client can compare the header with the times in response bodies.
    context.header('date', new Date(world.now()).toUTCString());
    const isLogged = !`${context.req.path}/`.startsWith(`${CONTROL}/`);
    const hasText = isLogged && hasLoggedText(context.req.raw);
    await next();
    // The web framework stores a text that a handler has read, so the request need not be copied, which would be slow.
    const text = hasText ? await context.req.text().catch(() => '') : undefined;
    if (isLogged && context.env.needsMore !== true) world.requests.add(context.req.raw, context.res.status, text);
  });
}

/** Serves the operations of the API, and the addresses beside them, such as those of downloads. */
function serveOperations(app: Hono<SandboxEnv>, world: World, { area, effects }: AreasOnDemand): void {
  const dispatch = createDispatcher(area, world, effects);
  app.all('/api/v2/*', async (context, next) => {
    const response = await dispatch(operationContext(context));
    if (response) return response;
    await next();
    return undefined;
  });
  // Looked up for each request, because areas may define more of them later.
  const requireToken = checkBearer(world);
  app.all('*', async (context, next) => {
    const { path, method } = context.req;
    const verb = method === 'HEAD' ? 'GET' : method;
    for (const route of area.sideRoutes) {
      const params = route.verb === verb ? paramsOf(route.path, path) : undefined;
      if (!params) continue;
      const operation = operationContext(context);
      operation.params = params;
      if (route.needsToken) await requireToken(operation, () => Promise.resolve());
      return (await route.handler(operation)) as Response;
    }
    await next();
    return undefined;
  });
}

/** Lets pages of any origin call the sandbox and read some of its headers. */
function allowOrigins(exposedHeaders: string[]): MiddlewareHandler<SandboxEnv> {
  const answerPreflight = cors({ origin: '*', exposeHeaders: exposedHeaders });
  const names = exposedHeaders.join(',');
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return await answerPreflight(context, next);
    // `cors` would create a response for its headers, and each later one would then be copied: a quarter of a small request.
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Access-Control-Expose-Headers', names);
    await next();
    return undefined;
  };
}

/** Adds the headers that were set so far to a response that the web framework did not create. */
function addPreparedHeaders({ res: preparedResponse }: SandboxContext, response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of preparedResponse.headers) if (name !== 'content-type') headers.set(name, value);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

/** A step of ours as one of the web framework. */
function adaptMiddleware(middleware: Middleware): MiddlewareHandler<SandboxEnv> {
  return async (context, next) => {
    await middleware(operationContext(context), next);
  };
}

function sendError(error: Error, context: SandboxContext): Response {
  if (error instanceof OAuthProblem) {
    if (error.status === 401) context.header('WWW-Authenticate', 'Basic realm="sandbox"');
    context.header('Cache-Control', 'no-store');
    return context.json({ error: error.code, error_description: error.description }, error.status);
  }
  const problem = error instanceof Problem ? error : new Problem(500, `The sandbox failed: ${error.message}`);
  for (const [name, value] of Object.entries(problem.fields.headers ?? {})) context.header(name, value);
  // Errors that occur before SCIM handles the request, such as a wrong type, keep the platform's own form.
  const isOfScim = problem.fields.scimType !== undefined || [404, 409, 412].includes(problem.status);
  if (isOfScim && isScim(context.req.path)) {
    const headers = { 'Content-Type': 'application/scim+json' };
    return context.json(scimError(problem), problem.status as ContentfulStatusCode, headers);
  }
  return context.json(problem.body(context.get('correlationId')), problem.status as ContentfulStatusCode);
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Returns 405 if the path exists with another verb, else 404. */
function unroutedProblem(app: Hono<SandboxEnv>, { area }: AreasOnDemand, context: SandboxContext): Problem {
  const { path } = context.req;
  const sideRoutes = area.sideRoutes.map((route) => ({ method: route.verb as string, path: route.path }));
  const routes = [...app.routes, ...sideRoutes].filter((route) => route.method !== 'ALL' && compileRoute(route.path)(path));
  return routes.length === 0 ? new Problem(404) : methodNotAllowed(routes.map(({ method }) => method));
}
