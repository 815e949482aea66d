import type { Area } from '../../engine/area.js';
import type {
  ExternalMetricDataItem,
  ExternalMetricDataProcessedItem,
  ExternalMetricDataUnprocessedItem,
  ExternalMetricDataWriteRequest,
  ExternalMetricDefinition,
  Metric,
  TargetPerformanceProfile,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest, invalidField, notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { PROFILES, profilesOf } from './model.js';

const DEFINITIONS = '/api/v2/employeeperformance/externalmetrics/definitions';

/** The values written for a metric, a user and a day. */
interface MetricValue {
  value: number;
  count: number;
}

const metricValuesOf = (world: World): Map<string, MetricValue> => world.collection<MetricValue>('gamification.externalmetrics');

/** Links metrics to other profiles, and receives metric values from outside. */
export function addPerformanceMetricHandlers(area: Area, world: World): void {
  area.handle('postGamificationProfileMetricLink', (context) => {
    const metricsOf = (profileId: string): Repository<Metric> =>
      new Repository<Metric>(world, `${PROFILES}/{}/metrics`, [profileId]);
    const source = profilesOf(world).get(context.param('sourceProfileId'));
    const metric = metricsOf(source.id).get(context.param('sourceMetricId'));
    const targetProfileId = readObject<TargetPerformanceProfile>(context, [
      'targetPerformanceProfileId',
    ]).targetPerformanceProfileId;
    const target = profilesOf(world).find(targetProfileId);
    if (!target) throw notFound('profile', targetProfileId);
    if (target.id === source.id)
      throw invalidField('A metric is linked into another profile than its own', 'targetPerformanceProfileId');
    const isLinked = metricsOf(target.id)
      .all()
      .some(({ linkedMetric }) => linkedMetric?.id === metric.id);
    if (isLinked)
      throw new Problem(409, 'The metric is linked into this profile already', { entityId: metric.id, entityName: 'metric' });
    const { id: _id, selfUri: _uri, dateCreated: _created, ...copiedFields } = metric;
    const newMetric = metricsOf(target.id).create(context, copiedFields, {
      performanceProfileId: target.id,
      sourcePerformanceProfile: source,
      linkedMetric: { id: metric.id, selfUri: `${PROFILES}/${source.id}/metrics/${metric.id}` },
    });
    return metricsOf(target.id).view(newMetric);
  });

  area.handle('postEmployeeperformanceExternalmetricsData', (context) => {
    const { items } = readObject<ExternalMetricDataWriteRequest>(context, ['items']);
    const processedEntities: ExternalMetricDataProcessedItem[] = [];
    const unprocessedEntities: ExternalMetricDataUnprocessedItem[] = [];
    for (const item of items) {
      try {
        processedEntities.push(storeValue(world, item));
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
function storeValue(world: World, item: ExternalMetricDataItem): ExternalMetricDataProcessedItem {
  const { userId, userEmail, metricId, dateOccurred, value, count = 1, type = 'Total' } = item;
  const email = userEmail?.toLowerCase();
  const user = world.store.users
    .all()
    .find((each) => each.state === 'active' && (userId === undefined ? each.email.toLowerCase() === email : each.id === userId));
  if (!user) throw notFound('user', userId ?? userEmail ?? '');
  const definition = new Repository<ExternalMetricDefinition>(world, DEFINITIONS).get(metricId);
  if (definition['enabled'] === false) throw badRequest('The metric is not enabled');
  const key = `${metricId} ${user.id} ${dateOccurred.slice(0, 10)}`;
  const previous = type === 'Cumulative' ? metricValuesOf(world).get(key) : undefined;
  const storedValue = { value: (previous?.value ?? 0) + value, count: (previous?.count ?? 0) + count };
  metricValuesOf(world).set(key, storedValue);
  return { ...item, totalValue: storedValue.value, totalCount: storedValue.count };
}
