import type { Area } from '../../engine/area.js';
import type { Edge, Phone, PhonesReboot, Site } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidValue, missingField } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { EDGES } from './paths.js';

const PHONES = `${EDGES}/phones`;

interface Restart extends Job {
  of: string;
  /** The status before the restart. */
  before: unknown;
}

/**
 * Restarts phones and Edges, which are offline until it ends. The duration is not documented; the status is the same
 * afterwards. No calls use an Edge here, so no calls have to end first.
 */
export function addRestartHandlers(area: Area, world: World): void {
  const phones = new Repository<Phone>(world, PHONES);
  const edges = new Repository<Edge>(world, EDGES, [], 'Edge');
  const stateNames = { active: ['Restarting'], done: 'Done', failed: 'Failed' } as const;
  const restartJobs = new JobKind<Restart>(world, {
    name: 'telephony.phones.restarts',
    entity: 'restart',
    stateNames,
    onEnd: ({ of: entityId, before }) => {
      const phone = phones.find(entityId);
      if (phone && operationalStatusOf(phone['status']) === 'OFFLINE') phones.save(withOperation(phone, before));
    },
  });
  const rebootJobs = new JobKind<Restart>(world, {
    name: 'telephony.edges.restarts',
    entity: 'restart',
    stateNames,
    onEnd: ({ of: entityId, before }) => {
      const edge = edges.find(entityId);
      // An Edge that was taken out of service meanwhile stays so.
      if (edge?.['onlineStatus'] !== 'OFFLINE' || ['INACTIVE', 'UNPAIRED'].includes(String(edge['statusCode']))) return;
      const { onlineStatus: _, ...rest } = edge;
      edges.save({ ...rest, ...(before !== undefined && { onlineStatus: before as Edge['onlineStatus'] }) });
    },
  });

  const restartPhone = (context: OperationContext, phone: Entity<Phone>): void => {
    const before = operationalStatusOf(phone['status']);
    if (before === 'OFFLINE') return;
    phones.save(withOperation(phone, 'OFFLINE'));
    restartJobs.start(context, { of: phone.id, before });
  };
  area.handle('postTelephonyProvidersEdgesPhonesReboot', (context) => {
    const { phoneIds, siteId } = readObject<PhonesReboot>(context);
    if (phoneIds === undefined && siteId === undefined) throw missingField('phoneIds');
    const unknownPhone = phoneIds?.find((id) => !phones.find(id));
    if (unknownPhone !== undefined) throw invalidValue('phoneIds', unknownPhone, 'phone');
    if (siteId !== undefined && !new Repository<Site>(world, `${EDGES}/sites`).find(siteId))
      throw invalidValue('siteId', siteId, 'site');
    for (const phone of phones.all())
      if (phoneIds?.includes(phone.id) === true || (siteId !== undefined && readId(phone['site']) === siteId))
        restartPhone(context, phone);
    return context.send(null, 202);
  });
  area.handle('postTelephonyProvidersEdgesPhoneReboot', (context) => {
    restartPhone(context, phones.get(context.param('phoneId')));
    return context.send(null, 202);
  });

  area.handle('postTelephonyProvidersEdgeReboot', (context) => {
    const edge = edges.get(context.param('edgeId'));
    const before = edge['onlineStatus'];
    if (before !== 'OFFLINE') {
      edges.save({ ...edge, onlineStatus: 'OFFLINE' });
      rebootJobs.start(context, { of: edge.id, before });
    }
    return context.json('Accepted', 202);
  });
}

const operationalStatusOf = (status: unknown): unknown => (isObject(status) ? status['operationalStatus'] : undefined);

const withOperation = (phone: Entity<Phone>, operationalStatus: unknown): Entity => ({
  ...phone,
  status: { ...(phone['status'] as Json | undefined), operationalStatus },
});
