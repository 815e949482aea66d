import type { Area } from '../../engine/area.js';
import type { ExternalMetricDataItem, ExternalMetricDataWriteRequest, TargetPerformanceProfile } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest, notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Json } from '../repository.js';
import { PROFILES, profilesOf } from './model.js';

const DEFINITIONS = '/api/v2/employeeperformance/externalmetrics/definitions';

/** The values written for a metric, a user and a day. */
interface Figure {
  value: number;
  count: number;
}

const figuresOf = (world: World): Map<string, Figure> => world.collection<Figure>('gamification.externalmetrics');

/** Links metrics to other profiles, and receives metric values from outside. */
export function addPerformanceMetricHandlers(area: Area, world: World): void {
  area.handle('postGamificationProfileMetricLink', (context) => {
    const metricsOf = (profileId: string): Repository => new Repository(world, `${PROFILES}/{}/metrics`, [profileId]);
    const source = profilesOf(world).get(context.param('sourceProfileId'));
    const metric = metricsOf(source.id).get(context.param('sourceMetricId'));
    const wanted = readObject<TargetPerformanceProfile>(context, ['targetPerformanceProfileId']).targetPerformanceProfileId;
    const target = profilesOf(world).find(wanted);
    if (!target) throw notFound('profile', wanted);
    if (target.id === source.id)
      throw badRequest('A metric is linked into another profile than its own', [
        { errorCode: 'invalid.value', fieldName: 'targetPerformanceProfileId' },
      ]);
    const isLinked = metricsOf(target.id)
      .all()
      .some(({ linkedMetric }) => (linkedMetric as { id?: string } | undefined)?.id === metric.id);
    if (isLinked)
      throw new Problem(409, 'The metric is linked into this profile already', { entityId: metric.id, entityName: 'metric' });
    const { id: _id, selfUri: _uri, dateCreated: _created, ...same } = metric;
    const linked = metricsOf(target.id).create(context, same, {
      performanceProfileId: target.id,
      sourcePerformanceProfile: source,
      linkedMetric: { id: metric.id, selfUri: `${PROFILES}/${source.id}/metrics/${metric.id}` },
    });
    return metricsOf(target.id).view(linked);
  });

  area.handle('postEmployeeperformanceExternalmetricsData', (context) => {
    const { items } = readObject<ExternalMetricDataWriteRequest>(context, ['items']);
    const processedEntities: Json[] = [];
    const unprocessedEntities: Json[] = [];
    for (const item of items) {
      try {
        processedEntities.push(written(world, item));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const { message, status, fields } = error;
        const code = fields.code ?? (status === 404 ? 'not.found' : 'bad.request');
        unprocessedEntities.push({ ...item, message, code });
      }
    }
    return { processedEntities, unprocessedEntities };
  });
}

/**
 * Stores a value: `Cumulative` values are added to the day's value, others replace it. @throws the platform's error for an
 * invalid item.
 */
function written(world: World, item: ExternalMetricDataItem): Json {
  const { userId, userEmail, metricId, dateOccurred, value, count = 1, type = 'Total' } = item;
  const email = userEmail?.toLowerCase();
  const user = world.store.users
    .all()
    .find((each) => each.state === 'active' && (userId === undefined ? each.email.toLowerCase() === email : each.id === userId));
  if (!user) throw notFound('user', userId ?? userEmail ?? '');
  const definition = new Repository(world, DEFINITIONS).get(metricId);
  if (definition['enabled'] === false) throw badRequest('The metric is not enabled');
  const key = `${metricId} ${user.id} ${dateOccurred.slice(0, 10)}`;
  const before = type === 'Cumulative' ? figuresOf(world).get(key) : undefined;
  const after = { value: (before?.value ?? 0) + value, count: (before?.count ?? 0) + count };
  figuresOf(world).set(key, after);
  return { ...item, totalValue: after.value, totalCount: after.count };
}
