import { textOf } from '../../../engine/values.js';
import type { BuShortTermForecast } from '../../../../models/index.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { figuresOf, QUARTER, QUARTERS_A_WEEK } from '../figures.js';

/** The forecasts of a week. */
export const forecastsOf = (world: World, unitId: string, week: string): Repository<BuShortTermForecast> =>
  new Repository<BuShortTermForecast>(
    world,
    '/api/v2/workforcemanagement/businessunits/{}/weeks/{}/shorttermforecasts',
    [unitId, week],
    'BuShortTermForecast',
  );

/** The forecast for a schedule, if it exists and may be used for scheduling. */
export function usableForecast(
  world: World,
  unitId: string,
  { id, weekDate }: { id?: unknown; weekDate?: unknown },
): Entity<BuShortTermForecast> | undefined {
  const forecast = forecastsOf(world, unitId, textOf(weekDate)).find(textOf(id));
  return forecast?.['canUseForScheduling'] === false ? undefined : forecast;
}

/** Required agents for a forecast, by quarter of an hour; `undefined` for a forecast without data. */
export function requiredAgents(world: World, forecastId: string, weekCount: number): number[] | undefined {
  const figures = figuresOf(world).get(forecastId);
  return (
    figures &&
    Array.from({ length: weekCount * QUARTERS_A_WEEK }, (_, quarter) =>
      figures.reduce((sum, group) => {
        const offeredCount = group.offeredPerInterval[quarter] ?? 0;
        const seconds = group.averageHandleTimeSecondsPerInterval[quarter] ?? 0;
        return sum + (offeredCount * seconds * 1000) / QUARTER;
      }, 0),
    )
  );
}
