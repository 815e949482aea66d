import type { Hono } from 'hono';
import * as v from 'valibot';
import type { ChannelFault } from '../store/channels/faults.js';
import { answerControl } from './control-answers.js';
import { flag, number, orBadRequest, read, text } from './control-body.js';
import { CONTROL } from './control-path.js';
import { badRequest } from '../store/errors.js';
import type { Fault } from '../store/control/faults.js';
import type { JobPlan } from '../store/control/job-plans.js';
import type { ResetOptions } from '../store/control/options.js';
import type { SandboxState } from '../store/state.js';
import type { SandboxContext, SandboxEnv } from './context.js';
import type { World } from '../store/world.js';

const bodies = {
  channelFault: v.strictObject({ effect: text, channelId: text, lastsMs: number, lasts: number }),
  clock: v.strictObject({ advance: number, set: text }),
  event: v.strictObject({
    topicName: v.pipe(v.string('[string]'), v.nonEmpty('[string]')),
    eventBody: v.record(v.string(), v.unknown(), '[object]'),
  }),
  fault: v.strictObject({
    status: number,
    retryAfter: number,
    effect: text,
    latencyMs: number,
    latency: number,
    virtual: flag,
    lastsMs: number,
    lasts: number,
    window: number,
    times: number,
    route: text,
    code: text,
    message: text,
  }),
  job: v.strictObject({ route: text, end: text, lastsMs: number, lasts: number, message: text, times: number }),
  reset: v.strictObject({ keepTokens: flag }),
  state: v.looseObject({}),
};

/** Registers the methods of a sandbox as routes, for programs that use it over HTTP. */
export function controlRoutes(app: Hono<SandboxEnv>, world: World): void {
  answerControl(app, world);

  app.get(CONTROL, (context) => context.json({ seed: world.seed, organisation: world.organisation, clients: world.clients }));

  faultRoutes(app, world);
  clockRoutes(app, world);

  app.post(`${CONTROL}/reset`, async (context) => {
    const isEmpty = (await context.req.text()).trim() === '';
    world.reset(isEmpty ? {} : await read<ResetOptions>(context, bodies.reset));
    return context.body(null, 204);
  });

  app.post(`${CONTROL}/events`, async (context) => {
    const { topicName, eventBody } = await read<{ topicName: string; eventBody: unknown }>(context, bodies.event);
    world.events.publishAny(topicName, eventBody);
    return context.body(null, 204);
  });

  app.get(`${CONTROL}/state`, (context) => context.json(world.snapshot()));
  app.put(`${CONTROL}/state`, async (context) => {
    const state = await read<SandboxState>(context, bodies.state);
    orBadRequest(() => {
      world.restore(state);
    });
    return context.body(null, 204);
  });
}

function faultRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post(`${CONTROL}/faults`, async (context) => {
    const fault = await read<Fault>(context, bodies.fault);
    orBadRequest(() => {
      world.faults.add(fault);
    });
    return context.body(null, 204);
  });

  app.post(`${CONTROL}/channel-faults`, async (context) => {
    const fault = await read<ChannelFault>(context, bodies.channelFault);
    orBadRequest(() => {
      world.channels.fail(fault);
    });
    return context.body(null, 204);
  });

  app.delete(`${CONTROL}/faults`, (context) => {
    world.faults.clear();
    world.channels.clearFaults();
    return context.body(null, 204);
  });

  app.post(`${CONTROL}/jobs`, async (context) => {
    const plan = await read<JobPlan>(context, bodies.job);
    orBadRequest(() => {
      world.jobPlans.add(plan);
    });
    return context.body(null, 204);
  });
}

function clockRoutes(app: Hono<SandboxEnv>, world: World): void {
  const clock = (context: SandboxContext): Response =>
    context.json({ now: world.timestamp(), offset: Math.round(world.clock.offset) });

  app.get(`${CONTROL}/clock`, clock);
  app.post(`${CONTROL}/clock`, async (context) => {
    const { advance, set } = await read<{ advance?: number; set?: string }>(context, bodies.clock);
    if ((advance === undefined) === (set === undefined))
      throw badRequest('Either advance, in ms, or set, a date and time, is needed');
    orBadRequest(() => {
      if (set !== undefined) world.clock.set(Date.parse(set));
      else world.clock.advance(advance ?? 0);
    });
    return clock(context);
  });
}
