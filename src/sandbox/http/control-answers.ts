import * as v from 'valibot';
import { operationOf } from '../operations/operation-route.js';
import type { CannedAnswer } from '../store/control/overrides.js';
import type { World } from '../store/world.js';
import type { SideRoutes } from './side-routes.js';
import { optionalFlag, optionalRecord, optionalNumber, withBadRequest, readControlBody, optionalText } from './control-body.js';
import { CONTROL } from './control-path.js';
import { badRequest, Problem } from '../store/errors.js';
import { NotReceivedError, findReceived, routeOfMethod } from './received-requests.js';
import type { ExpectedRequest } from './received-requests.js';

const operationFields = { route: optionalText, operation: optionalText };
const textRecord = v.nullish(v.record(v.string(), v.string('[string]'), '[object]'));
const listRecord = v.nullish(v.record(v.string(), v.array(v.unknown(), '[array]'), '[object]'));

const bodySchemas = {
  answer: v.strictObject({
    ...operationFields,
    status: optionalNumber,
    headers: textRecord,
    body: v.optional(v.unknown()),
    latencyMs: optionalNumber,
    latency: optionalNumber,
    virtual: optionalFlag,
    effect: optionalText,
    times: optionalNumber,
  }),
  expected: v.strictObject({
    ...operationFields,
    params: optionalRecord,
    query: listRecord,
    headers: textRecord,
    body: v.optional(v.unknown()),
    status: optionalNumber,
    times: optionalNumber,
  }),
};

interface OperationFields {
  route?: string;
  operation?: string;
}

/** Registers the routes for received requests and for overridden responses. */
export function registerAnswerRoutes(routes: SideRoutes, world: World): void {
  routes.add('GET', `${CONTROL}/requests`, (context) => context.json(world.requests.entries));
  routes.add('DELETE', `${CONTROL}/requests`, (context) => {
    world.requests.clear();
    return context.send(null, 204);
  });

  routes.add('POST', `${CONTROL}/received`, async (context) => {
    const { route, operation, ...expected } = await readControlBody<OperationFields & Omit<ExpectedRequest, 'route'>>(
      context,
      bodySchemas.expected,
    );
    try {
      return context.json(findReceived(world.requests.entries, { route: routeOf({ route, operation }), ...expected }));
    } catch (error) {
      if (error instanceof NotReceivedError) throw new Problem(409, error.message, { code: 'not.received' });
      if (error instanceof RangeError) throw badRequest(error.message);
      throw error;
    }
  });

  routes.add('GET', `${CONTROL}/answers`, (context) => context.json(world.overrides.listCanned()));
  routes.add('POST', `${CONTROL}/answers`, async (context) => {
    const { route, operation, ...answer } = await readControlBody<OperationFields & CannedAnswer>(context, bodySchemas.answer);
    const cannedRoute = routeOf({ route, operation });
    withBadRequest(() => world.overrides.addCanned(cannedRoute, answer));
    return context.json(world.overrides.listCanned()[0], 201);
  });
  routes.add('DELETE', `${CONTROL}/answers`, (context) => {
    world.overrides.removeCanned();
    return context.send(null, 204);
  });
  routes.add('DELETE', `${CONTROL}/answers/:answerId`, (context) => {
    if (!world.overrides.remove(context.param('answerId'))) throw new Problem(404);
    return context.send(null, 204);
  });
}

/** @throws the platform's 400 if the contract has no such operation. */
function routeOf({ route, operation }: { route: string | undefined; operation: string | undefined }): string {
  if ((route === undefined) === (operation === undefined))
    throw badRequest('Either operation, the name of a method, or route, a verb and a path, is needed');
  const resolvedRoute = operation === undefined ? route : routeOfMethod(operation);
  if (resolvedRoute !== undefined && operationOf(resolvedRoute)) return resolvedRoute;
  throw badRequest(`There is no operation ${operation ?? route ?? ''}`);
}
