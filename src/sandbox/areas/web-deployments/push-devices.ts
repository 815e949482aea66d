import type { Hono } from 'hono';
import type { PushDeviceInsertRequest, PushDeviceUpdateRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';

const DEVICES = '/api/v2/webmessaging/deployments/:deploymentId/pushdevices/:tokenId';

/** Mobile devices of guests. The sandbox pushes nothing to them. */
export function pushDeviceRoutes(app: Hono<SandboxEnv>, world: World): void {
  const devices = world.collection<PushDeviceInsertRequest>('webmessaging.pushdevices');
  const deployments = new Kept(world, '/api/v2/webdeployments/deployments');
  // The sandbox accepts any text as a guest's token: an unused token registers another device.
  const keyOf = (context: SandboxContext): string =>
    `${deployments.get(context.req.param('deploymentId')).id} ${context.req.param('tokenId') ?? ''}`;
  const registered = (context: SandboxContext): { key: string; device: PushDeviceInsertRequest } => {
    const key = keyOf(context);
    const device = devices.get(key);
    if (!device) throw notFound('pushDevice', context.req.param('tokenId') ?? '');
    return { key, device };
  };

  app.post(DEVICES, (context) => {
    const key = keyOf(context);
    const device = readObject<PushDeviceInsertRequest>(context, [
      'deviceToken',
      'notificationProvider',
      'language',
      'deviceType',
    ]);
    devices.set(key, device);
    return context.body(null, 204);
  });
  app.patch(DEVICES, (context) => {
    const { key, device } = registered(context);
    devices.set(key, { ...device, ...readObject<PushDeviceUpdateRequest>(context, ['language?', 'deviceToken?']) });
    return context.body(null, 204);
  });
  app.delete(DEVICES, (context) => {
    devices.delete(registered(context).key);
    return context.body(null, 204);
  });
}
