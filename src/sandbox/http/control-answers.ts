import type { Hono } from 'hono';
import * as v from 'valibot';
import { operationOf } from '../operations/operation-route.js';
import type { CannedAnswer } from '../store/control/overrides.js';
import type { World } from '../store/world.js';
import type { SandboxEnv } from './context.js';
import { flag, named, number, orBadRequest, read, text } from './control-body.js';
import { CONTROL } from './control-path.js';
import { badRequest, Problem } from '../store/errors.js';
import { NotReceivedError, receivedOf, routeNamed } from './received.js';
import type { ExpectedRequest } from './received.js';

const which = { route: text, operation: text };
const texts = v.nullish(v.record(v.string(), v.string('[string]'), '[object]'));
const lists = v.nullish(v.record(v.string(), v.array(v.unknown(), '[array]'), '[object]'));

const bodies = {
  answer: v.strictObject({
    ...which,
    status: number,
    headers: texts,
    body: v.optional(v.unknown()),
    latencyMs: number,
    latency: number,
    virtual: flag,
    effect: text,
    times: number,
  }),
  expected: v.strictObject({
    ...which,
    params: named,
    query: lists,
    headers: texts,
    body: v.optional(v.unknown()),
    status: number,
    times: number,
  }),
};

interface Which {
  route?: string;
  operation?: string;
}

/** Registers the routes for received requests and for overridden responses. */
export function answerControl(app: Hono<SandboxEnv>, world: World): void {
  app.get(`${CONTROL}/requests`, (context) => context.json(world.requests.entries));
  app.delete(`${CONTROL}/requests`, (context) => {
    world.requests.clear();
    return context.body(null, 204);
  });

  app.post(`${CONTROL}/received`, async (context) => {
    const { route, operation, ...expected } = await read<Which & Omit<ExpectedRequest, 'route'>>(context, bodies.expected);
    try {
      return context.json(receivedOf(world.requests.entries, { route: routeOf({ route, operation }), ...expected }));
    } catch (error) {
      if (error instanceof NotReceivedError) throw new Problem(409, error.message, { code: 'not.received' });
      if (error instanceof RangeError) throw badRequest(error.message);
      throw error;
    }
  });

  app.get(`${CONTROL}/answers`, (context) => context.json(world.overrides.canned()));
  app.post(`${CONTROL}/answers`, async (context) => {
    const { route, operation, ...answer } = await read<Which & CannedAnswer>(context, bodies.answer);
    const asked = routeOf({ route, operation });
    orBadRequest(() => world.overrides.addCanned(asked, answer));
    return context.json(world.overrides.canned()[0], 201);
  });
  app.delete(`${CONTROL}/answers`, (context) => {
    world.overrides.removeCanned();
    return context.body(null, 204);
  });
  app.delete(`${CONTROL}/answers/:answerId`, (context) => {
    if (!world.overrides.remove(context.req.param('answerId'))) throw new Problem(404);
    return context.body(null, 204);
  });
}

/** @throws the platform's 400 if the contract has no such operation. */
function routeOf({ route, operation }: { route: string | undefined; operation: string | undefined }): string {
  if ((route === undefined) === (operation === undefined))
    throw badRequest('Either operation, the name of a method, or route, a verb and a path, is needed');
  const found = operation === undefined ? route : routeNamed(operation);
  if (found !== undefined && operationOf(found)) return found;
  throw badRequest(`There is no operation ${operation ?? route ?? ''}`);
}
