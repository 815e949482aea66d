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
import type { OperationContext } from './operation-context.js';
import type { SideRoutes } from './side-routes.js';
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
export function registerControlRoutes(routes: SideRoutes, world: World): void {
  registerAnswerRoutes(routes, world);

  routes.add('GET', CONTROL, (context) =>
    context.json({ seed: world.seed, organisation: world.organisation, clients: world.clients }),
  );

  registerFaultRoutes(routes, world);
  registerClockRoutes(routes, world);

  routes.add('POST', `${CONTROL}/reset`, async (context) => {
    const isEmpty = (await context.text()).trim() === '';
    world.reset(isEmpty ? {} : await readControlBody<ResetOptions>(context, bodySchemas.reset));
    return context.send(null, 204);
  });

  routes.add('POST', `${CONTROL}/events`, async (context) => {
    const { topicName, eventBody } = await readControlBody<{ topicName: string; eventBody: unknown }>(context, bodySchemas.event);
    world.events.publishAny(topicName, eventBody);
    return context.send(null, 204);
  });

  routes.add('GET', `${CONTROL}/state`, (context) => context.json(world.snapshot()));
  routes.add('PUT', `${CONTROL}/state`, async (context) => {
    const state = await readControlBody<SandboxState>(context, bodySchemas.state);
    withBadRequest(() => {
      world.restore(state);
    });
    return context.send(null, 204);
  });
}

function registerFaultRoutes(routes: SideRoutes, world: World): void {
  routes.add('POST', `${CONTROL}/faults`, async (context) => {
    const fault = await readControlBody<Fault>(context, bodySchemas.fault);
    withBadRequest(() => {
      world.faults.add(fault);
    });
    return context.send(null, 204);
  });

  routes.add('POST', `${CONTROL}/channel-faults`, async (context) => {
    const fault = await readControlBody<ChannelFault>(context, bodySchemas.channelFault);
    withBadRequest(() => {
      world.channels.fail(fault);
    });
    return context.send(null, 204);
  });

  routes.add('DELETE', `${CONTROL}/faults`, (context) => {
    world.faults.clear();
    world.channels.clearFaults();
    return context.send(null, 204);
  });

  routes.add('POST', `${CONTROL}/jobs`, async (context) => {
    const plan = await readControlBody<JobPlan>(context, bodySchemas.job);
    withBadRequest(() => {
      world.jobPlans.add(plan);
    });
    return context.send(null, 204);
  });
}

function registerClockRoutes(routes: SideRoutes, world: World): void {
  const clockResponse = (context: OperationContext): Response =>
    context.json({ now: world.timestamp(), offset: Math.round(world.clock.offset) });

  routes.add('GET', `${CONTROL}/clock`, clockResponse);
  routes.add('POST', `${CONTROL}/clock`, async (context) => {
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
