import type { Area } from '../../engine/area.js';
import type { PushDeviceInsertRequest, WebDeployment } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';

/** Mobile devices of guests. The sandbox pushes nothing to them. */
export function addPushDeviceHandlers(area: Area, world: World): void {
  const devices = world.collection<PushDeviceInsertRequest>('webmessaging.pushdevices');
  const deployments = new Repository<WebDeployment>(world, '/api/v2/webdeployments/deployments');
  // The sandbox accepts any text as a guest's token: an unused token registers another device.
  const keyOf = (context: OperationContext): string =>
    `${deployments.get(context.param('deploymentId')).id} ${context.param('tokenId')}`;
  const findDevice = (context: OperationContext): { key: string; device: PushDeviceInsertRequest } => {
    const key = keyOf(context);
    const device = devices.get(key);
    if (!device) throw notFound('pushDevice', context.param('tokenId'));
    return { key, device };
  };

  area.handle('postWebmessagingDeploymentPushdevice', (context) => {
    const key = keyOf(context);
    const device = readObject(context, ['deviceToken', 'notificationProvider', 'language', 'deviceType']);
    devices.set(key, device);
  });
  area.handle('patchWebmessagingDeploymentPushdevice', (context) => {
    const { key, device } = findDevice(context);
    devices.set(key, { ...device, ...readObject(context, ['language?', 'deviceToken?']) });
  });
  area.handle('deleteWebmessagingDeploymentPushdevice', (context) => {
    devices.delete(findDevice(context).key);
  });
}
