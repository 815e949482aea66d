import type { Hono } from 'hono';
import * as v from 'valibot';
import type { ChannelFault } from '../store/channels/faults.js';
import { registerAnswerRoutes } from './control-answers.js';
import { optionalFlag, optionalNumber, withBadRequest, readControlBody, optionalText } from './control-body.js';
import { CONTROL } from './control-path.js';
import { badRequest } from '../store/errors.js';
import type { Fault } from '../store/control/faults.js';
import type { JobPlan } from '../store/control/job-plans.js';
import type { ResetOptions } from '../store/control/options.js';
import type { SandboxState } from '../store/state.js';
import type { SandboxContext, SandboxEnv } from './context.js';
import type { World } from '../store/world.js';

const bodySchemas = {
  channelFault: v.strictObject({ effect: optionalText, channelId: optionalText, lastsMs: optionalNumber, lasts: optionalNumber }),
  clock: v.strictObject({ advance: optionalNumber, set: optionalText }),
  event: v.strictObject({
    topicName: v.pipe(v.string('[string]'), v.nonEmpty('[string]')),
    eventBody: v.record(v.string(), v.unknown(), '[object]'),
  }),
  fault: v.strictObject({
    status: optionalNumber,
    retryAfter: optionalNumber,
    effect: optionalText,
    latencyMs: optionalNumber,
    latency: optionalNumber,
    virtual: optionalFlag,
    lastsMs: optionalNumber,
    lasts: optionalNumber,
    window: optionalNumber,
    times: optionalNumber,
    route: optionalText,
    code: optionalText,
    message: optionalText,
  }),
  job: v.strictObject({
    route: optionalText,
    end: optionalText,
    lastsMs: optionalNumber,
    lasts: optionalNumber,
    message: optionalText,
    times: optionalNumber,
  }),
  reset: v.strictObject({ keepTokens: optionalFlag }),
  state: v.looseObject({}),
};

/** Registers the methods of a sandbox as routes, for programs that use it over HTTP. */
export function registerControlRoutes(app: Hono<SandboxEnv>, world: World): void {
  registerAnswerRoutes(app, world);

  app.get(CONTROL, (context) => context.json({ seed: world.seed, organisation: world.organisation, clients: world.clients }));

  registerFaultRoutes(app, world);
  registerClockRoutes(app, world);

  app.post(`${CONTROL}/reset`, async (context) => {
    const isEmpty = (await context.req.text()).trim() === '';
    world.reset(isEmpty ? {} : await readControlBody<ResetOptions>(context, bodySchemas.reset));
    return context.body(null, 204);
  });

  app.post(`${CONTROL}/events`, async (context) => {
    const { topicName, eventBody } = await readControlBody<{ topicName: string; eventBody: unknown }>(context, bodySchemas.event);
    world.events.publishAny(topicName, eventBody);
    return context.body(null, 204);
  });

  app.get(`${CONTROL}/state`, (context) => context.json(world.snapshot()));
  app.put(`${CONTROL}/state`, async (context) => {
    const state = await readControlBody<SandboxState>(context, bodySchemas.state);
    withBadRequest(() => {
      world.restore(state);
    });
    return context.body(null, 204);
  });
}

function registerFaultRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post(`${CONTROL}/faults`, async (context) => {
    const fault = await readControlBody<Fault>(context, bodySchemas.fault);
    withBadRequest(() => {
      world.faults.add(fault);
    });
    return context.body(null, 204);
  });

  app.post(`${CONTROL}/channel-faults`, async (context) => {
    const fault = await readControlBody<ChannelFault>(context, bodySchemas.channelFault);
    withBadRequest(() => {
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
    const plan = await readControlBody<JobPlan>(context, bodySchemas.job);
    withBadRequest(() => {
      world.jobPlans.add(plan);
    });
    return context.body(null, 204);
  });
}

function registerClockRoutes(app: Hono<SandboxEnv>, world: World): void {
  const clockResponse = (context: SandboxContext): Response =>
    context.json({ now: world.timestamp(), offset: Math.round(world.clock.offset) });

  app.get(`${CONTROL}/clock`, clockResponse);
  app.post(`${CONTROL}/clock`, async (context) => {
    const { advance, set } = await readControlBody<{ advance?: number; set?: string }>(context, bodySchemas.clock);
    if ((advance === undefined) === (set === undefined))
      throw badRequest('Either advance, in ms, or set, a date and time, is needed');
    withBadRequest(() => {
      if (set !== undefined) world.clock.set(Date.parse(set));
      else world.clock.advance(advance ?? 0);
    });
    return clockResponse(context);
  });
}
