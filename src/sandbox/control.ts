import type { Hono } from 'hono';
import { readObject } from './body.js';
import type { Shape } from './body.js';
import { badRequest } from './errors.js';
import { CONTROL } from './control-path.js';
import type { Fault } from './faults.js';
import type { ResetOptions } from './options.js';
import type { SandboxState } from './state.js';
import type { SandboxContext, SandboxEnv } from './context.js';
import type { World } from './world.js';

const faultShape: Shape = {
  ...{ status: 'number?', retryAfter: 'number?', effect: 'string?', latency: 'number?', virtual: 'boolean?' },
  ...{ times: 'number?', route: 'string?', code: 'string?', message: 'string?' },
};

interface ClockChange {
  advance?: number;
  set?: string;
}

/** What the methods of a sandbox do, for programs that reach it by HTTP only. */
export function controlRoutes(app: Hono<SandboxEnv>, world: World): void {
  const clock = (context: SandboxContext): Response =>
    context.json({ now: world.timestamp(), offset: Math.round(world.clock.offset) });

  app.get(CONTROL, (context) => context.json({ seed: world.seed, organisation: world.organisation, clients: world.clients }));

  app.post(`${CONTROL}/faults`, async (context) => {
    const fault = await readObject<Fault>(context, faultShape);
    orBadRequest(() => {
      world.faults.add(fault);
    });
    return context.body(null, 204);
  });

  app.delete(`${CONTROL}/faults`, (context) => {
    world.faults.clear();
    return context.body(null, 204);
  });

  app.get(`${CONTROL}/clock`, clock);
  app.post(`${CONTROL}/clock`, async (context) => {
    const { advance, set } = await readObject<ClockChange>(context, { advance: 'number?', set: 'string?' });
    if ((advance === undefined) === (set === undefined))
      throw badRequest('Either advance, in ms, or set, a date and time, is needed');
    orBadRequest(() => {
      if (set !== undefined) world.clock.set(Date.parse(set));
      else world.clock.advance(advance ?? 0);
    });
    return clock(context);
  });

  app.post(`${CONTROL}/reset`, async (context) => {
    const isEmpty = (await context.req.text()).trim() === '';
    world.reset(isEmpty ? {} : await readObject<ResetOptions>(context, { keepTokens: 'boolean?' }));
    return context.body(null, 204);
  });

  app.post(`${CONTROL}/expire-tokens`, (context) => {
    world.tokens.expireAll();
    return context.body(null, 204);
  });

  app.post(`${CONTROL}/events`, async (context) => {
    const shape: Shape = { topicName: 'string', eventBody: 'object' };
    const { topicName, eventBody } = await readObject<{ topicName: string; eventBody: unknown }>(context, shape);
    world.events.publishAny(topicName, eventBody);
    return context.body(null, 204);
  });

  app.get(`${CONTROL}/requests`, (context) => context.json(world.requests.entries));

  app.get(`${CONTROL}/state`, (context) => context.json(world.snapshot()));
  app.put(`${CONTROL}/state`, async (context) => {
    const state = await readObject<SandboxState>(context, {});
    orBadRequest(() => {
      world.restore(state);
    });
    return context.body(null, 204);
  });
}

function orBadRequest(act: () => void): void {
  try {
    act();
  } catch (error) {
    throw badRequest((error as Error).message);
  }
}
